//! The bytes that a thread has on the heap: counted, so that what is not given
//! back shows to the byte, whatever the other tests do meanwhile.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static LIVE: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
    static TAKEN: Cell<usize> = const { Cell::new(0) };
}

/// Bytes that this thread has now. What one thread takes and another gives back
/// counts for both, so only differences within a thread say anything.
pub fn live() -> usize {
    LIVE.get()
}

/// The most bytes that this thread has had at once since the last call.
pub fn take_peak() -> usize {
    PEAK.replace(LIVE.get())
}

/// All bytes that this thread has ever taken: a measure of work that no clock disturbs.
pub fn taken() -> usize {
    TAKEN.get()
}

/// Counts what the system's allocator gives and takes back.
#[derive(Debug)]
pub struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

fn count(taken: usize, given_back: usize) {
    let live = LIVE.get().wrapping_add(taken).wrapping_sub(given_back);
    LIVE.set(live);
    TAKEN.set(TAKEN.get().wrapping_add(taken));
    // Below 0 where another thread took what this one gave back.
    if live < usize::MAX / 2 {
        PEAK.set(PEAK.get().max(live));
    }
}

#[expect(unsafe_code, reason = "an allocator is; this one passes all on")]
// SAFETY: every call is passed to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(0, layout.size());
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size, layout.size());
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.realloc(at, layout, size) }
    }
}
