/**
 * Asks which sessions of csTimer are of sliding puzzles.
 */

import { useState } from "preact/hooks";
import type { Session } from "../../core/wasm/statistics.js";
import type { Texts as Strings } from "../../messages/compiled/records-en.ts";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/fields.tsx";
import { render } from "../kit/render.ts";
import { sizeName } from "../parts/course-name.ts";
import { Sheet } from "../parts/sheet.ts";

/** What csTimer's players solve; others are rare. */
const SIZES = "2x2 3x3 4x4 5x5 6x6 7x7 8x8 9x9 10x10".split(" ");

/**
 * @returns The size of each session, or an empty text to leave it out; `null` if
 *   nothing is to be imported.
 */
export function askSizes(
	sessions: Session[],
	{ sessions: words, close }: Strings,
): Promise<string[] | null> {
	return new Promise((resolve) => {
		const sheet = new Sheet({
			id: "sessions",
			title: words.title,
			close,
			onClose: () => resolve(null),
		});
		const onDone = (sizes: string[]) => {
			resolve(sizes);
			sheet.close();
		};
		render(
			<Sessions sessions={sessions} words={words} onDone={onDone} />,
			sheet.body,
		);
		sheet.open();
	});
}

function Sessions({
	sessions,
	words,
	onDone,
}: {
	sessions: Session[];
	words: Strings["sessions"];
	onDone: (sizes: string[]) => void;
}) {
	const [sizes, setSizes] = useState(sessions.map(({ size }) => size ?? ""));
	const options = Object.fromEntries([
		["", words.leaveOut],
		...SIZES.map((size) => [size, sizeName(size)]),
	]);
	return (
		<>
			<p class="soft">{words.about}</p>
			<ul class="sessions">
				{sessions.map(
					({ name, count, unfinished }, at) =>
						count > 0 && (
							<li key={at}>
								<Menu
									kind="session in-line gap-3"
									label={
										<>
											<span>{name}</span>
											<small>
												{words.times(count)}
												{unfinished > 0 && `, ${words.unfinished(unfinished)}`}
											</small>
										</>
									}
									options={options}
									value={sizes[at]}
									onChange={(size) => setSizes(sizes.with(at, size))}
								/>
							</li>
						),
				)}
			</ul>
			<Button kind="strong wide" onClick={() => onDone(sizes)}>
				{words.import}
			</Button>
		</>
	);
}
