/**
 * An element that is made elsewhere, and is no business of the components around it.
 */

import { useLayoutEffect, useRef } from "preact/hooks";

export function Held({ element }: { element: HTMLElement }) {
	const place = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
	return <span style={{ display: "contents" }} ref={place} />;
}
