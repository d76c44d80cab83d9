/**
 * How much a test tries: a little in every run, much in `npm run test:exhaustive`, which
 * sets `THOROUGH=1` and runs the files that import this.
 */

export const THOROUGH = process.env.THOROUGH === "1";
