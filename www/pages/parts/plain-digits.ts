/**
 * Digits as people type them: keyboards of Arabic, Persian, Hindi and others have their
 * own, those of East Asia full-width ones.
 */

const DIGIT = /\p{Nd}/gu;

/** Returns a text with the digits of any script as `0` to `9`. */
export function plainDigits(text: string) {
	return text.replace(DIGIT, (digit) => {
		// Those of a script follow each other, from 0 on; other scripts may come before.
		const at = digit.codePointAt(0) ?? 0;
		let first = at;
		while (String.fromCodePoint(first - 1).match(DIGIT)) first -= 1;
		return String((at - first) % 10);
	});
}
