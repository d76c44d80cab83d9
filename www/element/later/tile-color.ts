/**
 * The colour of a tile on a board that looks as usual.
 */

import { SCHEMES, TRANSPARENT, tileColors } from "../../view/theme.ts";
import { TOKENS } from "../tokens.ts";

export function tileColor(home: number, columns: number, rows: number) {
	const palette = String(TOKENS["tile-colors"]);
	const plain = { from: TRANSPARENT, to: TRANSPARENT, scheme: SCHEMES.home };
	return tileColors({ ...plain, palette }, home, columns, rows).face;
}
