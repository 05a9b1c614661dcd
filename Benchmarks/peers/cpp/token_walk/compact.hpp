// The automaton laid out for the cache: states of 32 bytes in depth-first order, two edges of words and one of a slot inside;
// only states with more edges of words ask a hash table.
#pragma once

#include "automaton.hpp"

namespace token_walk {

struct alignas(32) CompactState {
    int32_t accept = -1;
    uint8_t wordCount = 0, slotCount = 0;
    uint16_t list = 0;
    uint32_t slotTarget = 0, more = 0;
    uint32_t words[2] = {0, 0}, targets[2] = {0, 0};

    static constexpr uint8_t many = 255;
};
static_assert(sizeof(CompactState) == 32);

struct CompactAutomaton {
    std::vector<CompactState> states;
    Edges wide;
    std::vector<SlotEdge> moreSlots;

    explicit CompactAutomaton(const Automaton &automaton) {
        std::vector<std::vector<std::pair<uint32_t, uint32_t>>> out(automaton.states.size());
        for (auto &edge : automaton.edges)
            if (edge.isUsed()) out[edge.state()].push_back({edge.symbol(), edge.target});
        for (auto &edges : out) std::sort(edges.begin(), edges.end());
        auto numbers = depthFirst(automaton, out);
        states.resize(automaton.states.size());
        for (size_t state = 1; state < automaton.states.size(); state++) {
            const auto &source = automaton.states[state];
            CompactState &target = states[numbers[state]];
            target.accept = source.accept;
            target.slotCount = uint8_t(source.slotCount);
            target.more = uint32_t(moreSlots.size());
            for (uint32_t slot = 0; slot < source.slotCount; slot++) {
                SlotEdge edge = automaton.slots[source.slots + slot];
                if (slot) {
                    moreSlots.push_back({edge.list, numbers[edge.target]});
                    continue;
                }
                target.list = uint16_t(edge.list);
                target.slotTarget = numbers[edge.target];
            }
            target.wordCount = out[state].size() > 2 ? CompactState::many : uint8_t(out[state].size());
            for (size_t edge = 0; edge < out[state].size(); edge++) {
                auto [word, next] = out[state][edge];
                if (target.wordCount == CompactState::many) {
                    wide.add(numbers[state], word, numbers[next]);
                } else {
                    target.words[edge] = word;
                    target.targets[edge] = numbers[next];
                }
            }
        }
    }

private:
    static std::vector<uint32_t> depthFirst(
        const Automaton &automaton, const std::vector<std::vector<std::pair<uint32_t, uint32_t>>> &out) {
        std::vector<uint32_t> numbers(automaton.states.size(), 0), stack{1};
        uint32_t next = 1;
        while (!stack.empty()) {
            uint32_t state = stack.back();
            stack.pop_back();
            if (numbers[state]) continue;
            numbers[state] = next++;
            for (size_t edge = out[state].size(); edge--;) stack.push_back(out[state][edge].second);
            for (uint32_t slot = automaton.states[state].slotCount; slot--;)
                stack.push_back(automaton.slots[automaton.states[state].slots + slot].target);
        }
        return numbers;
    }
};

}  // namespace token_walk
