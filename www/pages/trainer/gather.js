/**
 * Looks for endings in the plays of the player. Knows no page.
 */

/**
 * @typedef {import("../../storage/plays.js").Play} Play
 * @typedef {import("../../element/element.js").Review} Review
 */

/** The most plays that are looked through at once, and endings that are kept of them. */
const MOST_PLAYS = 200;
const MOST_ENDINGS = 36;

/**
 * When the latest play that was looked through had changed. A play is looked through
 * once: what was mastered since is not to come back.
 */
export const LOOKED = "trainer-looked";

/**
 * @typedef {object} Gathered
 * @property {number} looked How many plays were looked through.
 * @property {number} kept How many endings are new.
 */

/**
 * Looks through the plays that were not looked through yet, the latest first, and
 * keeps the endings that lost most. What was found before a cancellation is kept too.
 *
 * @param {object} parts
 * @param {Pick<import("../../storage/plays.js").PlayStore, "newest">} parts.plays
 * @param {Pick<import("../../storage/settings.js").SettingStore, "get" | "set">} parts.settings
 * @param {(options: { record: string, signal: AbortSignal }) => Promise<Pick<Review, "ending">>} parts.review
 * @param {Pick<import("../parts/training.js").Training, "keep">} parts.training
 * @param {(size: string) => boolean} parts.isProvable Whether every slide on boards of
 *   a size can be graded.
 * @param {AbortSignal} parts.signal
 * @param {(at: number, all: number) => void} parts.onProgress
 * @returns {Promise<Gathered>}
 */
export async function gatherEndings({
	plays,
	settings,
	review,
	training,
	isProvable,
	signal,
	onProgress,
}) {
	const since = await settings.get(LOOKED, (at) =>
		Number.isFinite(at) ? Number(at) : undefined,
	);
	const all = await plays.newest("solved", MOST_PLAYS);
	const left = all.filter(
		({ at, size, record }) =>
			at > (since ?? 0) && record !== "" && isProvable(size),
	);
	const found = [];
	let looked = 0;
	let failure = null;
	try {
		for (const { record, goal } of left) {
			onProgress(looked, left.length);
			const ending = await endingOf(review, record, signal);
			if (ending !== null) found.push({ ...ending, goal });
			looked += 1;
		}
		if (left.length > 0) await settings.set(LOOKED, left[0].at);
	} catch (error) {
		if (!signal.aborted) failure = error;
	}
	found.sort((one, other) => other.cost - one.cost);
	const kept = found
		.slice(0, MOST_ENDINGS)
		.filter((ending) => training.keep(ending));
	if (failure !== null) throw failure;
	return { looked, kept: kept.length };
}

/**
 * @param {(options: { record: string, signal: AbortSignal }) => Promise<Pick<Review, "ending">>} review
 * @param {string} record
 * @param {AbortSignal} signal
 */
async function endingOf(review, record, signal) {
	try {
		return (await review({ record, signal })).ending;
	} catch (error) {
		// One that this build cannot read does not keep the others back.
		const { code = "solverLost" } = /** @type {{ code?: string }} */ (error);
		if (code !== "solverLost" && !signal.aborted) {
			console.info("a play cannot be looked through:", error);
			return null;
		}
		throw error;
	}
}
