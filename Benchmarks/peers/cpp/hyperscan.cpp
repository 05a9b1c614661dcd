// Hyperscan (or Vectorscan) finds the expressions that take a sentence; for slots, the RE2 of each captures.
//
//     hyperscan FOLDER intent|slots
#include "captures.hpp"

#include <algorithm>
#include <hs.h>

namespace {

// Hyperscan knows no names of groups.
std::string withoutNames(std::string expression) {
    for (size_t at; (at = expression.find("(?P<")) != std::string::npos;)
        expression.replace(at, expression.find('>', at) - at + 1, "(?:");
    return expression;
}

class HyperscanMatcher : public contender::Matcher {
public:
    HyperscanMatcher(hs_database_t *database, const std::vector<contender::Row> &rows, Captures &captures, bool withSlots)
        : database(database), rows(rows), captures(captures), withSlots(withSlots) {
        hs_alloc_scratch(database, &scratch);
    }

    bool match(std::string_view sentence) override {
        prepare(sentence, text);
        hits.clear();
        hs_scan(database, text.data(), unsigned(text.size()), 0, scratch, note, &hits);
        if (!withSlots) {
            if (!hits.empty()) answer.intent = rows[hits[0]][1];
            return !hits.empty();
        }
        std::sort(hits.begin(), hits.end());
        for (unsigned hit : hits)
            if (captures.read(hit, text, answer)) return true;
        return false;
    }

    void read(contender::Answer &result) const override { result = answer; }

private:
    static int note(unsigned hit, unsigned long long, unsigned long long, unsigned, void *hits) {
        static_cast<std::vector<unsigned> *>(hits)->push_back(hit);
        return 0;
    }

    hs_database_t *database;
    hs_scratch_t *scratch = nullptr;
    const std::vector<contender::Row> &rows;
    Captures &captures;
    bool withSlots;
    std::string text;
    std::vector<unsigned> hits;
    contender::Answer answer;
};

}  // namespace

int main(int count, char **arguments) {
    if (count < 3) return 2;
    std::string folder = arguments[1];
    bool withSlots = std::string_view(arguments[2]) == "slots";
    double start = contender::processMilliseconds();
    auto rows = contender::rows(folder + "/regex.tsv");
    std::vector<std::string> expressions;
    std::vector<const char *> pointers;
    std::vector<unsigned> flags(rows.size(), HS_FLAG_SINGLEMATCH), identifiers;
    for (auto &row : rows) expressions.push_back(withoutNames(row[2]));
    for (auto &expression : expressions) {
        identifiers.push_back(unsigned(pointers.size()));
        pointers.push_back(expression.c_str());
    }
    hs_platform_info_t platform;
    hs_populate_platform(&platform);
    hs_database_t *database = nullptr;
    hs_compile_error_t *error = nullptr;
    if (hs_compile_multi(pointers.data(), flags.data(), identifiers.data(), unsigned(pointers.size()), HS_MODE_BLOCK, &platform,
                         &database, &error) != HS_SUCCESS)
        return contender::refuse(error->message);
    Captures captures(folder, rows);
    HyperscanMatcher matcher(database, rows, captures, withSlots);
    return contender::serve(folder, matcher, withSlots, contender::processMilliseconds() - start);
}
