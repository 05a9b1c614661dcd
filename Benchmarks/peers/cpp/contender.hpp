// A contender in C++: reads requests, a word and a number of seconds a line, and answers each with a line of JSON.
// `peers/contender.py` says what is asked.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contender {

struct Answer {
    std::string_view intent;  // empty where no phrase matches
    std::vector<std::pair<std::string_view, std::string_view>> slots;
};

class Matcher {
public:
    virtual ~Matcher() = default;
    // Finds intent and slots, and keeps where they stand. What is timed. Up to 64 bytes behind the text may be read.
    virtual bool match(std::string_view text) = 0;
    // What was found last.
    virtual void read(Answer &answer) const = 0;
};

using Row = std::vector<std::string>;
std::vector<Row> rows(const std::string &path);

double processMilliseconds();

// Answers requests until the input ends. `withSlots`: an answer is right if its slots are, too.
int serve(const std::string &folder, Matcher &matcher, bool withSlots, double loadMilliseconds);
// Says that the contender cannot take part.
int refuse(const std::string &reason);

}  // namespace contender
