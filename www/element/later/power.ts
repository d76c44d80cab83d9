/**
 * Whether a search may run that nobody waits for: the page must be visible, and the
 * device must have power.
 *
 * No browser reports whether its battery saver is on. Phones turn it on at a fifth
 * of the battery, so below that it counts as on. A request for reduced data counts
 * too. If a browser reports neither, there is enough power.
 */

/** The share of the battery below which the battery saver counts as on. */
const LOW = 0.2;

type Battery = { charging: boolean; level: number };

let battery: Battery | null = null;
let hasAsked = false;

export function mayLookAhead() {
	if (document.hidden) return false;
	const { connection, getBattery } = navigator as any;
	if (connection?.saveData) return false;
	if (!hasAsked) {
		hasAsked = true;
		void getBattery?.call(navigator).then(
			(found: Battery) => {
				battery = found;
			},
			// An iframe may be forbidden to ask. Then there is enough power.
			() => {},
		);
	}
	return battery === null || battery.charging || battery.level > LOW;
}
