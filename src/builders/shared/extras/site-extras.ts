import { hashText } from "../../../json/hash-text.ts";
import { asObject, own } from "../../../json/json-value.ts";
import type { Look } from "../../../render/components/look.ts";
import { findMermaid } from "../../../render/look/mermaid-file.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import { baseOfPaths } from "../../../vocabulary/addresses/address.ts";
import { servedFile } from "../../../vocabulary/files/site-files.ts";
import { copiesOf, fileUrlBelow, type SiteFile } from "../pages/published-files.ts";
import type { Docs } from "../pages/read-docs.ts";
import { analytics } from "./analytics.ts";
import { filesNamedIn, ownFiles, ownScripts, ownStyles } from "./own-files.ts";
import { hooksScript } from "./platform-hooks.ts";
import { codeStyles, settingStyles } from "./setting-styles.ts";
import { tailwindStyles } from "./tailwind.ts";

/** A tag of the head. */
export interface SiteTag {
  readonly tag: "link" | "meta" | "script";
  readonly attrs: Readonly<Record<string, string>>;
  readonly content?: string;
}

/** What the author's own style sheets, scripts, classes and settings add to every page, the same for all builders. */
export interface SiteExtras {
  /** The tags of style sheets, behind the builder's own. */
  readonly styles: readonly SiteTag[];
  /**
   * The addresses of scripts. Builders whose pages are components run them once these have taken over the HTML, which must be what
   * they have rendered until then.
   */
  readonly scripts: readonly string[];
  readonly files: readonly SiteFile[];
}

/**
 * @param base the base path: `/`, `/docs`
 * @param memo that of a site which changes while it is shown: its style sheet keeps its name then
 */
export async function siteExtras(
  { site, scripts }: Pick<Docs, "site" | "scripts">,
  {
    base: path,
    projectFolder,
    codeColors,
    memo,
  }: { base: string; projectFolder: string; codeColors?: Look["codeColors"]; memo?: object | undefined },
): Promise<SiteExtras> {
  const base = baseOfPaths(path);
  const below = new FilesInRoot(site);
  const addressOf = fileUrlBelow(base);
  const texts = textsOf(site, below);
  const settings = settingStyles(site.config, addressOf);
  const written = ownStyles(site, base);
  const colors = own(asObject(site.config), "colors");
  const classes = await tailwindStyles({ texts, styles: written.css, colors }, projectFolder);
  const imports = [...settings.imports, ...written.imports];
  const css = [...imports, settings.css, codeStyles(codeColors), classes ?? written.css]
    .filter((part) => part.trim() !== "")
    .join("\n");
  const isFollowed = memo !== undefined;
  const hasSheet = isFollowed || css !== "";
  const sheet = `/docs-site${isFollowed ? "" : `-${hashText(css).toString(36)}`}.css`;
  const { run } = ownScripts(site, { areOn: scripts });
  const runTexts = run.flatMap((file) => below.text(file) ?? []);
  const hooks = scripts ? hooksScript([...texts, ...runTexts]) : undefined;
  const hooksFile = hooks === undefined ? [] : [{ path: HOOKS_FILE, text: hooks }];
  const services = scripts ? analytics(site.config).file : undefined;
  const mermaid = texts.some((text) => /mermaid/i.test(text)) ? findMermaid(projectFolder) : undefined;
  return {
    styles: hasSheet ? [styleTag(`${base}${sheet}`)] : [],
    scripts: [...hooksFile.map(({ path }) => path), ...run, ...(services ? [services.path] : [])].map(addressOf),
    files: [
      ...(hasSheet ? [{ path: sheet, text: css }] : []),
      ...copiesOf(new Set([...settings.files, ...written.files, ...run, ...filesNamedIn(runTexts, site)]), below),
      ...(mermaid ? [mermaid] : []),
      ...hooksFile,
      ...(services ? [services] : []),
    ],
  };
}

/** The code that runs scripts, one behind another. */
export const runScripts = (addresses: readonly string[]): string =>
  `document.head.append(...${JSON.stringify(addresses)}.map((src) => Object.assign(document.createElement("script"), { src, async: false })));`;

const HOOKS_FILE = "/docs-hooks.js";

/** The picture of a browser's tab for dark appearance, for builders that know one alone. */
export const faviconTags = ({ favicon }: Docs["settings"], urlOf: (file: string) => string): SiteTag[] =>
  favicon === undefined || favicon.light === favicon.dark
    ? []
    : (["light", "dark"] as const).map((mode) => ({
        tag: "link",
        attrs: { rel: "icon", href: urlOf(favicon[mode]), media: `(prefers-color-scheme: ${mode})` },
      }));

const styleTag = (href: string): SiteTag => ({ tag: "link", attrs: { rel: "stylesheet", href } });

/** The texts that classes are written in: pages, what they import, and the scripts of the docs. */
function textsOf(site: Docs["site"], below: FilesInRoot): string[] {
  const pages = [...site.pages].flatMap(([path, { file }]) => (file === undefined ? [] : [servedFile(path, file)]));
  return [...pages, ...ownFiles(site, /\.(jsx|tsx|js)$/i)].flatMap((file) => below.text(file) ?? []);
}
