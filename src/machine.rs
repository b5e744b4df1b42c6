//! What the machine has that a search may use.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

/// How many megabytes of memory the program can have: no more than the machine has, nor than a group it is kept in is granted. None
/// where the system does not say. It reads the system's files.
pub fn megabytes() -> Option<u64> {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let system = System::new_with_specifics(memory).ok()?;
    let (all, group) = (system.total_memory(), system.cgroup_limits());
    Some(group.map_or(all, |group| group.total_memory.min(all)) >> 20)
}
