/**
 * The browser tests. They play the built page in Chromium and build nothing.
 *
 * `CHROMIUM` is the path of the browser, and `HEADLESS_SHELL` that of the same
 * browser without a window's parts; the default is Playwright's own.
 * `E2E_DIST` is the folder to serve; the default is `dist`.
 */

import { chromium, defineConfig } from "@playwright/test";

// Playwright finds both of its own by itself.
const isOwn = process.env.CHROMIUM === chromium.executablePath();
const browser = isOwn ? undefined : process.env.CHROMIUM;
// Where nothing else runs, it takes a third to a half of the browser's time.
const shell = process.env.HEADLESS_SHELL || browser;
/** Tests of what the shell has not: the check of a site to install. */
const WHOLE = /@whole-browser/;
// Chromium's sandbox does not run as root.
const isRoot = process.getuid?.() === 0;

/**
 * For how long a test may run, in milliseconds: generous, and longer where the machine is
 * slower (`tests/e2e/support/calibrate.js`). Nothing in a test has a limit of its own.
 */
const LIMIT = 60_000 * Number(process.env.E2E_SLOWNESS ?? 1);

/** @param {string | undefined} executablePath */
function launch(executablePath) {
	return {
		...(executablePath ? { executablePath } : {}),
		args: [
			...(isRoot ? ["--no-sandbox"] : []),
			"--no-first-run",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
		],
	};
}

export default defineConfig({
	testDir: "tests/e2e",
	globalSetup: "./tests/e2e/support/set-up.js",
	outputDir: "test-results",
	fullyParallel: true,
	// Three keep two cores busy: a test waits for timers and for its browser.
	workers: 3,
	// A flaky test is a failed test.
	retries: 0,
	timeout: LIMIT,
	expect: { timeout: LIMIT },
	forbidOnly: true,
	// A page that is wholly broken is named within minutes.
	maxFailures: 20,
	reporter: [["list"]],
	use: {
		// The global set-up sets it before the workers read it.
		baseURL: process.env.E2E_URL ?? "http://127.0.0.1/",
		viewport: { width: 1000, height: 700 },
		locale: "en-US",
		// A request that a service worker answers or sends is not seen by `page.route`.
		serviceWorkers: "block",
	},
	projects: [
		{
			name: "shell",
			grepInvert: WHOLE,
			use: { launchOptions: launch(shell) },
		},
		{
			name: "browser",
			grep: WHOLE,
			use: {
				...(browser ? {} : { channel: "chromium" }),
				launchOptions: launch(browser),
			},
		},
	],
});
