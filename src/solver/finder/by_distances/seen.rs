//! The transposition table of a beam.

/// Keys of boards, each with the best value that the beam has reached it with.
///
/// Its size is bounded: a full bucket drops its oldest entry. That board may then
/// be expanded once more.
#[derive(Debug)]
pub(super) struct Seen {
    buckets: Vec<[Entry; WAYS]>,
}

const BUCKETS_A_BOARD: usize = 4;

const LEAST_BUCKETS: usize = 1 << 12;

/// Four entries of 16 bytes are one cache line.
const WAYS: usize = 4;

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u32,
    value: i32,
    // 0 for an empty entry. A board that the beam dropped counts only in its own
    // layer.
    layer: u32,
    // Number of the child; valid only while its layer is made.
    child: u32,
}

/// The decision about a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    New,
    /// A board with this key was reached before, and was no worse.
    Worse,
    /// It replaces this child of the same layer, which was worse.
    Instead(usize),
}

const KEPT: u32 = 1 << 31;

impl Seen {
    /// Memory per board of a beam's width, at most, in bytes.
    pub(super) const BYTES_A_BOARD: usize = 2 * BUCKETS_A_BOARD * size_of::<[Entry; WAYS]>();

    /// Returns an empty table for a beam of this width.
    pub(super) fn new(width: usize) -> Self {
        let buckets = (width * BUCKETS_A_BOARD)
            .next_power_of_two()
            .max(LEAST_BUCKETS);
        Self {
            buckets: vec![Default::default(); buckets],
        }
    }

    #[inline(always)]
    fn bucket(&mut self, key: u64) -> &mut [Entry; WAYS] {
        let at = key >> (64 - self.buckets.len().trailing_zeros());
        &mut self.buckets[usize::try_from(at).expect("a bucket has a number")]
    }

    /// Looks up a child of layer `layer`, counted from 1, and stores it.
    pub(super) fn meet(&mut self, key: u64, value: i32, layer: usize, child: usize) -> Verdict {
        let layer = number(layer);
        let middle = middle(key);
        let bucket = self.bucket(key);
        let mut oldest = 0;
        let mut verdict = Verdict::New;
        for at in 0..WAYS {
            let entry = bucket[at];
            if entry.key == middle && entry.layer != 0 {
                let same_layer = entry.layer == layer;
                if (same_layer || entry.layer & KEPT != 0) && entry.value <= value {
                    return Verdict::Worse;
                }
                if same_layer {
                    verdict = Verdict::Instead(entry.child as usize);
                }
                oldest = at;
                break;
            }
            if entry.layer & !KEPT < bucket[oldest].layer & !KEPT {
                oldest = at;
            }
        }
        bucket[oldest] = Entry {
            key: middle,
            value,
            layer,
            child: number(child),
        };
        verdict
    }

    /// Keeps the entry of a child of this layer beyond the layer.
    pub(super) fn keep(&mut self, key: u64, layer: usize) {
        let layer = number(layer);
        let middle = middle(key);
        for entry in self.bucket(key) {
            if entry.key == middle && entry.layer == layer {
                entry.layer |= KEPT;
            }
        }
    }
}

fn number(number: usize) -> u32 {
    u32::try_from(number).expect("layers and their children are few")
}

/// Returns the part of a key that is compared within a bucket. The highest bits
/// choose the bucket, and the lowest bits of keys tell little.
fn middle(key: u64) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "the middle is meant")]
    let middle = (key >> 12) as u32;
    middle
}
