/**
 * A sheet of components.
 */

import type { ComponentChild } from "preact";
import { Sheet } from "../parts/sheet.ts";
import { render } from "./render.ts";

/** @param content Returns what is in it, and gets what closes it. */
export function sheetOf(
	names: { id: string; title: string; close: string },
	content: (sheet: Sheet) => ComponentChild,
): Sheet {
	const onClose = () => render(null, sheet.body);
	const sheet = new Sheet({ ...names, onClose });
	render(content(sheet), sheet.body);
	return sheet;
}
