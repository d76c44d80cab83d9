/**
 * The built site in Chromium, for scripts that take pictures of it.
 */

import { chromium } from "@playwright/test";
import { preview } from "vite";
import { ROOT, setUpBrowser } from "./setup.js";

/**
 * Serves `dist` on a free port, and starts the browser.
 *
 * @param {string} [root] The folder that has it.
 * @param {string} [shell] Path of a browser without a window's parts, which takes less of
 *   the processor.
 * @returns {Promise<{
 *   site: string,
 *   browser: import("@playwright/test").Browser,
 *   close: () => Promise<void>,
 * }>}
 */
export async function browse(root = ROOT, shell) {
	const server = await preview({
		root,
		logLevel: "error",
		preview: { host: "127.0.0.1", port: 0, open: false },
	});
	const [site] = server.resolvedUrls?.local ?? [];
	const browser = await chromium.launch({
		executablePath: shell ?? (await setUpBrowser()),
		args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
	});
	const close = async () => {
		await browser.close();
		await server.close();
	};
	return { site: String(site), browser, close };
}
