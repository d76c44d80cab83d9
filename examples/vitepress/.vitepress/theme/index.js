import "sliding-puzzle/define";
import theme from "vitepress/theme";

export default theme;
