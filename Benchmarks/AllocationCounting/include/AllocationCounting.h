/// How often the process has asked for memory, in all threads, from its start; 0 where that cannot be counted.
///
/// In C, since Swift reserves the names of the functions that are counted.
unsigned long allocationCount(void);
