/**
 * What happens to a page as a whole, while a component is on it.
 */

import { useEffect, useState } from "preact/hooks";

/** Calls a function when the player comes back to the page. */
export function useReturn(call: () => void) {
	useEffect(() => {
		const onChange = () => {
			if (document.visibilityState === "visible") call();
		};
		document.addEventListener("visibilitychange", onChange);
		return () => document.removeEventListener("visibilitychange", onChange);
	}, []);
}

/** Calls a function for each key that is pressed on the page. */
export function useKeys(call: (event: KeyboardEvent) => void) {
	useEffect(() => {
		document.addEventListener("keydown", call);
		return () => document.removeEventListener("keydown", call);
	}, []);
}

/** Takes a text that is pasted on the page, but not into a field. */
export function usePaste(onText: (text: string) => void) {
	useEffect(() => {
		const listen = ({ target, clipboardData }: ClipboardEvent) => {
			const isField = target instanceof Element && target.closest(FIELDS);
			const text = clipboardData?.getData("text") ?? "";
			if (!isField && text !== "") onText(text);
		};
		document.addEventListener("paste", listen);
		return () => document.removeEventListener("paste", listen);
	}, []);
}

const FIELDS = "input, textarea, select";

/** Takes a file that is dropped on the page. Returns whether one is over it. */
export function useDrop(onFile: (file: File) => void) {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const gone = new AbortController();
		const { signal } = gone;
		const listen = (name: string, act: (event: DragEvent) => void) =>
			document.addEventListener(name, act as (event: Event) => void, {
				signal,
			});
		const hasFile = ({ dataTransfer }: DragEvent) =>
			dataTransfer?.types.includes("Files") ?? false;
		listen("dragover", (event) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			setOver(true);
		});
		listen("dragleave", ({ relatedTarget }) => {
			if (relatedTarget === null) setOver(false);
		});
		listen("drop", (event) => {
			setOver(false);
			if (!hasFile(event)) return;
			event.preventDefault();
			const [file] = event.dataTransfer?.files ?? [];
			if (file !== undefined) onFile(file);
		});
		return () => gone.abort();
	}, []);
	return isOver;
}
