/**
 * Seeds for shuffles.
 */

/** Returns 64 random bits as text. */
export function drawSeed() {
	const [high, low] = crypto.getRandomValues(new Uint32Array(2));
	return ((BigInt(high) << 32n) | BigInt(low)).toString();
}
