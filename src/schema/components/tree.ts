import { needed, text } from "../values/forms.ts";
import { alias, component, defaultedFlag } from "./define-component.ts";

const highlight = defaultedFlag("Marks it as the one that the text is about.");
const name = (of: string) => needed(text(`The name of the ${of}.`, of === "file" ? "index.ts" : "src"));

const inFolder = ["Tree.Folder", "Tree.File", "FileTree.Folder", "FileTree.File"];
const inTree = ["Tree", "FileTree", "Tree.Folder", "FileTree.Folder"];

const TREE = component(
  "Tree",
  "Files and folders, as a list of Markdown or as components.",
  {},
  {
    snippet: '<Tree>\n  <Tree.Folder name="$1" defaultOpen>\n    <Tree.File name="$2" />\n  </Tree.Folder>\n</Tree>',
    content: "blocks",
    contains: inFolder,
    dropsId: true,
  },
);

const FOLDER = component(
  "Tree.Folder",
  "A folder with what is in it.",
  {
    name: name("folder"),
    defaultOpen: defaultedFlag("Whether it is open at first."),
    openable: defaultedFlag("Whether readers can open and close it.", true),
    highlight,
  },
  {
    snippet: '<Tree.Folder name="$1">\n  $2\n</Tree.Folder>',
    content: "blocks",
    within: inTree,
    contains: inFolder,
    dropsId: true,
  },
);

const FILE = component(
  "Tree.File",
  "A file.",
  { name: name("file"), highlight },
  { snippet: '<Tree.File name="$1" />', content: "none", within: inTree, dropsId: true },
);

/** Trees of files. */
export const TREES = [
  TREE,
  FOLDER,
  FILE,
  alias("FileTree", TREE),
  alias("FileTree.Folder", FOLDER),
  alias("FileTree.File", FILE),
];
