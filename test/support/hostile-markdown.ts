/** Pieces of Markdown that, repeated, cost readers of other designs quadratic time or more. */
export const MARKDOWN_PIECES: readonly string[] = [
  ...[" ", "\t", "\n", "[", "]", "`", "*", "_", "#", "<", "|", "-", "\\", "~"],
  ...[
    "``` a",
    "`a``b",
    "**a ",
    "*a_",
    "](",
    "[a](b",
    '[a](b "',
    "href= ",
    'href="',
    "\n```\n",
    "\n~~~",
    "\n- ",
    "\n1. ",
  ],
  ...["<a", "<br", "__a", "{{", "import '", "\n[a]: ", "![", "**`a", "\r", "\u2028"],
];
