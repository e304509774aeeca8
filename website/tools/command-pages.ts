import { execFileSync } from "node:child_process";
import { block, code, page, table, words } from "./markdown.ts";

/** A page for each command, made from what the built command prints as its help, with the list of all. */
export function commandPages(): Map<string, string> {
  const pages = new Map<string, string>();
  const rows: string[][] = [];
  for (const [, name = "", summary = ""] of helpOf().matchAll(/^ {2}([a-z]+) {2,}(.*)$/gm)) {
    pages.set(`reference/commands/${name}.mdx`, commandPage(name, summary, helpOf(name)));
    rows.push([`[${code(`docsjson ${name}`)}](/reference/commands/${name})`, words(summary)]);
  }
  pages.set(
    "reference/commands/index.mdx",
    page(
      { title: "Commands", sidebarTitle: "All commands", description: "What docsjson does on the command line." },
      "Each command prints the same with `--help`. The exit status is 0 if all is well, 1 for findings, and 2 for wrong usage.",
      table(["command", "what it does"], rows),
    ),
  );
  return pages;
}

const helpOf = (...command: readonly string[]): string =>
  execFileSync("node", ["dist/cli.js", ...command, "--help"], { encoding: "utf8" });

/** A line of options: `  --name VALUE    what it does`, which goes on below, or stands below alone. */
const OPTION = /^ {1,4}(-{1,2}[\w-]+(?:[ =,[][^ ]\S*(?: \S+)*?)*)(?:\s{2,}(.*))?$/;
const CONTINUED = /^ {8,}(\S.*)$/;

function commandPage(name: string, summary: string, help: string): string {
  const [usage = "", ...paragraphs] = help.trimEnd().split("\n\n");
  const parts = paragraphs.map((paragraph) => {
    const lines = paragraph.split("\n");
    if (/^\s/.test(paragraph)) return optionsOf(lines) ?? block(paragraph, "text");
    const [first = "", ...rest] = lines;
    if (/^Examples?:$/.test(first)) return `## Examples\n\n${block(rest.map((line) => line.trim()).join("\n"), "sh")}`;
    if (rest.some((line) => /^ {2}/.test(line)))
      return `${words(first)}\n\n${optionsOf(rest) ?? block(rest.join("\n"), "text")}`;
    if (first.startsWith("Exit status:"))
      return `## Exit status\n\n${words(lines.join(" ").replace("Exit status: ", ""))}`;
    return words(lines.join(" "));
  });
  const title = `docsjson ${name}`;
  return page(
    { title, sidebarTitle: name, description: `It ${summary}.` },
    block(usage.replace("usage: ", ""), "sh"),
    ...parts,
  );
}

/** A table of options; `undefined` if the lines are something else. */
function optionsOf(lines: readonly string[]): string | undefined {
  const rows: [string, string][] = [];
  for (const line of lines) {
    const option = OPTION.exec(line);
    const last = rows.at(-1);
    const more = CONTINUED.exec(line)?.[1];
    if (option) rows.push([option[1] ?? "", option[2] ?? ""]);
    else if (last && more !== undefined) last[1] = `${last[1]} ${more}`.trim();
    else return undefined;
  }
  return table(
    ["option", "what it does"],
    rows.map(([option, text]) => [code(option), words(text)]),
  );
}
