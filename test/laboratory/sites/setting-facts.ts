import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteColors } from "../../../src/builders/model/colors.ts";
import { asObject, isObject, own } from "../../../src/json/json-value.ts";
import { sourceMapOfText } from "../../../src/source/text-source-map.ts";

/** A text that an author has written as a setting, and that readers of the built site are to have. */
export interface WrittenFact {
  /** Where it stands: `/footer/socials/x`. */
  readonly pointer: string;
  readonly text: string;
  /** The color that it is on the site, if that is darker or lighter to be read. */
  readonly readable: string | undefined;
  /** The lines of docs.json on which it and all that it is in begin. */
  readonly lines: readonly number[];
}

/** Settings that say how a site is made, those that other columns look at, and what is drawn into pictures. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  "$schema $ref navigation redirects theme appearance api icons integrations variables thumbnails knownPaths".split(
    " ",
  ),
);

/** Keys whose values are choices, not texts: they are words of the schema, or pictures by their name. */
const CHOICES: ReadonlySet<string> = new Set(
  "icon iconType type style display decoration layout weight format strict default theme light dark indexing".split(
    " ",
  ),
);

/** The name of an entry of the menu of pages, which has other words on a site. */
const isMenuEntry = (value: unknown, pointer = ""): boolean =>
  typeof value === "string" && /^\/contextual\/options\/\d+$/.test(pointer);

/** The texts, addresses and colors in the settings of a docs.json. */
export function settingFacts(config: unknown, text: string): WrittenFact[] {
  const texts: { pointers: readonly string[]; text: string }[] = [];
  const visit = (value: unknown, key: string, around: readonly string[]): void => {
    const below = (name: string): string[] => [
      ...around,
      `${around.at(-1) ?? ""}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    ];
    if ((key === "icon" && isObject(value)) || isMenuEntry(value, around.at(-1))) return;
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, key, below(String(index)));
    else if (isObject(value)) for (const [name, inner] of Object.entries(value)) visit(inner, name, below(name));
    else if (typeof value === "string" && value.trim().length > 1 && !(CHOICES.has(key) && /^[\w-]+$/.test(value)))
      texts.push({ pointers: around, text: value });
  };
  for (const [name, value] of Object.entries(asObject(config)))
    if (!ELSEWHERE.has(name)) visit(value, name, [`/${name}`]);
  const pointers = [...new Set(texts.flatMap((each) => each.pointers))];
  const ranges = sourceMapOfText(text).ranges(
    "docs.json",
    pointers.flatMap((pointer) => [
      { pointer, part: "key" as const },
      { pointer, part: "value" as const },
    ]),
  );
  const colors = asObject(siteColors(asObject(own(asObject(config), "colors"))));
  const lineOf = (at: number): number[] => (ranges[at] ? [ranges[at].start.line] : []);
  const lines = new Map(pointers.map((pointer, at) => [pointer, [...lineOf(2 * at), ...lineOf(2 * at + 1)]]));
  return texts.map(({ pointers, text }) => ({
    pointer: pointers.at(-1) ?? "",
    text,
    readable: pointers[0] === "/colors" ? (own(colors, pointers.at(-1)?.slice(8) ?? "") as string) : undefined,
    lines: pointers.flatMap((pointer) => lines.get(pointer) ?? []),
  }));
}

/** The settings that a built site does not have and its build, whose output is `log`, does not report. */
export function droppedSettings(facts: readonly WrittenFact[], folder: string, log: string): WrittenFact[] {
  const reported = reportedLines(log);
  let wanted = facts.filter(({ lines }) => !lines.some((line) => reported.has(line)));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (wanted.length === 0) break;
    if (!entry.isFile() || !/\.(?:html|css|m?js|xml|txt|json)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), "utf8")
      .replaceAll(/&#(?:x27|39);/g, "'")
      .replaceAll(/&#(?:x26|38);/gi, "&amp;")
      .toLowerCase();
    const isIn = (part = "") => formsOf(part).some((form) => text.includes(form));
    wanted = wanted.filter(
      (fact) =>
        !(isIn(fact.text) || isIn(fact.readable) || (fact.text.includes(" ") && partsOf(fact.text).every(isIn))),
    );
  }
  return wanted;
}

/** The lines of docs.json that findings of a build are about. */
function reportedLines(log: string): Set<number> {
  const lines = new Set<number>();
  for (const block of log.split(/^(?=\S+:\d+:\d+ )/m)) {
    const [, line] = /^docs\.json:(\d+):\d+ /.exec(block) ?? [];
    if (line === undefined) continue;
    lines.add(Number(line));
    const [, also = ""] = /^ {2}also (?:here|at):? (.*)$/m.exec(block) ?? [];
    for (const [, other] of also.matchAll(/(\d+):\d+/g)) lines.add(Number(other));
  }
  return lines;
}

/** What is between the marks of links, strong words and paragraphs of Markdown, with the labels and targets of links. */
const partsOf = (text: string): string[] =>
  text
    .split(/\[([^\]]*)\]\(([^)\s]*)\)|\n\s*\n/)
    .flatMap((part = "") => part.split("**"))
    .filter((part) => part.trim() !== "");

/** How a text may stand in files of a site: escaped, in small letters, a color in its short form, or the name of a file that was given a hash. */
function formsOf(text: string): string[] {
  const plain = text.trim();
  const escaped = plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const [file] = /[^/]+(?=\.(?:svg|png|jpe?g|webp|gif|ico|avif)$)/i.exec(plain) ?? [];
  const forms = [
    plain,
    escaped,
    encodeURI(plain),
    JSON.stringify(plain).slice(1, -1),
    plain.replace(/(?<=\/)index$|\/$/, ""),
    plain.replace(/^#(\w)\1(\w)\2(\w)\3$/, "#$1$2$3"),
    file,
  ];
  return forms.flatMap((form) => (form ? [form.toLowerCase()] : []));
}
