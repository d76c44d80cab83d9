//! The inner loop of beams: sums of numbers that are looked up by what lies in each
//! cell, of 16 boards at once.
//!
//! An instruction looks up a byte of each board among 16, so a row takes `B` of them.

/// The home of what lies in each cell; 0 beyond the last cell.
pub(super) type Cells<const B: usize> = [[u8; 16]; B];

/// Numbers from −128 to 127 by home.
pub(super) type Row<const B: usize> = [vectors::Bytes; B];

/// Fills rows with the differences of numbers: a row for each cell. Returns `false` if one
/// does not fit.
pub(super) fn fill<const B: usize>(
    rows: &mut Vec<Row<B>>,
    after: &[[[i8; 16]; B]],
    before: &[[[i8; 16]; B]],
) -> bool {
    rows.resize(after.len(), [vectors::zeros(); B]);
    let mut too_large = vectors::zeros();
    for (row, (after, before)) in rows.iter_mut().zip(after.iter().zip(before)) {
        for (part, (after, before)) in row.iter_mut().zip(after.iter().zip(before)) {
            *part = vectors::difference(after, before, &mut too_large);
        }
    }
    vectors::are_zeros(too_large)
}

/// Returns for each board the sum of the numbers of its cells, each from the row of
/// that cell.
#[cfg(target_feature = "simd128")]
#[inline(never)]
pub(super) fn sums<const B: usize>(rows: &[Row<B>], boards: &[&Cells<B>; 16]) -> [i16; 16] {
    use core::arch::wasm32::{
        i8x16_splat, i8x16_sub, i8x16_swizzle, i16x8_add, i16x8_extend_high_i8x16,
        i16x8_extend_low_i8x16, i16x8_splat, v128_or,
    };
    let mut low = i16x8_splat(0);
    let mut high = i16x8_splat(0);
    for (rows, at) in rows.chunks(8).zip(0..2 * B) {
        for (row, mut homes) in rows.iter().zip(vectors::columns(boards, at)) {
            let mut found = i8x16_splat(0);
            for part in row {
                // 0 for homes that are not among these 16.
                found = v128_or(found, i8x16_swizzle(*part, homes));
                homes = i8x16_sub(homes, i8x16_splat(16));
            }
            low = i16x8_add(low, i16x8_extend_low_i8x16(found));
            high = i16x8_add(high, i16x8_extend_high_i8x16(found));
        }
    }
    vectors::numbers(low, high)
}

/// The same without vectors.
#[cfg(not(target_feature = "simd128"))]
pub(super) fn sums<const B: usize>(rows: &[Row<B>], boards: &[&Cells<B>; 16]) -> [i16; 16] {
    boards.map(|board| {
        let cells = rows.iter().zip(board.as_flattened());
        cells
            .map(|(row, &home)| i16::from(row.as_flattened()[usize::from(home)]))
            .sum()
    })
}

#[cfg(not(target_feature = "simd128"))]
mod vectors {
    pub(super) type Bytes = [i8; 16];

    pub(super) fn zeros() -> Bytes {
        [0; 16]
    }

    pub(super) fn are_zeros(bytes: Bytes) -> bool {
        bytes == zeros()
    }

    pub(super) fn difference(after: &Bytes, before: &Bytes, too_large: &mut Bytes) -> Bytes {
        std::array::from_fn(|at| {
            let difference = after[at].wrapping_sub(before[at]);
            too_large[at] |= difference ^ after[at].saturating_sub(before[at]);
            difference
        })
    }
}

#[cfg(target_feature = "simd128")]
mod vectors {
    use super::Cells;
    use core::arch::wasm32::{
        i8x16_shuffle, i8x16_splat, i8x16_sub, i8x16_sub_sat, i16x8_shuffle, i32x4_shuffle,
        i64x2_shuffle, u64x2, u64x2_extract_lane, v128, v128_any_true, v128_or, v128_xor,
    };

    pub(super) type Bytes = v128;

