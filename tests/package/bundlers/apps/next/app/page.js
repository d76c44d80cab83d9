import { createElement } from "react";
import { SlidingPuzzle } from "taquin/react";

export default function Page() {
	return createElement(
		SlidingPuzzle,
		{ size: "3x3", board: "1 2 3/4 5 0/7 8 6", motion: "off", disabled: false },
		createElement("p", null, "A sliding puzzle."),
	);
}
