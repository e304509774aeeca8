import { asObject, own } from "../../../json/json-value.ts";
import { visit } from "../../../navigation/queries/visit.ts";
import type { NavigationNode } from "../../../navigation/tree.ts";
import { frontMatterEnd } from "../../../pages/front-matter/front-matter-end.ts";
import { fieldsOfPage } from "../../../pages/front-matter/front-matter-fields.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import { positionsOf } from "../../../source/locate/positions.ts";
import { servedFile } from "../../../vocabulary/files/site-files.ts";
import { iconOf } from "../../model/site-settings.ts";
import { writtenServers } from "../../operation-page/form/written-form.ts";
import { analytics } from "../extras/analytics.ts";
import { ownScripts } from "../extras/own-files.ts";
import { pageMenu } from "../extras/page-menu.ts";
import type { NavigationIcons } from "../navigation-icons.ts";
import type { Docs } from "../pages/read-docs.ts";
import {
  type Feature,
  frontMatterField,
  groupBoost,
  mdxPlayground,
  menuEntry,
  setting,
  unknownIcon,
} from "./inexpressible-features.ts";
import { reportApi } from "./unsupported-api.ts";
import { collectUnsupported, type UnsupportedFeatures } from "./unsupported-features.ts";

const HOSTED = "it is a service of the platform";

/**
 * The settings that no built site carries out, and what is done instead; of those that it carries out in part, that part. `*` is each
 * entry; behind `=` are the values of which that holds, else it is any but `false`.
 */
export const UNSHOWN_SETTINGS: Readonly<Record<string, string>> = {
  "api.mdx.auth.method=cobo": HOSTED,
  "api.mdx.server.1": "the first server is shown; the form has all",
  "contextual.display=toc": "the menu is above the text",
  "errors.404.redirect": "readers get the page for addresses without one",
  feedback: HOSTED,
  "interaction.drilldown": "groups react as they do with this builder",
  "markdown.schema=false": "the Markdown of an operation has its part of the spec",
  "navbar.links.*.type=github|discord": "nothing is counted; the link has its icon and name",
  "navbar.primary.type=github|discord": "nothing is counted; the button has its icon and name",
  "seo.trailingSlash": "addresses are those of the builder",
  "styling.latex=false": "formulas are shown where pages have them",
  "thumbnails.fonts": "the images are set in Inter",
};

/** The same for the fields of front matter. */
export const UNSHOWN_FIELDS: Readonly<Record<string, string>> = {
  "authMethod=cobo": HOSTED,
  boost: "the builder's search ranks pages by itself",
  hideApiMarker: "the method is shown",
  "mode=assistant": HOSTED,
  "playground=auth": "there is none",
};

/**
 * What a builder does not support, with the settings and the front matter that no build carries out, and the own scripts that do
 * not run.
 *
 * @param weighs whether the builder's search gives pages the weight of `boost`
 */
export function collectUnshown(
  builder: string,
  { site, scripts, navigation }: Pick<Docs, "site" | "scripts" | "navigation">,
  { weighs }: { weighs: boolean },
): UnsupportedFeatures {
  const unsupported = collectUnsupported(builder);
  reportApi(site, unsupported);
  for (const [path, name, instead] of unshownIn(site.config))
    unsupported.add(setting(name, instead), site.source.origin(path));
  for (const name of scripts
    ? analytics(site.config).left
    : Object.keys(asObject(own(asObject(site.config), "integrations"))))
    unsupported.add(setting(`integrations.${name}`, "it is left out"), site.source.origin(`/integrations/${name}`));
  const reportBoost = (node: NavigationNode): void => {
    if (node.type === "group" && node.boost !== undefined) unsupported.add(groupBoost, node.source);
  };
  if (!weighs) visit(navigation, { enter: reportBoost });
  for (const index of pageMenu(site.config).left)
    unsupported.add(menuEntry, site.source.origin(`/contextual/options/${index}`));
  const files = new FilesInRoot(site);
  const hasServer = writtenServers(site.config).length > 0;
  for (const [path, { file }] of site.pages) {
    const text = file === undefined ? undefined : files.text(servedFile(path, file));
    if (file !== undefined && text !== undefined) reportFrontMatter(text, file, { unsupported, weighs, hasServer });
  }
  for (const { file, feature } of ownScripts(site, { areOn: scripts }).left)
    unsupported.add(feature, { file, pointer: "" });
  return unsupported;
}

