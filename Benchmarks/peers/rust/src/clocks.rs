//! Time and memory of the process, as the other contenders measure them.

pub fn thread_nanoseconds() -> f64 {
    nanoseconds(libc::CLOCK_THREAD_CPUTIME_ID)
}

pub fn process_nanoseconds() -> f64 {
    nanoseconds(libc::CLOCK_PROCESS_CPUTIME_ID)
}

pub fn wall_nanoseconds() -> f64 {
    nanoseconds(libc::CLOCK_MONOTONIC)
}

/// The most memory that the process has had. `getrusage` never says less than what the process had that started this one.
pub fn peak_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kibibytes = line.and_then(|line| line.split_whitespace().next()).and_then(|word| word.parse::<f64>().ok());
    kibibytes.unwrap_or(0.0) * 1024.0 / 1e6
}

pub fn quantile<const COUNT: usize>(mut values: Vec<f64>, parts: [f64; COUNT]) -> [f64; COUNT] {
    values.sort_by(f64::total_cmp);
    parts.map(|part| values[((values.len() as f64 * part) as usize).min(values.len() - 1)])
}

fn nanoseconds(clock: libc::clockid_t) -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the call writes into `time` and nothing else.
    unsafe { libc::clock_gettime(clock, &mut time) };
    time.tv_sec as f64 * 1e9 + time.tv_nsec as f64
}
