/**
 * What a component needs and has only later.
 */

import { useEffect, useState } from "preact/hooks";

/**
 * Returns what is loaded, `null` until it is there. An answer that comes after its inputs
 * have changed is not shown.
 *
 * @param inputs What it depends on: if one changes, it is loaded again.
 * @param onLost Called if it cannot be loaded.
 */
export function useLate<T>(
	load: () => Promise<T>,
	inputs: unknown[],
	onLost: (error: unknown) => void,
) {
	const [loaded, setLoaded] = useState<{ it: T } | null>(null);
	useEffect(() => {
		let isWanted = true;
		load().then(
			(it) =>
				isWanted &&
				setLoaded((before) => (before?.it === it ? before : { it })),
			(error) => isWanted && onLost(error),
		);
		return () => {
			isWanted = false;
		};
	}, inputs);
	return loaded?.it ?? null;
}
