import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { asObject } from "../../../json/json-value.ts";
import { isHexColor } from "../../model/colors.ts";

/** The part of Tailwind that is used. */
interface Tailwind {
  compile(
    css: string,
    options: { base: string; loadStylesheet: (id: string, base: string) => Promise<object> },
  ): Promise<{ build(candidates: readonly string[]): string }>;
}

/**
 * The rules of Tailwind's classes that texts use, from the package `tailwindcss` of the project, and style sheets with
 * `@apply` compiled by it; `undefined` without the package. Utilities hold inside of pages alone and win there, and nothing
 * resets the looks of the builder but those of buttons with classes, which browsers draw as their own. The platform's own
 * classes, which some docs use, are those of Tailwind with a prefix: `dark:mint-flex`.
 */
export async function tailwindStyles(
  { texts, styles, colors }: { texts: Iterable<string>; styles: string; colors: unknown },
  projectFolder: string,
): Promise<string | undefined> {
  const candidates = new Set<string>();
  for (const text of texts)
    if (/\bclass(?:Name|List)?\b/.test(text)) for (const word of wordsOf(text)) candidates.add(word);
  if (candidates.size === 0 && !NEEDS_COMPILER.test(styles)) return styles;
  const file = findPackage(projectFolder);
  if (file === undefined) return undefined;
  const { default: tailwind, compile = tailwind?.compile } = (await import(
    pathToFileURL(file).href
  )) as Partial<Tailwind> & {
    default?: Tailwind;
  };
  if (compile === undefined) return undefined;
  const base = dirname(dirname(file));
  const theme = join(base, "theme.css");
  const loadStylesheet = async (_: string, folder: string) => ({
    path: theme,
    base: folder,
    content: readFileSync(theme, "utf8"),
  });
  const rulesOf = async (words: Iterable<string>, others = "") =>
    (await compile(`${inputOf(colors)}\n${others}`, { base, loadStylesheet })).build([...words]);
  const prefixed = new Map(
    [...candidates].filter((word) => PREFIX.test(word)).map((word) => [word.replace(PREFIX, "$1"), word]),
  );
  const platform = prefixed.size > 0 ? renameClasses(await rulesOf(prefixed.keys()), prefixed) : "";
  const own = NEEDS_COMPILER.test(styles);
  const css = `${platform}${await rulesOf(candidates, own ? styles : "")}`;
  return own ? css : `${css}\n${styles}`;
}

const PREFIX = /((?:^|:)!?-?)mint-/;

/** A style sheet with other names of classes. */
function renameClasses(css: string, names: ReadonlyMap<string, string>): string {
  const selectors = new Map([...names].map(([from, to]) => [selectorOf(from), selectorOf(to)]));
  return css.replace(/\.(?:\\3\d )?(?:\\.|[\w-]|[^\0-\x7f])+/g, (name) => selectors.get(name) ?? name);
}

/** The selector of a class: names may begin with a digit or have any sign in them. */
const selectorOf = (name: string): string =>
  `.${name.replace(/[^\w\-\u{80}-\u{10ffff}]/gu, "\\$&").replace(/^\d/, "\\3$& ")}`;

const NEEDS_COMPILER = /@(apply|theme|utility|custom-variant|tailwind)\b|\btheme\(/;

/** Strings between quotes, apostrophes, and blanks: classes are among them, and what is no class has no rule. */
const wordsOf = (text: string): string[] => text.match(/[^\s"'`{}<>=;]+/g) ?? [];

const findPackage = (folder: string): string | undefined => {
  try {
    return createRequire(join(folder, "package.json")).resolve("tailwindcss");
  } catch {
    return undefined;
  }
};

/** Pages, and what has them beside their title, where scripts of docs put notices. */
const AROUND_PAGES =
  ':is(.docs-page.docs-page.docs-page.docs-page, .content-panel, .vp-doc > div, .theme-doc-markdown, [id="nd-page"])';

/** The theme has the colors that the platform adds, and its color of borders, that of Tailwind 3; dark mode is what any of the builders has. */
function inputOf(colors: unknown): string {
  const { primary, light = primary, dark = primary } = asObject(colors);
  const named = Object.entries({ primary, "primary-light": light, "primary-dark": dark });
  const known = named.filter(([, color]) => isHexColor(color));
  return `@import "tailwindcss/theme.css" layer(theme);
@theme inline { --color-background-light: #fff; --color-background-dark: #0b0c0e; ${known.map(([name, color]) => `--color-${name}: ${color};`).join(" ")} }
@custom-variant dark (&:is([data-theme="dark"] *, .dark *));
${RENAMED}
:where(.docs-page [class*="border"], .docs-page [class*="divide"] > *) { border-color: var(--color-gray-200, currentcolor); }
:where(.docs-page button[class]:not([class*="docs-"])) { margin: 0; padding: 0; border: 0 solid; font: inherit; color: inherit; background: none; }
${AROUND_PAGES} { @tailwind utilities; }`;
}

/** Names of Tailwind 3, which the platform has, that Tailwind 4 lacks. */
const RENAMED = ["flex-shrink", "flex-grow"]
  .flatMap((name) => [0, 1].map((n) => `@utility ${name}-${n} { ${name}: ${n}; }`))
  .concat("@utility flex-shrink { flex-shrink: 1; }", "@utility flex-grow { flex-grow: 1; }")
  .join("\n");
