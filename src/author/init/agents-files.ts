import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { lineEdits } from "../../edit/line-edits.ts";
import { locateInRoot, SiteError, spokenPath } from "../../site/config/docs-root.ts";
import { fileKind } from "../../site/config/file-kind.ts";
import { readFileText } from "../write/file-bytes.ts";
import type { FileChange } from "../write/file-change.ts";
import { assertSettled } from "../write/interruption.ts";
import type { LeftAlone, Plan } from "../write/plan.ts";

/** The comments around what is ours in a file for agents. */
const BEGIN = "<!-- docsjson: begin -->";
const END = "<!-- docsjson: end -->";

const STEPS = `After you changed pages, specs or docs.json:

1. Run \`npx docsjson check\`. Correct what it reports, and run it again. \`npx docsjson explain CODE\` says more of a code,
   and \`npx docsjson check --fix\` makes the corrections that are certain.
2. Run \`npx docsjson sync --dry-run\` if you added or removed pages: it shows what the navigation lacks. Without
   \`--dry-run\` it writes that.
3. Run \`npx docsjson diff main\` if you moved or removed pages: it names the addresses that break, and \`--write\` adds the
   redirects.

Move pages with \`npx docsjson mv OLD NEW\`, not by hand: entries, links, translations and redirects follow. Paths count from
the folder of docs.json, without extension.`;

/** For AGENTS.md. */
const AGENTS_PART = `${BEGIN}
## Documentation

The documentation is a site that \`docs.json\` structures: every page that readers see is listed there.

${STEPS}
${END}`;

/** For the file of a skill, behind its head. */
const SKILL_PART = `${BEGIN}
# Work on a documentation site with docs.json

\`docs.json\` lists every page that readers see. \`docsjson mcp\` offers the commands below as tools of an MCP server.

${STEPS}
${END}`;

const SKILL_HEAD = `---
name: docsjson
description: Checks and changes a documentation site that a docs.json structures. Use it after pages, specs or docs.json were changed, and to add, move or remove pages.
---

`;

/** The files for agents, with the part that is ours, and what a new file begins with. */
const FILES = [
  { file: "AGENTS.md", part: AGENTS_PART, head: "" },
  { file: ".agents/skills/docsjson/SKILL.md", part: SKILL_PART, head: SKILL_HEAD },
] as const;

/**
 * Plans what tells agents how to work on a site: a part of AGENTS.md, and a skill. The part is between two comments; all
 * else in the files stays as it is, and a second plan has nothing to do.
 *
 * @param path the folder for the files (default: the current one)
 * @throws {SiteError} if there is no such folder
 */
export async function planAgents(path = ".", cwd: string = process.cwd()): Promise<Result<Plan>> {
  const given = resolve(cwd, path);
  if ((await fileKind(given)) !== "folder") throw new SiteError(`${spokenPath(path)} is not a folder`);
  const folder = await realpath(given);
  assertSettled(folder);
  const changes: FileChange[] = [];
  const left: LeftAlone[] = [];
  for (const { file, part, head } of FILES) {
    const located = await locateInRoot({ folder, config: "docs.json" }, file);
    if ("problem" in located && located.problem === "missing") {
      changes.push({ kind: "create", file, after: `${head}${part}\n` });
      continue;
    }
    const text = "absolute" in located ? await readFileText(located.absolute).catch(() => undefined) : undefined;
    const after = text && text.encoding === undefined ? withPart(text.before, part, head !== "") : undefined;
    if (text && after === text.before) continue;
    if (text && after !== undefined)
      changes.push({ kind: "edit", file, ...text, edits: lineEdits(text.before, after) });
    else left.push({ what: file, reason: "is somebody else's, or can't be read: add to it what you need" });
  }
  return { ok: true, value: { title: "init --agents", folder, changes, left }, diagnostics: [] };
}

/** The text with our part new, or at its end; `undefined` if only one of its comments is there, or if it must be there. */
function withPart(text: string, part: string, mustBeThere: boolean): string | undefined {
  const lineBreak = /\r\n/.test(text) ? "\r\n" : "\n";
  const written = part.replaceAll("\n", lineBreak);
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start >= 0 && end > start) return text.slice(0, start) + written + text.slice(end + END.length);
  if (start >= 0 || end >= 0 || mustBeThere) return undefined;
  const gap = text === "" ? "" : text.endsWith("\n") ? lineBreak : lineBreak + lineBreak;
  return `${text}${gap}${written}${lineBreak}`;
}
