#include "contender.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <time.h>

namespace contender {
namespace {

double nanoseconds(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

double processorTime() { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
double wallTime() { return nanoseconds(CLOCK_MONOTONIC); }

// `getrusage` never says less than what the process had that started this one.
double peakMegabytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind("VmHWM:", 0) == 0) return std::stod(line.substr(6)) * 1024 / 1e6;
    return 0;
}

double quantile(const std::vector<double> &sorted, double part) {
    return sorted[std::min(size_t(double(sorted.size()) * part), sorted.size() - 1)];
}

class Sentences {
public:
    explicit Sentences(const std::string &folder) {
        for (auto &row : rows(folder + "/sentences.tsv")) {
            starts.push_back(bytes.size());
            bytes += row[0];
            intents.push_back(row[2] == "-" ? "" : row[2]);
            slots.push_back(row[3] == "-" ? "" : row[3]);
        }
        starts.push_back(bytes.size());
        bytes.resize(bytes.size() + 64);
    }

    size_t count() const { return intents.size(); }
    std::string_view text(size_t index) const { return {bytes.data() + starts[index], starts[index + 1] - starts[index]}; }

    bool isRight(size_t index, bool found, const Answer &answer, bool withSlots) const {
        if (!found || intents[index].empty()) return !found && intents[index].empty();
        if (answer.intent != intents[index]) return false;
        if (!withSlots) return true;
        std::map<std::string_view, std::string_view> sorted(answer.slots.begin(), answer.slots.end());
        std::string text;
        for (auto &[name, value] : sorted) {
            if (!text.empty()) text += ';';
            text.append(name).append(1, '=').append(value);
        }
        return text == slots[index];
    }

private:
    std::string bytes;
    std::vector<size_t> starts;
    std::vector<std::string> intents, slots;
};

}  // namespace

std::vector<Row> rows(const std::string &path) {
    std::ifstream file(path);
    if (!file) {
        fprintf(stderr, "cannot read %s\n", path.c_str());
        exit(2);
    }
    std::vector<Row> result;
    for (std::string line; std::getline(file, line);) {
        Row row;
        std::istringstream fields(line);
        for (std::string field; std::getline(fields, field, '\t');) row.push_back(field);
        result.push_back(std::move(row));
    }
    return result;
}

double processMilliseconds() { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID) / 1e6; }

int refuse(const std::string &reason) {
    printf("{\"error\": \"%s\"}\n", reason.c_str());
    return 0;
}

int serve(const std::string &folder, Matcher &matcher, bool withSlots, double loadMilliseconds) {
    Sentences sentences(folder);
    printf("{\"load_ms\": %.3f}\n", loadMilliseconds);
    fflush(stdout);
    size_t asked = 0;
    volatile size_t found = 0;
    std::string request;
    for (double seconds; std::cin >> request >> seconds;) {
        if (request == "check") {
            size_t right = 0;
            Answer answer;
            double start = processorTime();
            for (asked = 0; asked < sentences.count() && (asked == 0 || processorTime() - start < seconds * 1e9); asked++) {
                bool isFound = matcher.match(sentences.text(asked));
                answer = {};
                if (isFound) matcher.read(answer);
                right += sentences.isRight(asked, isFound, answer, withSlots);
            }
            printf("{\"asked\": %zu, \"right\": %zu}\n", asked, right);
        } else if (request == "round") {
            double start = processorTime(), wall = wallTime(), count = 0;
            do {
                for (size_t index = 0; index < asked; index++) found = found + matcher.match(sentences.text(index));
                count += double(asked);
            } while (processorTime() - start < seconds * 1e9);
            printf("{\"cpu_ns\": %.3f, \"wall_ns\": %.3f}\n", (processorTime() - start) / count, (wallTime() - wall) / count);
        } else if (request == "latencies") {
            std::vector<double> times, empty;
            double begin = wallTime();
            do {
                for (size_t index = 0; index < asked; index++) {
                    double start = wallTime();
                    found = found + matcher.match(sentences.text(index));
                    times.push_back(wallTime() - start);
                }
            } while (wallTime() - begin < seconds * 1e9);
            for (int index = 0; index < 10001; index++) {
                double start = wallTime();
                empty.push_back(wallTime() - start);
            }
            std::sort(times.begin(), times.end());
            std::sort(empty.begin(), empty.end());
            printf("{\"p50_ns\": %.1f, \"p99_ns\": %.1f, \"p999_ns\": %.1f, \"clock_ns\": %.1f}\n", quantile(times, 0.5),
                   quantile(times, 0.99), quantile(times, 0.999), quantile(empty, 0.5));
        } else if (request == "memory") {
            printf("{\"peak_mb\": %.1f}\n", peakMegabytes());
        } else {
            return 2;
        }
        fflush(stdout);
    }
    return 0;
}

}  // namespace contender
