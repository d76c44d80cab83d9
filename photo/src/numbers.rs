//! The number of each cell, when every number is there once.

/// The reading of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The number, 0 for the gap.
    pub number: usize,
    /// `true` if it is plain to see, and no other cell claims it.
    pub is_sure: bool,
}

/// The least lead of a number that is sure over any other, in logarithms.
const SURE: f32 = 1.6;

/// Gives each cell a number, so that all are there once and the whole is as likely as
/// it can be. `scores`: for each cell the logarithm of how likely each number is.
#[must_use]
pub fn assign(scores: &[Vec<f32>]) -> Vec<Reading> {
    let numbers = cheapest(scores);
    let most = |scores: &mut dyn Iterator<Item = f32>| scores.fold(f32::MIN, f32::max);
    let read = numbers.iter().enumerate().map(|(cell, &number)| {
        let own = scores[cell][number];
        let others = scores[cell].iter().enumerate();
        let mut others = others
            .filter(|(other, _)| *other != number)
            .map(|(_, score)| *score);
        let claims = scores.iter().enumerate();
        let mut claims = claims
            .filter(|(other, _)| *other != cell)
            .map(|(_, all)| all[number]);
        Reading {
            number,
            is_sure: own - most(&mut others) > SURE && own - most(&mut claims) > SURE,
        }
    });
    read.collect()
}

/// The assignment of the greatest sum (H. W. Kuhn, *The Hungarian method*, 1955, with
/// the shortest ways of R. Jonker and A. Volgenant, 1987).
fn cheapest(scores: &[Vec<f32>]) -> Vec<usize> {
    let n = scores.len();
    let (mut of_cell, mut of_number) = (vec![0.0_f32; n + 1], vec![0.0_f32; n + 1]);
    // The cell that has each number, counted from 1; 0 is nobody.
    let mut owner = vec![0; n + 1];
    for cell in 1..=n {
        owner[0] = cell;
        let (mut at, mut way) = (0, vec![0; n + 1]);
        let mut least = vec![f32::MAX; n + 1];
        let mut used = vec![false; n + 1];
        while owner[at] != 0 {
            used[at] = true;
            let own = owner[at];
            let (mut delta, mut next) = (f32::MAX, 0);
            for number in 1..=n {
                if used[number] {
                    continue;
                }
                let cost = -scores[own - 1][number - 1] - of_cell[own] - of_number[number];
                if cost < least[number] {
                    least[number] = cost;
                    way[number] = at;
                }
                if least[number] < delta {
                    delta = least[number];
                    next = number;
                }
            }
            for number in 0..=n {
                if used[number] {
                    of_cell[owner[number]] += delta;
                    of_number[number] -= delta;
                } else {
                    least[number] -= delta;
                }
            }
            at = next;
        }
        while at != 0 {
            owner[at] = owner[way[at]];
            at = way[at];
        }
    }
    let mut numbers = vec![0; n];
    for (number, &cell) in owner.iter().enumerate().skip(1) {
        numbers[cell - 1] = number - 1;
    }
    numbers
}
