/** What an editor knows of the component: compiled, never run. */

import { useRef } from "react";
import type { SlidingPuzzleElement } from "taquin";
import { SlidingPuzzle as Inside } from "taquin/inline/react";
import { SlidingPuzzle, type SlidingPuzzleProps } from "taquin/react";

const usual: SlidingPuzzleProps = { size: "4x4", theme: "dark" };

export function Page() {
	const puzzle = useRef<SlidingPuzzleElement>(null);
	return (
		<main>
			<SlidingPuzzle
				{...usual}
				ref={puzzle}
				className="wide"
				hints={3}
				readOnly
				onMove={({ detail: { stm } }) => stm.toFixed()}
				onBeforeMove={(event) => event.preventDefault()}
				onError={({ detail: { message } }) => message.trim()}
				onClick={() => puzzle.current?.undo()}
			>
				<p>A sliding puzzle.</p>
			</SlidingPuzzle>
			<Inside size="3x3" />
			{/* @ts-expect-error: no theme of that name. */}
			<SlidingPuzzle theme="blue" />
			<sliding-puzzle size="3x3" controls="none" class="small" />
			{/* @ts-expect-error: no such attribute. */}
			<sliding-puzzle colour="red" />
		</main>
	);
}
