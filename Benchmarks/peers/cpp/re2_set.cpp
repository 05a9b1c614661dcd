// RE2::Set finds the expressions that take a sentence, the RE2 of each captures.
//
//     re2_set FOLDER [MAX_MEM_MB]
#include "captures.hpp"

#include <re2/set.h>

namespace {

class SetMatcher : public contender::Matcher {
public:
    SetMatcher(RE2::Set &set, Captures &captures) : set(set), captures(captures) {}

    bool match(std::string_view sentence) override {
        prepare(sentence, text);
        hits.clear();
        if (!set.Match(text, &hits)) return false;
        for (int hit : hits)
            if (captures.read(size_t(hit), text, answer)) return true;
        return false;
    }

    void read(contender::Answer &result) const override { result = answer; }

private:
    RE2::Set &set;
    Captures &captures;
    std::string text;
    std::vector<int> hits;
    contender::Answer answer;
};

}  // namespace

int main(int count, char **arguments) {
    if (count < 2) return 2;
    std::string folder = arguments[1];
    long megabytes = count > 2 ? std::stol(arguments[2]) : 2048;
    double start = contender::processMilliseconds();
    auto rows = contender::rows(folder + "/regex.tsv");
    RE2::Options options;
    options.set_max_mem(int64_t(megabytes) << 20);
    options.set_log_errors(false);
    RE2::Set set(options, RE2::UNANCHORED);
    for (auto &row : rows) {
        std::string error;
        if (set.Add(row[2], &error) < 0) return contender::refuse("an expression is refused: " + error);
    }
    if (!set.Compile()) return contender::refuse("RE2::Set does not compile in max_mem " + std::to_string(megabytes) + " MB");
    Captures captures(folder, rows);
    SetMatcher matcher(set, captures);
    return contender::serve(folder, matcher, true, contender::processMilliseconds() - start);
}
