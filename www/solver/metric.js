/**
 * What counts 1 in a length: a slide (`stm`), or a move (`mtm`): a line of tiles that
 * slides at once.
 *
 * @typedef {"stm" | "mtm"} Metric
 */

import { quote } from "../core/later/quote.js";

/**
 * Returns the metric of a name.
 *
 * @param {string} name
 * @returns {Metric} Throws an `Error` whose `code` is `metric` if there is none.
 */
export function readMetric(name) {
	if (name === "stm" || name === "mtm") return name;
	const metric = quote(name);
	const error = new Error(`'${metric}' is no metric; write stm or mtm`);
	throw Object.assign(error, { code: "metric", values: { metric } });
}
