/**
 * Whether there is power, and somebody to look, for what nobody waits for.
 *
 * No browser tells whether its battery saver is on. Phones turn it on at a fifth
 * of the battery, so that is where it is taken to be on; and who asks for fewer
 * data saves power too. Where a browser tells neither, there is enough.
 */

/** Of the battery, where a saver begins. */
const LOW = 0.2;

/** @typedef {{ charging: boolean, level: number }} Battery */

/** @type {Battery | null} */
let battery = null;
let hasAsked = false;

export function mayLookAhead() {
	if (document.hidden) return false;
	const { connection, getBattery } = /** @type {any} */ (navigator);
	if (connection?.saveData) return false;
	if (!hasAsked) {
		hasAsked = true;
		void getBattery?.call(navigator).then(
			(/** @type {Battery} */ found) => {
				battery = found;
			},
			// A frame may be forbidden to ask: then there is enough.
			() => {},
		);
	}
	return battery === null || battery.charging || battery.level > LOW;
}
