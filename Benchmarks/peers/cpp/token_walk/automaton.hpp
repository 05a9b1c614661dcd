// Templates and lists as an automaton over words and slots: Glushkov's positions, then subset construction.
#pragma once

#include "words.hpp"

#include <algorithm>
#include <deque>

namespace token_walk {

// Pairs of a state and a symbol to states; 0 is no state.
class Edges {
public:
    struct Edge {
        uint64_t key = none;
        uint32_t target = 0;
        uint32_t state() const { return uint32_t(key >> 32); }
        uint32_t symbol() const { return uint32_t(key); }
        bool isUsed() const { return key != none; }
    };

    uint32_t find(uint32_t state, uint32_t symbol) const {
        uint64_t key = uint64_t(state) << 32 | symbol;
        for (size_t at = place(key);; at = (at + 1) & (table.size() - 1)) {
            if (table[at].key == key) return table[at].target;
            if (!table[at].isUsed()) return 0;
        }
    }

    void add(uint32_t state, uint32_t symbol, uint32_t target) {
        if (++used * 2 > table.size()) grow();
        put({uint64_t(state) << 32 | symbol, target});
    }

    auto begin() const { return table.begin(); }
    auto end() const { return table.end(); }

private:
    static constexpr uint64_t none = ~0ull;

    size_t place(uint64_t key) const { return (key * 0x9E3779B97F4A7C15ull) >> shift; }
    void put(Edge edge) {
        size_t at = place(edge.key);
        while (table[at].isUsed()) at = (at + 1) & (table.size() - 1);
        table[at] = edge;
    }
    void grow() {
        auto old = std::move(table);
        table.assign(old.size() * 2, {});
        shift--;
        for (auto &edge : old)
            if (edge.isUsed()) put(edge);
    }

    std::vector<Edge> table = std::vector<Edge>(1024);
    int shift = 54;
    size_t used = 0;
};

struct SlotEdge {
    uint32_t list, target;
};

// A range of numbers, or a trie of values below a root.
struct List {
    std::string name;
    bool isRange = false;
    int low = 0, high = 0;
    uint32_t root = 0;
};

struct Automaton {
    struct State {
        uint32_t slots = 0, slotCount = 0;
        int32_t accept = -1;  // the first template that ends here
    };

    Words words;
    Edges edges;
    std::vector<State> states;  // 0 is none, 1 the start
    std::vector<SlotEdge> slots;
    std::vector<List> lists;
    Edges valueEdges;
    std::vector<int32_t> valueEnds{-1};  // by node: the value that ends there
    std::vector<std::string> intents;    // by template
};

class Compiler {
public:
    explicit Compiler(Automaton &automaton) : automaton(automaton) {}

    // Rows of lists.tsv.
    void addValue(const std::string &list, const std::string &value) {
        auto [entry, isNew] = listNumbers.try_emplace(list, uint32_t(automaton.lists.size()));
        if (isNew) automaton.lists.push_back({list, false, 0, 0, addNode()});
        auto dots = value.find("..");
        if (dots != std::string::npos) {
            auto &range = automaton.lists[entry->second];
            range.isRange = true;
            range.low = std::stoi(value);
            range.high = std::stoi(value.substr(dots + 2));
            return;
        }
        uint32_t node = automaton.lists[entry->second].root;
        for (size_t start = 0; start < value.size();) {
            size_t end = std::min(value.find(' ', start), value.size());
            uint32_t word = automaton.words.add(value.substr(start, end - start));
            uint32_t next = automaton.valueEdges.find(node, word);
            if (!next) automaton.valueEdges.add(node, word, next = addNode());
            node = next;
            start = end + 1;
        }
        automaton.valueEnds[node] = values++;
    }

    // Rows of templates.tsv, after the lists.
    void addTemplate(const std::string &intent, const std::string &text) {
        automaton.intents.push_back(intent);
        rest = text.c_str();
        Part whole = alternatives();
        firsts.insert(firsts.end(), whole.first.begin(), whole.first.end());
        for (uint32_t position : whole.last) positions[position].isLast = true;
    }

