/**
 * Buttons: one with words, one that shows only a picture, and one with both.
 */

import type { ComponentProps } from "preact";
import { Icon } from "./icon.tsx";

type Attributes = Omit<ComponentProps<"button">, "class" | "type">;

export function Button({
	kind = "",
	...attributes
}: Attributes & {
	/** More classes. */
	kind?: string;
}) {
	const names = `button ${kind}`.trim();
	return <button type="button" class={names} {...attributes} />;
}

export function Tool({
	kind = "",
	name,
	d,
	...attributes
}: Attributes & {
	/** More classes. */
	kind?: string;
	/** Heard, and shown to a mouse. */
	name: string;
	/** The path of the picture. */
	d: string;
}) {
	return (
		<button
			type="button"
			class={`tool ${kind}`.trim()}
			title={name}
			aria-label={name}
			{...attributes}
		>
			<Icon d={d} />
		</button>
	);
}

export function NamedTool({
	name,
	d,
	...attributes
}: Attributes & {
	name: string;
	/** The path of the picture. */
	d: string;
}) {
	return (
		<button type="button" class="tool" {...attributes}>
			<Icon d={d} />
			<span>{name}</span>
		</button>
	);
}
