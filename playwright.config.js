/**
 * The browser tests: they play the built page in Chromium and build nothing.
 *
 * `CHROMIUM` is the browser's path; unset, Playwright's own is taken.
 * `E2E_DIST` is the folder that is served; unset, `dist`.
 */

import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM;
// Chromium refuses its sandbox to root.
const isRoot = process.getuid?.() === 0;

export default defineConfig({
	testDir: "tests/e2e",
	globalSetup: "./tests/e2e/support/serve.js",
	outputDir: "test-results",
	fullyParallel: true,
	workers: 2,
	// On a machine that does other things too a gesture may come too late: such
	// a test is named as flaky at the end, and does not hold up a landing.
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	forbidOnly: true,
	reporter: [["list"]],
	use: {
		// Set by the global set-up, before this is read by the workers.
		baseURL: process.env.E2E_URL ?? "http://127.0.0.1/",
		viewport: { width: 1000, height: 700 },
		locale: "en-US",
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				...(isRoot ? ["--no-sandbox"] : []),
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
});
