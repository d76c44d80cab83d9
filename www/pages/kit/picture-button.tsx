/**
 * A button that asks for a picture.
 */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

export function PictureButton({
	take,
	isCamera = false,
	children,
}: {
	take: (file: File) => void;
	/** Opens the camera, where there is one. */
	isCamera?: boolean;
	children: ComponentChildren;
}) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<span class="picture-button">
			<button
				type="button"
				class={isCamera ? "button for-camera" : "button"}
				onClick={() => input.current?.click()}
			>
				{children}
			</button>
			<input
				type="file"
				accept="image/*"
				hidden
				capture={isCamera ? "environment" : undefined}
				ref={input}
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					// The same file can be chosen again.
					currentTarget.value = "";
					if (file !== undefined) take(file);
				}}
			/>
		</span>
	);
}
