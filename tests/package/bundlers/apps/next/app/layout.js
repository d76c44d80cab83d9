import { createElement } from "react";

export const metadata = { title: "A puzzle", icons: { icon: "data:," } };

export default function Layout({ children }) {
	const body = createElement("body", null, children);
	return createElement("html", { lang: "en" }, body);
}
