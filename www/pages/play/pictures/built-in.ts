/**
 * The built-in pictures: drawn by the project, under its licence.
 */

import autumn from "./built-in/autumn.avif?no-inline";
import city from "./built-in/city.avif?no-inline";
import dawn from "./built-in/dawn.avif?no-inline";
import glass from "./built-in/glass.avif?no-inline";
import islands from "./built-in/islands.avif?no-inline";
import sunflower from "./built-in/sunflower.avif?no-inline";

/** Their addresses, by name. */
export const BUILT_IN: Record<string, string> = {
	dawn,
	city,
	autumn,
	islands,
	sunflower,
	glass,
};
