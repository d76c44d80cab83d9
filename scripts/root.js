import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Options of Node for a script that imports from `www/`: Node 20 reads no TypeScript. */
export const TYPESCRIPT = ["--import", "tsx"];
