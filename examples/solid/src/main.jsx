import "taquin/define";
import { createSignal } from "solid-js";
import { render } from "solid-js/web";

function App() {
	const [slides, setSlides] = createSignal(null);
	return (
		<>
			<sliding-puzzle
				size="3x3"
				on:solved={({ detail }) => setSlides(detail.stm)}
			/>
			<p id="result">{slides() !== null && `Solved: ${slides()}`}</p>
		</>
	);
}

render(App, document.getElementById("root"));
