//! The set of all expressions, and the expression of each hit.

use regex::{CaptureLocations, Regex, RegexBuilder, RegexSet, RegexSetBuilder};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

pub fn rows(path: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("cannot read {path}: {error}"));
    text.lines().map(|line| line.split('\t').map(String::from).collect()).collect()
}

pub struct Matcher {
    rows: Vec<Vec<String>>,
    set: RegexSet,
    expressions: Vec<Option<Expression>>,
    lists: HashMap<String, HashSet<String>>,
    limit: usize,
    /// The sentence read last, lower-cased, with a space at its end.
    text: String,
    /// Its slots: name and span.
    slots: Vec<(String, Range<usize>)>,
}

struct Expression {
    regex: Regex,
    groups: Vec<(usize, String)>,
    locations: CaptureLocations,
}

impl Matcher {
    /// Reads `regex.tsv` (identifier, intent, expression) and `lists.tsv`; `limit`: bytes of a compiled set.
    pub fn new(folder: &str, limit: usize) -> Result<Matcher, String> {
        let rows = rows(&format!("{folder}/regex.tsv"));
        let expressions = rows.iter().map(|row| &row[2]);
        let set = RegexSetBuilder::new(expressions).size_limit(limit).dfa_size_limit(limit).build().map_err(|error| error.to_string())?;
        let mut lists: HashMap<String, HashSet<String>> = HashMap::new();
        for row in self::rows(&format!("{folder}/lists.tsv")) {
            let values = lists.entry(row[0].clone()).or_default();
            match row[1].split_once("..") {
                Some((low, high)) => {
                    let bounds = low.parse::<u32>().expect("a number")..=high.parse().expect("a number");
                    values.extend(bounds.map(|value| value.to_string()));
                }
                None => _ = values.insert(row[1].clone()),
            }
        }
        let expressions = rows.iter().map(|_| None).collect();
        Ok(Matcher { rows, set, expressions, lists, limit, text: String::new(), slots: vec![] })
    }

    /// The row that takes the sentence, its values known.
    pub fn find(&mut self, sentence: &str) -> Option<usize> {
        self.text.clear();
        self.text.push_str(sentence);
        self.text.make_ascii_lowercase();
        self.text.push(' ');
        let hits = self.set.matches(&self.text);
        hits.iter().find(|&row| self.read(row))
    }

    pub fn intent(&self, row: usize) -> &str {
        &self.rows[row][1]
    }

    /// The slots found last as `sentences.tsv` has them.
    pub fn slots_as_text(&self) -> String {
        let mut slots: Vec<String> = self.slots.iter().map(|(name, span)| format!("{name}={}", &self.text[span.clone()])).collect();
        slots.sort();
        if slots.is_empty() { "-".into() } else { slots.join(";") }
    }

    fn read(&mut self, row: usize) -> bool {
        let (rows, limit) = (&self.rows, self.limit);
        let expression = self.expressions[row].get_or_insert_with(|| {
            let regex = RegexBuilder::new(&rows[row][2]).size_limit(limit).build().expect("the set has it too");
            let names = regex.capture_names().enumerate();
            let groups = names.filter_map(|(group, name)| Some((group, name?.to_string()))).collect();
            let locations = regex.capture_locations();
            Expression { regex, groups, locations }
        });
        if expression.regex.captures_read(&mut expression.locations, &self.text).is_none() {
            return false;
        }
        self.slots.clear();
        for (group, name) in &expression.groups {
            if let Some((start, end)) = expression.locations.get(*group) {
                if !self.lists[name].contains(&self.text[start..end]) {
                    return false;
                }
                self.slots.push((name.clone(), start..end));
            }
        }
        true
    }
}
