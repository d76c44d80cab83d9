//! Boards as students have them: literals of a programming language, or numbers alone.

use crate::board::{BoardError, Size, text};

/// Words that stand for the blank besides 0.
const BLANKS: [&str; 8] = ["_", ".", "*", "x", "X", "None", "null", "nil"];

/// Reads size and tiles of a board, whether they make a board or not.
///
/// | form | example |
/// |---|---|
/// | text | `4 1 2/5 0 3`, rows by line breaks too |
/// | Python, JSON, Rust | `[[4,1,2],[5,0,3]]`, `((4, 1, 2), (5, None, 3),)` |
/// | Java, C | `int[][] board = {{4,1,2},{5,0,3}};` |
/// | a list | `[4, 1, 2, 5, 0, 3]`, `4 1 2 5 0 3`, or a number a line |
///
/// A list becomes a board whose sides are as near to each other as they can be, with
/// no fewer columns than rows.
///
/// ```
/// use sliding_puzzle::lab::read_tiles;
///
/// let (size, tiles) = read_tiles("int[][] b = {{4,1,2},{5,0,3}};")?;
/// assert_eq!(size.to_string(), "3x2");
/// assert_eq!(tiles, [4, 1, 2, 5, 0, 3]);
/// assert_eq!(read_tiles("[4, 1, 2, 5, _, 3]")?, (size, tiles));
/// # Ok::<(), sliding_puzzle::BoardError>(())
/// ```
///
/// # Errors
///
/// If the text cannot be read, if its rows differ in length, or if no board has this
/// size.
pub fn read_tiles(text: &str) -> Result<(Size, Vec<usize>), BoardError> {
    let literal = text.replace(['{', '('], "[").replace(['}', ')'], "]");
    // An array may follow its type and its name: `int[][] board =`.
    let literal = literal.rsplit('=').next().unwrap_or(&literal);
    let literal = literal.trim().trim_end_matches(';').trim_end();
    let literal = with_zeros(literal);
    let is_list = match literal.strip_prefix('[') {
        Some(inside) => !inside.trim_start().starts_with('['),
        None => is_list(&literal),
    };
    if !is_list {
        return text::parse(&literal);
    }
    let numbers = literal.replace(['[', ']', '\n', '/'], " ");
    let words = numbers
        .split([' ', ',', '\t', '\r'])
        .filter(|word| !word.is_empty());
    let count = words.clone().count();
    // The longest row of the most even sides.
    let columns =
        (1..=count).find(|&columns| columns * columns >= count && count.is_multiple_of(columns));
    let row: Vec<&str> = words.collect();
    let rows: Vec<String> = row
        .chunks(columns.unwrap_or(1))
        .map(|row| row.join(" "))
        .collect();
    text::parse(&rows.join("/"))
}

/// Returns `true` if the numbers stand in one row, or one in each row.
fn is_list(text: &str) -> bool {
    let rows = text.split(['\n', '/']).filter(|row| !row.trim().is_empty());
    let lengths: Vec<usize> = rows
        .map(|row| {
            row.split([' ', ',', '\t', '\r'])
                .filter(|word| !word.is_empty())
                .count()
        })
        .collect();
    lengths.len() == 1 || lengths.iter().all(|&length| length == 1)
}

/// With 0 for the blank, and without a comma before a bracket that closes.
fn with_zeros(text: &str) -> String {
    let mut read = String::new();
    let mut word = String::new();
    for sign in text.chars().chain(['\n']) {
        if sign.is_alphanumeric() || "_.*".contains(sign) {
            word.push(sign);
            continue;
        }
        if !word.is_empty() {
            read.push_str(if BLANKS.contains(&word.as_str()) {
                "0"
            } else {
                &word
            });
            word.clear();
        }
        if sign == ']' && read.trim_end().ends_with(',') {
            read.truncate(read.trim_end().len() - 1);
        }
        if sign != '\'' && sign != '"' {
            read.push(sign);
        }
    }
    read.truncate(read.trim_end().len());
    read
}
