/**
 * Makes the files from which editors know the tag: `web-types.json` for JetBrains, and
 * VS Code's data for HTML and CSS.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateJetBrainsWebTypes } from "custom-element-jet-brains-integration";
import { generateVsCodeCustomElementData } from "custom-element-vs-code-integration";

/** What an editor shows over the tag: what it is, not all that it has. */
const SHORT = {
	hideEventDocs: true,
	hideSlotDocs: true,
	hideMethodDocs: true,
	hideCssPropertiesDocs: true,
	hideCssPartsDocs: true,
	hideLogs: true,
};

/**
 * @param {string} out Folder to write to.
 * @param {any} manifest
 * @param {{ name: string, version: string }} of The package.
 */
export function makeEditorData(out, manifest, { name, version }) {
	// The generators change what they are given.
	generateVsCodeCustomElementData(structuredClone(manifest), {
		...SHORT,
		outdir: out,
		htmlFileName: "vscode-html.json",
		cssFileName: "vscode-css.json",
	});
	generateJetBrainsWebTypes(structuredClone(manifest), {
		...SHORT,
		outdir: out,
		packageJson: false,
	});
	// It takes name and version from the folder that it runs in.
	const path = join(out, "web-types.json");
	const made = JSON.parse(readFileSync(path, "utf8"));
	const text = JSON.stringify({ ...made, name, version }, null, "\t");
	writeFileSync(path, `${text}\n`);
}
