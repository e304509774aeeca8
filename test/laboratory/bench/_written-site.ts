import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeSite } from "./_large-site.ts";

/** A page of some 4,000 characters, with most of what pages have. */
const pageText = (index: number, paths: readonly string[]): string => {
  const link = (step: number): string => paths[(index + step * 97) % paths.length] ?? "";
  const section = (at: number): string =>
    `## Section ${at} of page ${index}\n\nRead [the guide](/${link(at)}#section-${at}-of-page-${(index + at * 97) % paths.length}) ` +
    `before you **begin**, or [ask](https://example.com/${index}).\n\n<Card title="More" href="/${link(at + 3)}">\n  ` +
    `Some words about \`code\` and what it does.\n</Card>\n\n\`\`\`js\nconst a = { b: [${at}] };\n\`\`\`\n\n` +
    `- One of a list\n- Another, with <Tooltip tip="words">words</Tooltip>\n\n${"Prose that explains. ".repeat(12)}\n\n`;
  return `---\ntitle: Page ${index}\ndescription: About page ${index}\n---\n\n${[1, 2, 3, 4, 5, 6].map(section).join("")}`;
};

/** Writes a site of so many pages; gives its folder and its page files. */
export function writeSite(pages: number): { folder: string; files: string[] } {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-pages-"));
  const config = largeSite(pages);
  const paths = JSON.stringify(config).match(/guides\/[\w/-]+/g) ?? [];
  mkdirSync(join(folder, "node_modules"));
  for (const name of new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/")))))
    mkdirSync(join(folder, name), { recursive: true });
  for (const [index, path] of paths.entries()) writeFileSync(join(folder, `${path}.mdx`), pageText(index, paths));
  writeFileSync(join(folder, "docs.json"), JSON.stringify(config));
  return { folder, files: paths.map((path) => `${path}.mdx`) };
}
