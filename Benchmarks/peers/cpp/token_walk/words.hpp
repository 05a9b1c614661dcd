// Words and their numbers.
#pragma once

#include <cstdint>
#include <cstring>
#include <immintrin.h>
#include <string>
#include <unordered_map>
#include <vector>

namespace token_walk {

inline uint64_t mix(uint64_t one, uint64_t other) {
    __uint128_t product = __uint128_t(one) * other;
    return uint64_t(product) ^ uint64_t(product >> 64);
}

// Numbers from 1 on; 0 is no word.
class Words {
public:
    uint32_t add(const std::string &word) { return numbers.try_emplace(word, uint32_t(numbers.size() + 1)).first->second; }
    size_t count() const { return numbers.size(); }
    auto begin() const { return numbers.begin(); }
    auto end() const { return numbers.end(); }

private:
    std::unordered_map<std::string, uint32_t> numbers;
};

// The same for looking up: the sixteen bytes of a word lie in its slot, and no branch depends on its length. Words are at most
// sixteen bytes long. Reads sixteen bytes, whatever the length.
class FrozenWords {
public:
    explicit FrozenWords(const Words &words) {
        size_t capacity = 1024;
        while (capacity < words.count() * 3) capacity *= 2;
        slots.assign(capacity, {});
        for (auto &[word, number] : words) {
            if (word.size() > longest) continue;
            char padded[16] = {};
            memcpy(padded, word.data(), word.size());
            Slot slot = key(reinterpret_cast<uint8_t *>(padded), word.size());
            slot.number = number;
            size_t at = hash(slot) & (capacity - 1);
            while (slots[at].number) at = (at + 1) & (capacity - 1);
            slots[at] = slot;
        }
    }

    uint32_t find(const uint8_t *bytes, size_t length) const {
        if (length > longest) return 0;
        Slot wanted = key(bytes, length);
        for (size_t at = hash(wanted) & (slots.size() - 1);; at = (at + 1) & (slots.size() - 1)) {
            const Slot &slot = slots[at];
            if (slot.low == wanted.low && slot.high == wanted.high) return slot.number;
            if (!slot.number) return 0;
        }
    }

private:
    static constexpr size_t longest = 16;
    struct alignas(32) Slot {
        uint64_t low, high;
        uint32_t number;
    };

    static Slot key(const uint8_t *bytes, size_t length) {
        alignas(32) static const uint8_t masks[32] = {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
        __m128i mask = _mm_loadu_si128(reinterpret_cast<const __m128i *>(masks + 16 - length));
        __m128i word = _mm_and_si128(_mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes)), mask);
        return {uint64_t(_mm_cvtsi128_si64(word)), uint64_t(_mm_extract_epi64(word, 1)), 0};
    }
    static size_t hash(const Slot &slot) { return mix(slot.low ^ 0xA0761D6478BD642Full, slot.high ^ 0xE7037ED1A0B428DBull); }

    std::vector<Slot> slots;
};

struct Token {
    uint16_t start, end;
};

// Lower-cases ASCII into `folded` and cuts at spaces, 32 bytes a step: reads and writes up to 31 bytes behind the end.
inline int tokenise(const uint8_t *bytes, size_t count, uint8_t *folded, Token *tokens) {
    int found = 0;
    uint64_t wasSpace = 1;
    uint16_t start = 0;
    const __m256i space = _mm256_set1_epi8(' '), beforeA = _mm256_set1_epi8('A' - 1), afterZ = _mm256_set1_epi8('Z' + 1);
    for (size_t at = 0; at < count; at += 32) {
        __m256i block = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes + at));
        __m256i isUpper = _mm256_and_si256(_mm256_cmpgt_epi8(block, beforeA), _mm256_cmpgt_epi8(afterZ, block));
        __m256i lower = _mm256_add_epi8(block, _mm256_and_si256(isUpper, _mm256_set1_epi8(32)));
        _mm256_storeu_si256(reinterpret_cast<__m256i *>(folded + at), lower);
        uint64_t spaces = uint32_t(_mm256_movemask_epi8(_mm256_cmpeq_epi8(block, space)));
        if (count - at < 32) spaces |= ~0ull << (count - at);
        spaces &= 0xFFFFFFFFull;
        uint64_t edges = spaces ^ ((spaces << 1 | wasSpace) & 0xFFFFFFFFull);
        wasSpace = spaces >> 31 & 1;
        for (; edges; edges &= edges - 1) {
            int edge = __builtin_ctzll(edges);
            if (spaces >> edge & 1) tokens[found++] = {start, uint16_t(at + size_t(edge))};
            else start = uint16_t(at + size_t(edge));
        }
    }
    if (!wasSpace) tokens[found++] = {start, uint16_t(count)};
    return found;
}

}  // namespace token_walk
