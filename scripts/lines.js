/**
 * Reads text by lines, no more of it at a time than it is asked for.
 */

/**
 * The lines of a stream, without their ends; the last may have none.
 *
 * @param {import("node:stream").Readable} stream In UTF-8.
 */
export async function* linesOf(stream) {
	stream.setEncoding("utf8");
	let rest = "";
	for await (const chunk of stream) {
		const lines = (rest + chunk).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest !== "") yield rest;
}
