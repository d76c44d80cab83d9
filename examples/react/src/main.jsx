import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { SlidingPuzzle } from "taquin/react";

function App() {
	const [slides, setSlides] = useState(null);
	return (
		<>
			<SlidingPuzzle
				size="3x3"
				onSolved={({ detail }) => setSlides(detail.stm)}
			/>
			<p id="result">{slides !== null && `Solved: ${slides}`}</p>
		</>
	);
}

createRoot(document.getElementById("root")).render(
	<StrictMode>
		<App />
	</StrictMode>,
);
