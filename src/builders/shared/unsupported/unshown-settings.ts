import { asObject, own } from "../../../json/json-value.ts";
import { visit } from "../../../navigation/queries/visit.ts";
import type { NavigationNode } from "../../../navigation/tree.ts";
import { frontMatterEnd } from "../../../pages/front-matter/front-matter-end.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import { positionsOf } from "../../../source/locate/positions.ts";
import { servedFile } from "../../../vocabulary/files/site-files.ts";
import { analytics } from "../extras/analytics.ts";
import { isForNode, ownFiles } from "../extras/own-files.ts";
import { pageMenu } from "../extras/page-menu.ts";
import type { Docs } from "../pages/read-docs.ts";
import { frontMatterField, groupBoost, menuEntry, ownScript, setting } from "./inexpressible-features.ts";
import { reportApi } from "./unsupported-api.ts";
import type { UnsupportedFeatures } from "./unsupported-features.ts";
import { collectUnsupported } from "./unsupported-features.ts";

const OWN_LOOKS = "the builder's own looks are kept";
const NONE_MADE = "none are made";
const HOSTED = "it is a service of the platform";

/** The settings that no built site carries out, and what is done instead; of those that it carries out in part, that part. */
export const UNSHOWN_SETTINGS: Readonly<Record<string, string>> = {
  "banner.color": OWN_LOOKS,
  "banner.type": OWN_LOOKS,
  "errors.404.redirect": "readers get the page for addresses without one",
  feedback: HOSTED,
  "interaction.drilldown": "groups react as they do with this builder",
  "markdown.schema": "the Markdown of an operation has its part of the spec",
  "seo.trailingSlash": "addresses are those of the builder",
  thumbnails: NONE_MADE,
};

/** The same for the fields of front matter. */
export const UNSHOWN_FIELDS: Readonly<Record<string, string>> = {
  authMethod: HOSTED,
  boost: "the builder's search ranks pages by itself",
  contextual: "pages have no such menu",
  hideApiMarker: "the method is shown",
  hideFooterPagination: "the links are shown",
  playground: "the form is as docs.json says",
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
  for (const [path, instead] of Object.entries(UNSHOWN_SETTINGS)) {
    const names = path.split(".");
    const value = names.reduce<unknown>((around, name) => own(asObject(around), name), site.config);
    if (value === undefined || value === false) continue;
    unsupported.add(setting(path, instead), site.source.origin(`/${names.join("/")}`));
  }
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
  for (const [path, { file }] of site.pages) {
    const text = file === undefined ? undefined : files.text(servedFile(path, file));
    if (file !== undefined && text !== undefined) reportFrontMatter(text, file, { unsupported, weighs });
  }
  const run = ownFiles(site, /\.js$/i);
  for (const file of run) {
    if (!scripts || isForNode(files.text(file) ?? "")) unsupported.add(ownScript, { file, pointer: "" });
  }
  return unsupported;
}

function reportFrontMatter(
  text: string,
  file: string,
  { unsupported, weighs }: { unsupported: UnsupportedFeatures; weighs: boolean },
): void {
  const end = frontMatterEnd(text);
  if (typeof end !== "number") return;
  for (const { 0: line, 1: quoted, 2: name = quoted ?? "", index } of text.slice(0, end).matchAll(FIELD)) {
    const instead = Object.hasOwn(UNSHOWN_FIELDS, name) ? UNSHOWN_FIELDS[name] : undefined;
    if (instead === undefined || (weighs && name === "boost")) continue;
    const range = positionsOf(text).range(index, index + line.length);
    unsupported.add(frontMatterField(name, instead), { file, pointer: `/${name}`, range });
  }
}

/** A field at the left edge of front matter that has a value other than `false`. */
const FIELD = /^(?:["']([\w:.-]+)["']|([\w-]+(?::\w[\w:]*)?))[ \t]*:(?![^\S\n]+(?:false|null|~)[^\S\n]*$)(?=\s).*$/gm;
