// What follows on a set of expressions: the expression of each hit captures its slots, whose values are looked up.
#pragma once

#include "contender.hpp"

#include <memory>
#include <re2/re2.h>
#include <unordered_map>
#include <unordered_set>

struct TextHash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
using Texts = std::unordered_set<std::string, TextHash, std::equal_to<>>;

// Lower case, with a space at the end, as the generated expressions have it.
inline void prepare(std::string_view text, std::string &result) {
    result.resize(text.size() + 1);
    for (size_t index = 0; index < text.size(); index++) {
        char byte = text[index];
        result[index] = byte >= 'A' && byte <= 'Z' ? char(byte + 32) : byte;
    }
    result[text.size()] = ' ';
}

class Captures {
public:
    // Rows of regex.tsv: identifier, intent, expression.
    Captures(const std::string &folder, const std::vector<contender::Row> &rows) : rows(rows), expressions(rows.size()) {
        for (auto &row : contender::rows(folder + "/lists.tsv")) {
            auto dots = row[1].find("..");
            if (dots == std::string::npos) {
                lists[row[0]].insert(row[1]);
                continue;
            }
            for (int value = std::stoi(row[1]); value <= std::stoi(row[1].substr(dots + 2)); value++)
                lists[row[0]].insert(std::to_string(value));
        }
    }

    // Whether the expression takes the text with values that there are; `answer` has it then.
    bool read(size_t row, std::string_view text, contender::Answer &answer) {
        auto &expression = expressions[row];
        if (!expression) compile(row, expression);
        re2::StringPiece spans[8];
        int count = expression.regex->NumberOfCapturingGroups();
        if (!expression.regex->Match({text.data(), text.size()}, 0, text.size(), RE2::UNANCHORED, spans, count + 1)) return false;
        answer.slots.clear();
        for (auto &[group, name, values] : expression.groups) {
            if (!spans[group].data()) continue;
            std::string_view value(spans[group].data(), spans[group].size());
            if (!values->contains(value)) return false;
            answer.slots.emplace_back(*name, value);
        }
        answer.intent = rows[row][1];
        return true;
    }

private:
    struct Group {
        int number;
        const std::string *name;
        const Texts *values;
    };
    struct Expression {
        std::unique_ptr<RE2> regex;
        std::vector<Group> groups;
        explicit operator bool() const { return regex != nullptr; }
    };

    void compile(size_t row, Expression &expression) {
        expression.regex = std::make_unique<RE2>(rows[row][2]);
        for (auto &[number, name] : expression.regex->CapturingGroupNames()) {
            auto list = lists.find(name);
            expression.groups.push_back({number, &list->first, &list->second});
        }
    }

    const std::vector<contender::Row> &rows;
    std::vector<Expression> expressions;
    std::unordered_map<std::string, Texts> lists;
};