    // A state is the sorted set of the positions just consumed.
    void build() {
        std::unordered_map<Set, uint32_t, SetHash> numbers;
        std::deque<std::pair<uint32_t, Set>> todo{{1, {}}};
        automaton.states.resize(2);
        std::vector<std::pair<uint32_t, uint32_t>> steps;  // symbol and position
        while (!todo.empty()) {
            auto [state, set] = std::move(todo.front());
            todo.pop_front();
            steps.clear();
            if (state == 1) collect(firsts, steps);
            for (uint32_t position : set) collect(positions[position].follow, steps);
            std::sort(steps.begin(), steps.end());
            steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
            automaton.states[state].slots = uint32_t(automaton.slots.size());
            for (size_t at = 0; at < steps.size();) {
                uint32_t symbol = steps[at].first;
                Set next;
                int32_t accept = -1;
                for (; at < steps.size() && steps[at].first == symbol; at++) {
                    const Position &position = positions[steps[at].second];
                    next.push_back(steps[at].second);
                    if (position.isLast && (accept < 0 || position.phrase < accept)) accept = position.phrase;
                }
                auto [entry, isNew] = numbers.try_emplace(std::move(next), uint32_t(automaton.states.size()));
                if (isNew) {
                    automaton.states.push_back({0, 0, accept});
                    todo.push_back({entry->second, entry->first});
                }
                if (symbol & slotBit) automaton.slots.push_back({symbol & ~slotBit, entry->second});
                else automaton.edges.add(state, symbol, entry->second);
            }
            automaton.states[state].slotCount = uint32_t(automaton.slots.size()) - automaton.states[state].slots;
        }
    }

private:
    using Set = std::vector<uint32_t>;
    struct SetHash {
        size_t operator()(const Set &set) const {
            uint64_t hash = set.size();
            for (uint32_t element : set) hash = mix(hash ^ element, 0x9E3779B97F4A7C15ull);
            return hash;
        }
    };
    struct Position {
        uint32_t symbol;
        int32_t phrase;
        bool isLast;
        Set follow;
    };
    struct Part {
        Set first, last;
        bool canBeEmpty;
    };
    static constexpr uint32_t slotBit = 0x80000000u;

    uint32_t addNode() {
        automaton.valueEnds.push_back(-1);
        return uint32_t(automaton.valueEnds.size() - 1);
    }

    void collect(const Set &from, std::vector<std::pair<uint32_t, uint32_t>> &steps) const {
        for (uint32_t position : from) steps.push_back({positions[position].symbol, position});
    }

    Part alternatives() {
        Part part = sequence();
        while (*rest == '|') {
            rest++;
            Part other = sequence();
            part.first.insert(part.first.end(), other.first.begin(), other.first.end());
            part.last.insert(part.last.end(), other.last.begin(), other.last.end());
            part.canBeEmpty |= other.canBeEmpty;
        }
        return part;
    }

    Part sequence() {
        Part part{{}, {}, true};
        for (;;) {
            while (*rest == ' ') rest++;
            if (!*rest || strchr(")]|", *rest)) return part;
            Part next = item();
            for (uint32_t last : part.last)
                positions[last].follow.insert(positions[last].follow.end(), next.first.begin(), next.first.end());
            if (part.canBeEmpty) part.first.insert(part.first.end(), next.first.begin(), next.first.end());
            if (next.canBeEmpty) part.last.insert(part.last.end(), next.last.begin(), next.last.end());
            else part.last = next.last;
            part.canBeEmpty = part.canBeEmpty && next.canBeEmpty;
        }
    }

    Part item() {
        if (*rest == '(' || *rest == '[') {
            bool isOptional = *rest++ == '[';
            Part part = alternatives();
            part.canBeEmpty |= isOptional;
            rest++;
            return part;
        }
        uint32_t symbol;
        const char *end = rest;
        if (*rest == '{') {
            end = strchr(rest, '}');
            symbol = slotBit | listNumbers.at(std::string(rest + 1, end++));
        } else {
            while (*end && !strchr(" ()[]|{", *end)) end++;
            symbol = automaton.words.add(std::string(rest, end));
        }
        rest = end;
        positions.push_back({symbol, int32_t(automaton.intents.size() - 1), false, {}});
        uint32_t position = uint32_t(positions.size() - 1);
        return {{position}, {position}, false};
    }

    Automaton &automaton;
    std::unordered_map<std::string, uint32_t> listNumbers;
    std::vector<Position> positions;
    Set firsts;
    const char *rest = nullptr;
    int32_t values = 0;
};

}  // namespace token_walk
