"use client";

import { useState } from "react";
import { SlidingPuzzle } from "taquin/react";

export default function Page() {
	const [slides, setSlides] = useState(null);
	return (
		<main>
			<SlidingPuzzle
				size="3x3"
				onSolved={({ detail }) => setSlides(detail.stm)}
			/>
			<p id="result">{slides !== null && `Solved: ${slides}`}</p>
		</main>
	);
}
