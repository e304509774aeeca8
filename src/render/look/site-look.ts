import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ICON_PACKAGES, type IconLibrary } from "../../vocabulary/platform/icon-libraries.ts";
import type { Look } from "../components/look.ts";
import type { Node } from "../hast.ts";
import { IconFiles } from "./icon-files.ts";
import type { Grammar } from "./own-grammars.ts";
import { PairedTheme, type Theme, type Token, type WithVariants } from "./paired-theme.ts";

/** Where the packages are that pages look better with, all of them optional: Shiki, KaTeX, icon libraries. */
interface LookOptions {
  /** The project folder from which packages are looked for. */
  readonly projectFolder: string;
  /** The site's icon library. */
  readonly library: IconLibrary;
  /** The languages of code blocks. */
  readonly languages: readonly string[];
  /** `styling.codeblocks` of docs.json: a theme of Shiki for each appearance. */
  readonly themes?: { readonly light?: string | undefined; readonly dark?: string | undefined } | undefined;
  /** The grammars of the docs' own languages. */
  readonly grammars?: readonly Grammar[];
}

/** Shiki, and the themes that it colors with. */
interface Coloring {
  readonly highlighter: Highlighter;
  readonly themes: { readonly light: string; readonly dark: string };
  /** How `codeToHast` takes them. */
  readonly options: object;
}

/** The part of Shiki that is used. */
interface Shiki {
  readonly bundledLanguages: object;
  readonly bundledThemes: object;
  /** Absent in old versions. */
  readonly flatTokenVariants?: WithVariants;
  createCssVariablesTheme(): object;
  createHighlighter(options: object): Promise<Highlighter>;
  getSingletonHighlighter(options: object): Promise<Highlighter>;
}

interface Highlighter {
  getLoadedLanguages(): string[];
  getTheme(name: string): Theme;
  loadThemeSync(theme: Theme): void;
  codeToHast(code: string, options: object): { children: { children: { children: Node[] }[] }[] };
}

/** Loads the packages that are installed for a project. Without one, code and formulas have no colors and icons are left out. */
export async function loadLook(options: LookOptions): Promise<Omit<Look, "markdown" | "leave">> {
  const icons = new IconFiles(options.projectFolder, options.library);
  const code = await loadHighlighter(options);
  const katex = await loadKatex(options.projectFolder);
  return {
    hasIcons: icons.isInstalled,
    lacksStyle: (style, library) => icons.lacksStyle(style, library),
    codeColors: options.themes && code && colorsOf(code),
    icon: (name, { style, library }) => icons.find(name, style, library),
    highlight: (text, language) => {
      if (!code?.highlighter.getLoadedLanguages().includes(language)) return undefined;
      const root = code.highlighter.codeToHast(text, { lang: language, ...code.options, ...LIMITS });
      return root.children[0]?.children[0]?.children;
    },
    math: (tex, isBlock, onFault) => katex && { type: "raw", value: formula(tex, isBlock, { katex, onFault }) },
  };
}

/** The packages that decide how pages look, as they are installed for a project. */
export function lookPackages(projectFolder: string): string[] {
  const require = createRequire(join(projectFolder, "package.json"));
  const icons = Object.values(ICON_PACKAGES).map(({ name }) => name);
  return ["shiki", "katex", ...icons].map((name) => {
    try {
      return `${name} ${(require(`${name}/package.json`) as { version: string }).version}`;
    } catch {
      return name;
    }
  });
}

/** The colors that themes are made for; those of the theme of variables are the site's own. */
function colorsOf({ highlighter, themes }: Coloring): Look["codeColors"] {
  const { light, dark } = themes;
  if ([light, dark].includes(OF_VARIABLES)) return undefined;
  const colors = (name: string) => {
    const { bg, fg } = highlighter.getTheme(name);
    return { bg, fg };
  };
  return { light: colors(light), dark: colors(dark) };
}

