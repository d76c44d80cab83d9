//! What a beam has seen already.

/// Keys of boards, each with the best value that it was reached with.
///
/// Bounded and forgetful: a bucket that is full forgets what it saw longest
/// ago. Then a board is merely looked at once more.
#[derive(Debug)]
pub(super) struct Seen {
    buckets: Vec<[Entry; WAYS]>,
}

const BUCKETS_A_BOARD: usize = 4;

const LEAST_BUCKETS: usize = 1 << 12;

/// Four entries of 16 bytes are a line of the cache.
const WAYS: usize = 4;

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u32,
    value: i32,
    // 0 for never. A board that was left out counts only in its own layer.
    layer: u32,
    // Number of the child, while its layer lasts.
    child: u32,
}

/// What is to be done with a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    New,
    /// A board of its key was reached before, and was no worse.
    Worse,
    /// It stands for this child of the same layer, which was worse.
    Instead(usize),
}

const KEPT: u32 = 1 << 31;

impl Seen {
    /// Memory for each board of the width of a beam, at most, in bytes.
    pub(super) const BYTES_A_BOARD: usize = 2 * BUCKETS_A_BOARD * size_of::<[Entry; WAYS]>();

    /// Room for a beam of this width.
    pub(super) fn new(width: usize) -> Self {
        let buckets = (width * BUCKETS_A_BOARD)
            .next_power_of_two()
            .max(LEAST_BUCKETS);
        Self {
            buckets: vec![Default::default(); buckets],
        }
    }

    fn bucket(&mut self, key: u64) -> &mut [Entry; WAYS] {
        let at = key >> (64 - self.buckets.len().trailing_zeros());
        &mut self.buckets[usize::try_from(at).expect("a bucket has a number")]
    }

    /// Looks at a child of layer `layer`, counted from 1.
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

    /// Remembers a child of this layer beyond it.
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

/// The part of a key that is compared in a bucket. The lowest bits of keys
/// tell little, the highest are the bucket's.
fn middle(key: u64) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "the middle is meant")]
    let middle = (key >> 12) as u32;
    middle
}
