/**
 * Returns whether an error is the core's answer to bad input: those have a code.
 *
 * @param {unknown} error
 */
export function isRefusal(error) {
	return error instanceof Error && "code" in error;
}