/** Limits that a busy machine does not change: by Shiki's own one, of time, the same code has other colors in each build. */
const LIMITS = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 };

/** Themes whose colors can be read on the backgrounds of blocks of code in every builder. */
const DEFAULT_THEMES = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" };

/** The theme whose colors are variables of CSS (`--shiki-token-string`), which the docs' own styles set. */
const OF_VARIABLES = "css-variables";

/** Shiki with the languages and themes of a site. A theme that is not named, or that Shiki does not have, is the default one. */
async function loadHighlighter({
  projectFolder,
  languages,
  themes = DEFAULT_THEMES,
  grammars = [],
}: LookOptions): Promise<Coloring | undefined> {
  const shiki = await importFrom<Shiki>(projectFolder, "shiki");
  if (!shiki) return undefined;
  const known = languages.filter((language) => Object.hasOwn(shiki.bundledLanguages, language));
  const knownOr = (theme: string | undefined, other: string): string =>
    theme !== undefined && (theme === OF_VARIABLES || Object.hasOwn(shiki.bundledThemes, theme)) ? theme : other;
  const shown = {
    light: knownOr(themes.light, DEFAULT_THEMES.light),
    dark: knownOr(themes.dark, DEFAULT_THEMES.dark),
  };
  const wanted = Object.values(shown).map((theme) =>
    theme === OF_VARIABLES ? shiki.createCssVariablesTheme() : theme,
  );
  const own = new Set(grammars.flatMap(({ name, aliases }) => [name, ...aliases]));
  const langs = [...grammars, ...known.filter((language) => !own.has(language))];
  // One that all readings of the docs share would keep a grammar as it was before its file was changed.
  const highlighter = await (own.size === 0
    ? shiki.getSingletonHighlighter({ themes: wanted, langs })
    : shiki.createHighlighter({ themes: wanted, langs, warnings: false }));
  return { highlighter, themes: shown, options: coloringOptions(highlighter, shown, shiki.flatTokenVariants) };
}

/** Both themes for `codeToHast`, as one where that is possible. */
function coloringOptions(
  highlighter: Highlighter,
  themes: Coloring["themes"],
  withVariants: WithVariants | undefined,
): Coloring["options"] {
  const pair = withVariants && PairedTheme.of(highlighter.getTheme(themes.light), highlighter.getTheme(themes.dark));
  if (!pair) return { themes, defaultColor: false };
  highlighter.loadThemeSync(pair.theme);
  const tokens = (lines: Token[][]): void => {
    for (const token of lines.flat()) pair.dress(token, withVariants);
  };
  return { theme: pair.theme.name, transformers: [{ tokens }] };
}

interface Katex {
  renderToString(tex: string, options: object): string;
}

const loadKatex = (projectFolder: string) => importFrom<Katex>(projectFolder, "katex");

/** A formula as KaTeX shows it; one that is at fault with that in red. */
function formula(
  tex: string,
  isBlock: boolean,
  { katex, onFault }: { katex: Katex; onFault: (reason: string) => void },
): string {
  const render = (throwOnError: boolean) =>
    katex
      .renderToString(tex, { output: "mathml", throwOnError, strict: false, displayMode: isBlock })
      // A wide one scrolls, by keyboard too.
      .replace("<span", isBlock ? '<span tabindex="0"' : "<span");
  try {
    return render(true);
  } catch (error) {
    // The place is said with the formula, in which a line is drawn below it.
    onFault((error as Error).message.replace(/^KaTeX parse error: | at (?:position \d+|end of input): .*$/gs, ""));
    return render(false);
  }
}

/** A package that is installed for a project, or `undefined`. */
async function importFrom<Module>(folder: string, name: string): Promise<Module | undefined> {
  try {
    const path = createRequire(join(folder, "package.json")).resolve(name);
    const module = (await import(pathToFileURL(path).href)) as Module & { default?: Module };
    return module.default && !("bundledLanguages" in (module as object)) ? module.default : module;
  } catch {
    return undefined;
  }
}
