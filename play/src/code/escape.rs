//! Text in the few characters that a link need not escape: any other byte is a
//! mark and two hexadecimal digits.

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Letters and digits stay, and so do the bytes in `plain`.
pub(super) fn write(text: &str, mark: char, plain: &[u8]) -> String {
    let mut written = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || plain.contains(&byte) {
            written.push(char::from(byte));
        } else {
            let digits = [byte >> 4, byte & 15].map(|digit| HEX[usize::from(digit)]);
            written.push(mark);
            written.extend(digits.map(char::from));
        }
    }
    written
}

/// Undoes [`write`]. A mark without two digits after it stands for itself, as in
/// browsers. Returns `None` if the bytes are not UTF-8.
pub(super) fn read(text: &str, mark: u8) -> Option<String> {
    let bytes = text.as_bytes();
    let hex = |at: usize| bytes.get(at).and_then(|&byte| value(byte));
    let mut read = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        let escaped = hex(at).zip(hex(at + 1)).filter(|_| byte == mark);
        read.push(escaped.map_or(byte, |(high, low)| 16 * high + low));
        if escaped.is_some() {
            at += 2;
        }
    }
    String::from_utf8(read).ok()
}

/// The value of a hexadecimal digit, upper or lower case.
fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}
