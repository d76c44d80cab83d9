import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import type { SlidingPuzzleEventMap } from "taquin";
import "taquin/define";

@Component({
	selector: "app-root",
	schemas: [CUSTOM_ELEMENTS_SCHEMA],
	template: `
		<sliding-puzzle size="3x3" (solved)="onSolved($event)"></sliding-puzzle>
		<p id="result">{{ result() }}</p>
	`,
})
class App {
	protected readonly result = signal("");

	protected onSolved({ detail }: SlidingPuzzleEventMap["solved"]) {
		this.result.set(`Solved: ${detail.stm}`);
	}
}

bootstrapApplication(App);
