/**
 * The descriptions of the manifest in Simplified Chinese, by name: a test holds
 * them against it.
 */

/**
 * Of what an embedder can name, section by section: name → description.
 *
 * @typedef {Record<"attributes" | "properties" | "methods" | "events" | "slots" | "parts" | "states" | "custom", Record<string, string>>} Descriptions
 */

/** @type {Descriptions} */
export const descriptions = {
	attributes: {
		"aria-label": "本页面对这个拼图的称呼，供屏幕阅读器使用。",
		lang: "语言：取最近的祖先元素的语言，否则取浏览器的语言。",
		size: "列 × 行，例如 `4x3`，各为 2 到 16。设置后会开始新的一局。",
		goal: "要达到的排列：`last`、`first`、`snake`、`spiral`，或文本形式的局面。设置后会开始新的一局。",
		board:
			"开局的局面，代替随机打乱：棋盘代码、文本形式或 JSON。设置它会打开该局面。",
		seed: "任意文本：尺寸、目标和种子相同，打乱就永远相同。不写时随机抽取。",
		tiles:
			"方块上显示什么：`number`、`letter`、`image`、`none`。默认为数字；有 `src` 时为图片。",
		src: "方块图片的地址。",
		alt: "图片的文字说明，供屏幕阅读器使用。",
		labels: "图片的方块上是否显示数字：`off`、`on`。",
		theme:
			"配色：`auto`（跟随网页的 `color-scheme`）、`light`、`dark`、`contrast`。",
		palette: "方块的颜色：`kiln`、`reef`、`stone`、`petal`。",
		scheme:
			"哪些方块同色：都不同色（`home`），按行（`rows`）、按列（`columns`）、按 L 形的层（`fringe`），或按行而最后两行按列（`last-rows`）。",
		controls:
			"棋盘旁边显示什么：`full`、`compact`（一行）、`bar`（撤销、提示、新游戏，其余由网页提供）、`none`。",
		hints: "给玩家的提示：`on`、`off`，或每局的次数。",
		solver: "是否允许玩家使用自动还原：`on`、`off`。",
		timer:
			"是否显示时间：`on`、`off`，或精确到 `tenths`、`hundredths`、`thousandths`。",
		counts: "显示哪些计数：`both`、`slides`、`moves`。",
		metric:
			"提示、解法、界限和复盘计什么：`stm`，每一步；或 `mtm`，每次操作：一列方块一起滑动算一次。",
		inspection:
			"计时开始前，玩家可以观察新局面多少秒（1 到 3600）；`off` 为不限。第一次操作也会开始计时。",
		keys: "可用的按键：`all`、`arrows`（不含字符键）或 `off`；后面可写各命令的按键，按键用位置（`KeyboardEvent.code`）表示，例如 `hint: KeyG F1; new: none`。",
		tap: "点按何时生效：`up`，手指离开棋盘时；或 `down`，按下时。",
		hover:
			"鼠标划过方块时是否滑动：`off`、`on`。按住 Control 键或鼠标按钮时不滑动。",
		gamepad: "是否可用游戏手柄：`off`、`on`。",
		difficulty:
			"新局面有多难：离目标的步数（已证明），或等级 `easy`、`medium`、`hard`、`expert`、`hardest`。空着则从所有局面中均匀抽取。超过 16 格的棋盘没有等级。",
		distance: "是否一直显示还剩几步：`off`、`on`。这样的一局算作用过一次提示。",
		arrows: "方向键移动的是方块 `tile`，还是空格 `blank`。",
		motion: "方块是否滑动：`auto`（跟随玩家的系统）、`on`、`off`。",
		deal: "新的一局如何出现：方块滑入（`glide`），或从还原的样子一步步打乱（`scramble`，求解器载入之后）。",
		sound: "方块是否有声音：`off`、`on`。",
		haptics: "玩家滑动方块时是否振动：`off`、`on`。",
		storage:
			"刷新后游戏保存在哪里：`none`、`local`（整个网站一局），或自己的键名。",
		loading: "何时开始：`lazy`，进入视野时；或 `eager`，立即。",
		readonly: "仅供观看：玩家不能移动方块。",
		disabled: "与 `readonly` 相同，并且不属于它的表单。",
		required: "在表单中，是否必须先还原才能提交。",
		name: "在表单中的名字；值是棋盘代码。",
	},
	properties: {
		cells: "逐行排列的方块，0 为空格；就绪之前为空。",
		code: "当前局面的棋盘代码；就绪之前为空。",
		text: "当前局面的文本形式；就绪之前为空。",
		sides: "棋盘每边最少和最多几格；就绪之前为空。",
		status: "当前在做什么。",
		moves: "步数（`stm`）和操作数（`mtm`），撤销的不算。",
		elapsed: "从第一次操作起的毫秒数，页面不可见的时间不算。",
		canUndo: "是否有可以撤销的操作，或搁置的游戏。",
		canRedo: "是否有可以重做的操作。",
		bounds:
			"已知还要走多少步：`lower`（下界）、`upper`（上界）、`proved`（是否已证明最短）。",
		ready: "就绪时兑现；无法启动时拒绝。",
		form: "它所属的表单。",
		value: "棋盘代码。",
		validity: "设为必须完成时，完成后才有效。",
		validationMessage: "未完成时表单显示的话。",
		willValidate: "表单是否检查它。",
	},
	methods: {
		new: "开始新的一局。",
		load: "打开一个局面或一局游戏的记录。",
		open: "打开链接所指的内容。",
		link: "打开当前游戏的链接：网址中从 `#` 起的部分。",
		takeUp:
			"继续搁置的一局：默认是最近的一局；给出记录的开头时，是以它开头的最近一局。返回是否有这样一局。",
		restart: "回到最初的局面。返回之前是否有过操作。",
		move: "把格子到空格之间的一排方块滑过去，或滑动一块。",
		undo: "撤销上一次操作；还没有操作时，如果开局时搁置了上一局，就撤销新局、回到那一局。返回是否撤销了什么。",
		redo: "重做刚撤销的操作。返回是否有可以重做的。",
		review:
			"对照最优走法逐步评价一局；不显示，也不改变任何内容。不超过 16 格的棋盘，每个距离都得到证明。",
		optimum: "找出从本局开局起最少要走多少步；不显示，也不改变任何内容。",
		boxOf:
			"返回一个格子在窗口中的位置（CSS 像素）；没有这个格子时为 `undefined`。",
		pressButton: "像玩家那样按下拼图的一个按钮，无论它是否显示。",
		hint: "显示已知最好解法的下一步；用 `move()` 执行这一步。设了 `own`，就只计一次提示，由页面以自己的方式给出。",
		solve: "为当前局面求解；`play()` 演示解法。",
		play: "演示已知的解法；没有就先求解：超过 16 格的棋盘先演示最早找到的解法，找到更好的就换过去。",
		thinkLonger:
			"已知的解法尚未证明最短时，寻找更短的：先找 10 秒，再次调用则找 1 分钟，之后每次 10 分钟。`stop()` 结束它，已找到的保留。",
		step: "在演示的解法中走一步，并暂停。",
		stop: "结束求解和演示。返回是否有正在进行的。",
		prepare: "提前准备好求解器的表，让玩家不必等待。",
		exportState: "当前的游戏，可以保存在任何地方；就绪之前为 `null`。",
		importState: "继续一局保存过的游戏。",
		command:
			"按名称执行方法：`new`、`load`、`move`、`undo`、`redo`、`restart`、`hint`、`solve`、`thinkLonger`、`play`、`step` 或 `stop`。",
		hearKey:
			"处理在网页别处按下的键，就像在棋盘上按下一样。只有这一个游戏的网页可以把所有按键交给它。",
		peek: "在棋盘上显示整幅图片，直到以 `false` 调用。返回是否有图片可看。",
		focus: "让棋盘得到焦点。",
		checkValidity: "是否已完成；未完成时触发 `invalid`。",
		reportValidity: "与 `checkValidity()` 相同，未完成时还由浏览器提示。",
	},
	events: {
		ready: "已就绪。",
		new: "换了一个局面。",
		"before-new":
			"玩家要开新的一局；`preventDefault()` 可以阻止，由网页来询问。",
		"before-hint":
			"玩家要一个提示；`preventDefault()` 可以阻止，由网页用自己的方式帮助。",
		"before-move": "一排即将滑动；`preventDefault()` 可以阻止。",
		move: "一排滑动了。`by`：`player`、`script`、`solver`、`undo`、`redo`。",
		distance: "设置了 `distance` 属性时：还剩几步，就已知的而言。",
		hint: "显示了一个提示。",
		progress: "求解的进展。",
		solved: "达到了目标。",
		finished:
			"棋盘演完了胜利：`solved` 之后最多 1.8 秒；不要动画时立即触发。其间局面变了就不触发。",
		aside: "正在玩的一局被新的一局替换并搁置；`takeUp()` 可以回到它。",
		error: "出了问题；`preventDefault()` 可以阻止元素自己显示消息。",
	},
	slots: {
		"": "棋盘出现之前，以及无法启动时显示的内容。",
		top: "在数字旁边：例如尺寸菜单。",
		caption: "代替提示文字：例如网页的通知。",
		advice: "在提示旁边：例如解释它的按钮。有提示时显示。",
		bar: "最后一个按钮之后：例如网页的菜单。",
	},
	parts: {
		layout: "棋盘和面板。",
		"board-box": "容纳棋盘的空间。",
		board: "棋盘。",
		canvas: "画方块的画布。",
		panel: "棋盘以外的部分。",
		figures: "时间、操作数和步数。",
		advice: "给玩家的文字：提示、搜索进展等。",
		controls: "按钮。",
		playback: "演示解法时的按钮。",
		button:
			"每个按钮；还带有自己的名字：`undo`、`redo`、`hint`、`solve`、`longer`、`restart`、`new`。",
		message: "出了什么问题。",
	},
	states: {
		loading: "正在加载。",
		ready: "已就绪。",
		playing: "进行中。",
		thinking: "正在求解。",
		showing: "正在演示解法。",
		solved: "已达到目标。",
		failed: "无法启动。",
	},
	custom: {
		"--sliding-puzzle-paper": "底色。",
		"--sliding-puzzle-raised": "按钮的底色。",
		"--sliding-puzzle-ink": "文字。",
		"--sliding-puzzle-ink-soft": "次要文字。",
		"--sliding-puzzle-rule": "按钮的边框。",
		"--sliding-puzzle-accent": "最重要的控件的底色。",
		"--sliding-puzzle-accent-ink": "该底色上的文字。",
		"--sliding-puzzle-focus": "焦点周围的圈。",
		"--sliding-puzzle-bad": "出错信息的文字。",
		"--sliding-puzzle-shade": "阴影。",
		"--sliding-puzzle-tray": "方块所在的托盘。",
		"--sliding-puzzle-well": "没有方块的格子。",
		"--sliding-puzzle-tile-number": "方块上的字。",
		"--sliding-puzzle-cursor": "键盘所选格子周围的圈。",
		"--sliding-puzzle-tile-outline": "方块的轮廓；默认没有。",
		"--sliding-puzzle-hint": "提示的标记。",
		"--sliding-puzzle-tile-colors":
			"色系，OKLCH 中的七个数：第一格的亮度，最后一列和最后一行各加多少；第一行的彩度与亮度之比，最后一行加多少；第一行的色相，最后一行加多少。",
		"--sliding-puzzle-tile-from":
			"与 `--sliding-puzzle-tile-to` 一起代替色系：第一格的颜色；从它到最后一格，色相走较短的一边。",
		"--sliding-puzzle-tile-to": "最后一格的颜色。",
		"--sliding-puzzle-gap": "两块之间的间隙，以方块边长的几分之几计。",
		"--sliding-puzzle-rim": "方块四周托盘的边，以方块边长的几分之几计。",
		"--sliding-puzzle-tile-radius": "方块的圆角，以边长的几分之几计。",
		"--sliding-puzzle-radius": "按钮和面板的圆角。",
		"--sliding-puzzle-font": "面板的字体。",
		"--sliding-puzzle-tile-font": "方块的字体。",
		"--sliding-puzzle-text": "文字的大小。",
		"--sliding-puzzle-slide-duration": "滑动一步的时长。",
		"--sliding-puzzle-deal-duration": "新局面出现的时长。",
		"--sliding-puzzle-quick": "按钮变化的时长。",
	},
};
