import "taquin/define";

const puzzle = document.querySelector("sliding-puzzle");
puzzle.addEventListener("solved", ({ detail }) => {
	document.querySelector("#result").textContent = `Solved: ${detail.stm}`;
});
