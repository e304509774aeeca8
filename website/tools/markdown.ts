import type { ExampleFiles } from "../../src/codes/examples/example.ts";

/** A page: its front matter, whose values are written as JSON, which is YAML; then its parts. */
export function page(
  frontMatter: Readonly<Record<string, unknown>>,
  ...parts: readonly (string | undefined)[]
): string {
  const fields = Object.entries(frontMatter).filter(([, value]) => value !== undefined);
  const head = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join("");
  return `---\n${head}---\n\n${parts.filter((part) => part !== undefined && part !== "").join("\n\n")}\n`;
}

/** Words that pages show as they are: what MDX takes for tags and expressions is text. Code in backticks stays. */
export const words = (text: string): string =>
  text
    .split(/(`+[^`]*`+)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[\\{}<>*_[\]]/g, "\\$&")))
    .join("");

export const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

const LANGUAGES: Readonly<Record<string, string>> = { md: "md", mdx: "mdx", json: "json", js: "js", mjs: "js" };

/** A fenced block; `title` is the name of the file that it shows. */
export function block(text: string, language = "", title = ""): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}${title === "" ? "" : ` ${title}`}\n${text.trimEnd()}\n${fence}`;
}

/** The files of an example, each below its name. */
export const files = (shown: ExampleFiles): string =>
  Object.entries(shown)
    .map(([path, text]) => block(tidy(path, text), LANGUAGES[path.split(".").at(-1) ?? ""] ?? "yaml", path))
    .join("\n\n");

/** JSON of one line as an editor would lay it out. What that would change, such as a key that is there twice, stays. */
export function tidy(path: string, text: string): string {
  if (!path.endsWith(".json") || text.includes("\n")) return text;
  try {
    const value = JSON.parse(text);
    return dense(JSON.stringify(value)) === dense(text) ? layOut(value) : text;
  } catch {
    return text;
  }
}

const dense = (text: string): string => text.replace(/\s/g, "");

const WIDTH = 72;

/** JSON with what fits on a line on one. */
export function layOut(value: unknown, indent = ""): string {
  const short = onOneLine(value);
  if (short.length + indent.length <= WIDTH || typeof value !== "object" || value === null) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((each) => inner + layOut(each, inner)).join(",\n")}\n${indent}]`;
  const members = Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${layOut(each, inner)}`);
  return `{\n${members.join(",\n")}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
