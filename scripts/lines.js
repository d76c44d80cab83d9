/**
 * Reads a stream line by line, and no further than it is asked to.
 */

/**
 * Yields the lines of a stream without `\n`. The last line may lack its `\n`.
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
