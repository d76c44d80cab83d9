/**
 * What is said, in any language.
 */

import type { Texts } from "../../messages/compiled/lab-en.ts";

export type Words = (texts: Texts) => string;
export const NOTHING: Words = () => "";
