/**
 * Has the browser read the data of its number formats in a worker, and shares them with
 * the page: on the page it would take 10 to 25 ms in one go. The library of the charts
 * makes a number format as it loads.
 */

import { trusted } from "../../core/later/trusted.ts";
import { once } from "../../core/once.ts";

const SCRIPT = "new Intl.NumberFormat(navigator.language);postMessage(null)";

/** Resolves when they are read, or cannot be: then the page does it itself. */
export const readNumberFormats = once(
	() =>
		new Promise((resolve) => {
			const script = new Blob([SCRIPT], { type: "text/javascript" });
			const url = URL.createObjectURL(script);
			const end = () => {
				URL.revokeObjectURL(url);
				resolve();
			};
			try {
				const worker = new Worker(trusted(url));
				worker.addEventListener("error", end);
				worker.addEventListener("message", () => {
					worker.terminate();
					end();
				});
			} catch (error) {
				// A policy of the page forbids workers.
				console.info("number formats are read on the page:", error);
				end();
			}
		}) as Promise<void>,
);
