/**
 * The component in the React before today's.
 */

import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { ROOT } from "../../../scripts/root.js";
import { close } from "../support/browser.js";
import { build } from "../support/build.js";
import { checkReact } from "../support/react.js";

after(close);

const HERE = fileURLToPath(new URL("./", import.meta.url));

test("React 18: props, handlers and the ref", async () => {
	const out = `${HERE}built/react-18`;
	const vite = join(ROOT, "node_modules", ".bin", "vite");
	await build(HERE, out, [vite, "build", "apps/react-18", `--outDir=${out}`]);
	await checkReact(out, "18");
});
