/**
 * A small board to look at, as a component.
 */

import { useMemo } from "preact/hooks";
import { Held } from "../kit/held.tsx";
import { preview } from "../parts/preview.ts";

export function Sample({
	puzzle,
	look,
}: {
	/** Whose look it has. */
	puzzle: HTMLElement;
	/** Attributes of its own. */
	look: Record<string, string>;
}) {
	const made = useMemo(() => preview(puzzle, look), Object.values(look));
	return <Held element={made} />;
}
