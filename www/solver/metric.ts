import { quote } from "../core/later/quote.ts";

/**
 * What counts 1 in a length: a slide (`stm`), or a move (`mtm`): a line of tiles that
 * slides at once.
 */
export type Metric = "stm" | "mtm";

/**
 * Returns the metric of a name.
 *
 * @returns Throws an `Error` whose `code` is `metric` if there is none.
 */
export function readMetric(name: string): Metric {
	if (name === "stm" || name === "mtm") return name;
	const metric = quote(name);
	const error = new Error(`'${metric}' is no metric; write stm or mtm`);
	throw Object.assign(error, { code: "metric", values: { metric } });
}
