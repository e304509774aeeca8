import { alias, component, flag, needed, text } from "./define-component.ts";

const highlight = flag("Marks it as the one that the text is about.");
const name = (of: string) => needed(text(`The name of the ${of}.`, of === "file" ? "index.ts" : "src"));

const TREE = component(
  "Tree",
  "Files and folders, as a list of Markdown or as components.",
  {},
  {
    snippet: '<Tree>\n  <Tree.Folder name="$1" defaultOpen>\n    <Tree.File name="$2" />\n  </Tree.Folder>\n</Tree>',
    content: "blocks",
    contains: ["Tree.Folder", "Tree.File"],
    dropsId: true,
  },
);

const inTree = ["Tree", "FileTree", "Tree.Folder"];

/** Trees of files. */
export const TREES = [
  TREE,
  component(
    "Tree.Folder",
    "A folder with what is in it.",
    {
      name: name("folder"),
      defaultOpen: flag("Whether it is open at first."),
      openable: flag("Whether readers can open and close it.", true),
      highlight,
    },
    {
      snippet: '<Tree.Folder name="$1">\n  $2\n</Tree.Folder>',
      content: "blocks",
      within: inTree,
      contains: ["Tree.Folder", "Tree.File"],
      dropsId: true,
    },
  ),
  component(
    "Tree.File",
    "A file.",
    { name: name("file"), highlight },
    { snippet: '<Tree.File name="$1" />', content: "none", within: inTree, dropsId: true },
  ),
  alias("FileTree", TREE),
];
