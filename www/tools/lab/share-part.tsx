/**
 * What is chosen, as a link or as the code of a frame.
 */

import type { ComponentChildren } from "preact";
import type { Texts } from "../../messages/compiled/lab-en.ts";
import { Button } from "../../pages/kit/button.tsx";
import { copyText } from "../../pages/parts/copy-text.ts";
import { pageAddress } from "../../pages/parts/game-address.ts";
import { frameCode, writeAddress } from "./lab-address.ts";
import type { Props } from "./lab-state.ts";
import type { Words } from "./lab-words.ts";

export function SharePart({ page }: Props) {
	const { texts, choices, linkSaid } = page;
	const urlOf = (fixed: boolean) =>
		pageAddress("lab", writeAddress({ ...choices, fixed }), texts.tag);
	/** Copies a text and tells it, or else shows what there is to copy. */
	const copy = async (
		text: string,
		told: Words,
		show: (texts: Texts) => ComponentChildren,
	) => {
		linkSaid.value = (await copyText(text)) ? told : show;
	};
	const copyLink = (url: string, told: Words) =>
		copy(url, told, ({ notCopied }) => (
			<>
				{notCopied} <a href={url}>{url}</a>
			</>
		));
	const copyFrame = () => {
		const code = frameCode(urlOf(true), texts.title);
		return copy(
			code,
			(texts) => texts.copiedFrame,
			({ notCopiedFrame }) => (
				<>
					{notCopiedFrame} <code>{code}</code>
				</>
			),
		);
	};
	const button = (id: string, kind: string, text: string, act: () => void) => (
		<Button kind={`small${kind}`} id={id} onClick={act}>
			{text}
		</Button>
	);
	return (
		<div class="row links">
			{button("copy-link", "", texts.copyLink, () =>
				copyLink(urlOf(choices.fixed), (texts) => texts.copied),
			)}
			{button("copy-class", " chosen", texts.copyForClass, () =>
				copyLink(urlOf(true), (texts) => texts.copiedForClass),
			)}
			{button("copy-frame", " chosen", texts.copyFrame, copyFrame)}
			<p class="soft small" id="link-said" role="status">
				{linkSaid.value(texts)}
			</p>
		</div>
	);
}
