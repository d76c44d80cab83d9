/**
 * The pictures to choose from. They belong to the project, under its licence.
 */

import boats from "./pictures/boats.svg?no-inline";
import mountains from "./pictures/mountains.svg?no-inline";
import quilt from "./pictures/quilt.svg?no-inline";

const absolute = (src: string) => new URL(src, import.meta.url).href;

export const PICTURES = [
	{ name: "mountains", src: absolute(mountains) },
	{ name: "boats", src: absolute(boats) },
	{ name: "quilt", src: absolute(quilt) },
] as const;
