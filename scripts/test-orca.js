/**
 * `npm run test:orca`: tests what Orca, a screen reader, says in Firefox. Not part of
 * `npm run test:all`: it needs a Debian with a screen reader.
 *
 * Builds the package first, unless `PACKAGE_DIST` is the folder of a built package.
 * Arguments go to `node --test`, like `-- --test-name-pattern=en`. Screen and session are
 * its own.
 */

import { spawnSync } from "node:child_process";
import { TYPESCRIPT } from "./root.js";
import { canInstall, install, run, setUpBuild, stop } from "./setup.js";
import { setUpEngines } from "./setup-engines.js";

/** Debian packages. */
const PACKAGES = ["orca", "dbus-x11", "at-spi2-core", "xvfb", "xauth"];

const PROGRAMS = ["orca", "dbus-run-session", "xvfb-run"];

const lacks = () =>
	PROGRAMS.filter((name) => spawnSync("which", [name]).status !== 0);
if (lacks().length > 0 && canInstall()) install(PACKAGES);
if (lacks().length > 0) {
	stop(`missing: ${lacks().join(", ")}; install ${PACKAGES.join(" ")}`);
}
if (process.env.PACKAGE_DIST === undefined) {
	await setUpBuild();
	run("node", [...TYPESCRIPT, "scripts/package.js"]);
}
setUpEngines();

const test = ["node", ...TYPESCRIPT, "--test", "--test-reporter=spec"];
run(
	"dbus-run-session",
	[
		"--",
		"xvfb-run",
		"--auto-servernum",
		...test,
		...process.argv.slice(2),
		"tests/orca/speaking-set.test.js",
	],
	{
		...process.env,
		GNOME_ACCESSIBILITY: "1",
		GTK_MODULES: "gail:atk-bridge",
		GSETTINGS_BACKEND: "memory",
	},
);
