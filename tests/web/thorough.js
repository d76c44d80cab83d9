/**
 * How much a test tries: a little in `npm test`, much in the whole, which runs again, with
 * `THOROUGH=1`, the files that import this.
 */

export const THOROUGH = process.env.THOROUGH === "1";

/** The option of a test that only the whole runs. */
export const WHOLE = { skip: !THOROUGH && "only with THOROUGH=1" };