    pub(super) fn zeros() -> Bytes {
        i8x16_splat(0)
    }

    pub(super) fn are_zeros(bytes: Bytes) -> bool {
        !v128_any_true(bytes)
    }

    /// Returns the differences of 16 numbers each. Sets `too_large` where one does not fit.
    #[inline(always)]
    pub(super) fn difference(after: &[i8; 16], before: &[i8; 16], too_large: &mut Bytes) -> Bytes {
        let (after, before) = (vector(after), vector(before));
        let difference = i8x16_sub(after, before);
        let wrong = v128_xor(difference, i8x16_sub_sat(after, before));
        *too_large = v128_or(*too_large, wrong);
        difference
    }

    /// Returns the numbers as a vector: compiled to one load.
    #[inline(always)]
    fn vector(numbers: &[i8; 16]) -> v128 {
        let mut bytes = [0; 16];
        for (byte, number) in bytes.iter_mut().zip(numbers) {
            *byte = number.cast_unsigned();
        }
        let bytes = u128::from_le_bytes(bytes);
        #[expect(clippy::cast_possible_truncation, reason = "a half each")]
        let [low, high] = [bytes as u64, (bytes >> 64) as u64];
        u64x2(low, high)
    }

    /// Returns the numbers of two vectors.
    #[inline(always)]
    pub(super) fn numbers(low: v128, high: v128) -> [i16; 16] {
        let fours = [
            u64x2_extract_lane::<0>(low),
            u64x2_extract_lane::<1>(low),
            u64x2_extract_lane::<0>(high),
            u64x2_extract_lane::<1>(high),
        ];
        let bytes = fours.map(u64::to_le_bytes);
        let (pairs, _) = bytes.as_flattened().as_chunks();
        std::array::from_fn(|at| i16::from_le_bytes(pairs[at]))
    }

    /// Returns eight cells, from 8·`at` on, of all boards: a vector for each cell.
    ///
    /// Interleaves bytes, then units of two, four and eight: engines have an
    /// instruction for each.
    #[inline(always)]
    pub(super) fn columns<const B: usize>(boards: &[&Cells<B>; 16], at: usize) -> [v128; 8] {
        let (first, second) = boards.split_at(8);
        let [a, b, c, d] = of_eight(first, at);
        let [e, f, g, h] = of_eight(second, at);
        let [[a, b], [c, d], [e, f], [g, h]] = [(a, e), (b, f), (c, g), (d, h)]
            .map(|(a, b)| [i64x2_shuffle::<0, 2>(a, b), i64x2_shuffle::<1, 3>(a, b)]);
        [a, b, c, d, e, f, g, h]
    }

    #[inline(always)]
    fn of_eight<const B: usize>(boards: &[&Cells<B>], at: usize) -> [v128; 4] {
        let (first, second) = boards.split_at(4);
        let [a, b] = of_four(first, at);
        let [c, d] = of_four(second, at);
        [
            i32x4_shuffle::<0, 4, 1, 5>(a, c),
            i32x4_shuffle::<2, 6, 3, 7>(a, c),
            i32x4_shuffle::<0, 4, 1, 5>(b, d),
            i32x4_shuffle::<2, 6, 3, 7>(b, d),
        ]
    }

    #[inline(always)]
    fn of_four<const B: usize>(boards: &[&Cells<B>], at: usize) -> [v128; 2] {
        let a = of_two(boards[0], boards[1], at);
        let b = of_two(boards[2], boards[3], at);
        [
            i16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(a, b),
            i16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(a, b),
        ]
    }

    #[inline(always)]
    fn of_two<const B: usize>(one: &Cells<B>, other: &Cells<B>, at: usize) -> v128 {
        let eight = |cells: &Cells<B>| {
            let (eights, _) = cells.as_flattened().as_chunks();
            u64x2(u64::from_le_bytes(eights[at]), 0)
        };
        let (a, b) = (eight(one), eight(other));
        i8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(a, b)
    }
}
