//! RegexSet finds the expressions that take a sentence, the Regex of each captures; values are looked up in hash sets.
//!
//!     regex_set FOLDER [LIMIT_MB]
//!
//! Reads requests, a word and a number of seconds a line, and answers each with a line of JSON; `peers/contender.py` says what is
//! asked.

mod clocks;
mod matcher;

use clocks::{peak_megabytes, process_nanoseconds, quantile, thread_nanoseconds, wall_nanoseconds};
use matcher::{rows, Matcher};
use std::io::{BufRead, Write};

struct Sentence {
    text: String,
    intent: String,
    slots: String,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let folder = &arguments[1];
    let megabytes = arguments.get(2).map_or(2048, |text| text.parse().expect("a number of megabytes"));
    let start = process_nanoseconds();
    let mut matcher = match Matcher::new(folder, megabytes << 20) {
        Ok(matcher) => matcher,
        Err(reason) => return println!("{{\"error\": \"{reason} at {megabytes} MB\"}}"),
    };
    answer(&format!("{{\"load_ms\": {:.3}}}", (process_nanoseconds() - start) / 1e6));
    let sentences: Vec<Sentence> = rows(&format!("{folder}/sentences.tsv"))
        .into_iter()
        .map(|row| Sentence { text: row[0].clone(), intent: row[2].clone(), slots: row[3].clone() })
        .collect();
    let mut asked = 0;
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let mut words = line.split_whitespace();
        let request = words.next().unwrap_or_default();
        let seconds: f64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0.0);
        match request {
            "check" => asked = check(&mut matcher, &sentences, seconds),
            "round" => round(&mut matcher, &sentences[..asked], seconds),
            "latencies" => latencies(&mut matcher, &sentences[..asked], seconds),
            "memory" => answer(&format!("{{\"peak_mb\": {:.1}}}", peak_megabytes())),
            _ => std::process::exit(2),
        }
    }
}

fn answer(line: &str) {
    println!("{line}");
    std::io::stdout().flush().expect("the reader is there");
}

fn check(matcher: &mut Matcher, sentences: &[Sentence], seconds: f64) -> usize {
    let start = thread_nanoseconds();
    let (mut asked, mut right) = (0, 0);
    for sentence in sentences {
        right += usize::from(match matcher.find(&sentence.text) {
            Some(row) => matcher.intent(row) == sentence.intent && matcher.slots_as_text() == sentence.slots,
            None => sentence.intent == "-",
        });
        asked += 1;
        if thread_nanoseconds() - start > seconds * 1e9 {
            break;
        }
    }
    answer(&format!("{{\"asked\": {asked}, \"right\": {right}}}"));
    asked
}

fn round(matcher: &mut Matcher, sentences: &[Sentence], seconds: f64) {
    let (start, wall) = (thread_nanoseconds(), wall_nanoseconds());
    let (mut count, mut found) = (0.0, 0);
    loop {
        for sentence in sentences {
            found += usize::from(matcher.find(&sentence.text).is_some());
        }
        count += sentences.len() as f64;
        if thread_nanoseconds() - start >= seconds * 1e9 {
            break;
        }
    }
    std::hint::black_box(found);
    let (cpu, wall) = ((thread_nanoseconds() - start) / count, (wall_nanoseconds() - wall) / count);
    answer(&format!("{{\"cpu_ns\": {cpu:.3}, \"wall_ns\": {wall:.3}}}"));
}

fn latencies(matcher: &mut Matcher, sentences: &[Sentence], seconds: f64) {
    let begin = wall_nanoseconds();
    let mut times = vec![];
    loop {
        for sentence in sentences {
            let start = wall_nanoseconds();
            std::hint::black_box(matcher.find(&sentence.text));
            times.push(wall_nanoseconds() - start);
        }
        if wall_nanoseconds() - begin >= seconds * 1e9 {
            break;
        }
    }
    let empty = (0..10_001).map(|_| -wall_nanoseconds() + wall_nanoseconds()).collect();
    let [p50, p99, p999] = quantile(times, [0.5, 0.99, 0.999]);
    let [clock] = quantile(empty, [0.5]);
    answer(&format!("{{\"p50_ns\": {p50:.1}, \"p99_ns\": {p99:.1}, \"p999_ns\": {p999:.1}, \"clock_ns\": {clock:.1}}}"));
}
