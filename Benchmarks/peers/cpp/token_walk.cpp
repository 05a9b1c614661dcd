// The limit: a walk over words with slots and nothing else. ASCII, spaces between words, the first template that takes a sentence,
// no ranking, no glued slots, no free text. What generality costs is measured against it.
//
//     token_walk FOLDER
#include "contender.hpp"
#include "token_walk/compact.hpp"

namespace {

using namespace token_walk;

class Walk : public contender::Matcher {
public:
    Walk(const Automaton &automaton) : automaton(automaton), compact(automaton), words(automaton.words) {}

    bool match(std::string_view text) override {
        if (text.size() > longest) return false;
        count = tokenise(reinterpret_cast<const uint8_t *>(text.data()), text.size(), folded, tokens);
        for (int token = 0; token < count; token++)
            numbers[token] = words.find(folded + tokens[token].start, size_t(tokens[token].end - tokens[token].start));
        captureCount = 0;
        phrase = walk(1, 0, 0);
        return phrase >= 0;
    }

    void read(contender::Answer &answer) const override {
        answer.intent = automaton.intents[size_t(phrase)];
        for (int at = 0; at < captureCount; at++) {
            const Capture &capture = captures[at];
            const char *start = reinterpret_cast<const char *>(folded) + tokens[capture.first].start;
            const char *end = reinterpret_cast<const char *>(folded) + tokens[capture.end - 1].end;
            answer.slots.emplace_back(automaton.lists[capture.list].name, std::string_view(start, size_t(end - start)));
        }
    }

private:
    static constexpr size_t longest = 4000, mostTokens = longest / 2 + 1;
    static constexpr int mostEnds = 16, mostCaptures = 16;

    struct Capture {
        uint32_t list;
        int first, end;
        int32_t value;
    };

    // The template that ends where the words do, from a state on; -1 where there is none.
    int32_t walk(uint32_t number, int at, int captured) {
        for (;;) {
            const CompactState &state = compact.states[number];
            if (at == count) {
                captureCount = captured;
                return state.accept;
            }
            if (uint32_t target = step(number, state, numbers[at])) {
                if (!state.slotCount) {
                    number = target;
                    at++;
                    continue;
                }
                int32_t found = walk(target, at + 1, captured);
                if (found >= 0) return found;
            }
            if (captured == mostCaptures) return -1;
            for (uint32_t slot = 0; slot < state.slotCount; slot++) {
                SlotEdge edge = slot ? compact.moreSlots[state.more + slot - 1] : SlotEdge{state.list, state.slotTarget};
                int32_t found = fill(edge, at, captured);
                if (found >= 0) return found;
            }
            return -1;
        }
    }

    uint32_t step(uint32_t number, const CompactState &state, uint32_t word) const {
        if (!word) return 0;
        if (state.wordCount == CompactState::many) return compact.wide.find(number, word);
        if (state.words[0] == word) return state.targets[0];
        return state.words[1] == word ? state.targets[1] : 0;
    }

    // The longest value first.
    int32_t fill(SlotEdge edge, int at, int captured) {
        const List &list = automaton.lists[edge.list];
        if (list.isRange) {
            int value = numberOf(tokens[at]);
            if (value < list.low || value > list.high) return -1;
            captures[captured] = {edge.list, at, at + 1, value};
            return walk(edge.target, at + 1, captured + 1);
        }
        int ends[mostEnds], values[mostEnds], found = 0;
        uint32_t node = list.root;
        for (int end = at; end < count && numbers[end] && found < mostEnds; end++) {
            node = automaton.valueEdges.find(node, numbers[end]);
            if (!node) break;
            if (automaton.valueEnds[node] < 0) continue;
            ends[found] = end + 1;
            values[found++] = automaton.valueEnds[node];
        }
        while (found--) {
            captures[captured] = {edge.list, at, ends[found], values[found]};
            int32_t phrase = walk(edge.target, ends[found], captured + 1);
            if (phrase >= 0) return phrase;
        }
        return -1;
    }

    int numberOf(Token token) const {
        if (token.end - token.start > 4) return -1;
        int value = 0;
        for (int at = token.start; at < token.end; at++) {
            unsigned digit = folded[at] - unsigned('0');
            if (digit > 9) return -1;
            value = value * 10 + int(digit);
        }
        return value;
    }

    const Automaton &automaton;
    CompactAutomaton compact;
    FrozenWords words;
    uint8_t folded[longest + 64] = {};
    Token tokens[mostTokens];
    uint32_t numbers[mostTokens];
    int count = 0;
    Capture captures[mostCaptures];
    int captureCount = 0;
    int32_t phrase = -1;
};

}  // namespace

int main(int count, char **arguments) {
    if (count < 2) return 2;
    std::string folder = arguments[1];
    double start = contender::processMilliseconds();
    Automaton automaton;
    Compiler compiler(automaton);
    for (auto &row : contender::rows(folder + "/lists.tsv")) compiler.addValue(row[0], row[1]);
    for (auto &row : contender::rows(folder + "/templates.tsv")) compiler.addTemplate(row[1], row[2]);
    compiler.build();
    Walk walk(automaton);
    return contender::serve(folder, walk, true, contender::processMilliseconds() - start);
}
