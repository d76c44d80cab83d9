import "taquin/define";
import { render } from "preact";
import { useState } from "preact/hooks";

function App() {
	const [slides, setSlides] = useState(null);
	return (
		<>
			<sliding-puzzle
				size="3x3"
				onsolved={({ detail }) => setSlides(detail.stm)}
			/>
			<p id="result">{slides !== null && `Solved: ${slides}`}</p>
		</>
	);
}

render(<App />, document.getElementById("root"));
