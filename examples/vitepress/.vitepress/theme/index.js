import "taquin/define";
import theme from "vitepress/theme";

export default theme;