const ICON_HOLDERS = [
  ...["navbar", "navigation.languages.*.navbar"].flatMap((bar) => [`${bar}.links.*`, `${bar}.primary`]),
  "contextual.options.*",
];

/** Reports the icons of the bars, the site's and those of languages, and of the menu of pages that no package has. */
export function reportBarIcons(
  { config, source }: Docs["site"],
  icons: NavigationIcons,
  unsupported: UnsupportedFeatures,
): void {
  for (const holder of ICON_HOLDERS)
    for (const [pointer, value] of valuesAt(config, `${holder}.icon`.split("."))) {
      const icon = iconOf(value);
      if (icon !== undefined && icons.html(icon) === undefined)
        unsupported.add(unknownIcon(icon), source.origin(pointer));
    }
}

/** The settings of the table that a config has: where each is, what it is called, and what is done instead. */
function* unshownIn(config: unknown): Generator<[pointer: string, name: string, instead: string]> {
  for (const [key, instead] of Object.entries(UNSHOWN_SETTINGS)) {
    const [path = "", only] = key.split("=");
    const names = path.split(".");
    for (const [pointer, value] of valuesAt(config, names)) {
      const isMeant = only === undefined ? value !== false : only.split("|").includes(String(value));
      if (isMeant) yield [pointer, names.filter((name) => !/^(\*|1)$/.test(name)).join("."), instead];
    }
  }
}

function* valuesAt(value: unknown, [name, ...inner]: string[], pointer = ""): Generator<[string, unknown]> {
  if (name === undefined) {
    if (value !== undefined) yield [pointer, value];
    return;
  }
  const entries = Object.entries(Array.isArray(value) ? value : asObject(value));
  for (const [key, entry] of entries)
    if (name === "*" || name === key) yield* valuesAt(entry, inner, `${pointer}/${key}`);
}

function reportFrontMatter(
  text: string,
  file: string,
  { unsupported, weighs, hasServer }: { unsupported: UnsupportedFeatures; weighs: boolean; hasServer: boolean },
): void {
  const end = frontMatterEnd(text);
  if (typeof end !== "number") return;
  const fields = fieldsOfPage(text, /^["']?(?:api|contextual)["']?[ \t]*:/m);
  for (const { 0: line, 1: quoted, 2: name = quoted ?? "", index } of text.slice(0, end).matchAll(FIELD)) {
    const value = line
      .slice(line.indexOf(":", name.length) + 1)
      .replace(/["']/g, "")
      .trim();
    const key = [name, `${name}=${value}`].find((each) => Object.hasOwn(UNSHOWN_FIELDS, each));
    const features: Feature[] =
      key === undefined || (weighs && key === "boost") ? [] : [frontMatterField(name, UNSHOWN_FIELDS[key] as string)];
    const isAsked = name === "api" && !/^(?:none|simple)$/.test(String(fields.playground));
    if (isAsked && !hasServer && !/^\w+\s+https?:/i.test(value)) features.push(mdxPlayground);
    if (name === "contextual") {
      features.push(...[...unshownIn(fields)].map(([, path, instead]) => frontMatterField(path, instead)));
      if (pageMenu(fields).left.length > 0) features.push(menuEntry);
    }
    const range = positionsOf(text).range(index, index + line.length);
    for (const feature of features) unsupported.add(feature, { file, pointer: `/${name}`, range });
  }
}

/** A field at the left edge of front matter that has a value other than `false`. */
const FIELD = /^(?:["']([\w:.-]+)["']|([\w-]+(?::\w[\w:]*)?))[ \t]*:(?![^\S\n]+(?:false|null|~)[^\S\n]*$)(?=\s).*$/gm;
