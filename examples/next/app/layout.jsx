export const metadata = { title: "Sliding puzzle: Next" };

export default function Layout({ children }) {
	return (
		<html lang="en">
			<body>{children}</body>
		</html>
	);
}
