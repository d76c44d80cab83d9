/**
 * Replaces the core as JavaScript in the build that is one file: it would be three
 * times as large.
 */

throw new Error(
	"WebAssembly is not allowed here, and sliding-puzzle.standalone.js needs it; sliding-puzzle.js does not",
);
