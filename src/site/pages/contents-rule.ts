import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { iconNames } from "../../icons/icon-names.ts";
import { fieldOf, segmentsOf, valueAt } from "../../json/json-value.ts";
import { NamedSources } from "../../navigation/list-specs.ts";
import { importedCode } from "../../pages/imported-code.ts";
import { judgePages } from "../../pages/judge-pages.ts";
import { PageVerdicts } from "../../pages/page-verdicts.ts";
import { CONTENT_RULES, SCOPE_RULES } from "../../pages/rules/page-rules.ts";
import { trimSlashes } from "../../vocabulary/addresses/address.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { DOCUMENT_KINDS, PUBLISHED_KINDS } from "../../vocabulary/elements/document-kinds.ts";
import type { CheckOptions, ReadingRule } from "../reading-rule.ts";
import { servedPages } from "../served-pages.ts";
import type { Site } from "../site.ts";

/** Judges the contents of all pages: by the rules of single pages, and by rules that need all pages. */
export const contentsRule: ReadingRule = {
  codes: [...CONTENT_RULES, ...SCOPE_RULES].flatMap(({ codes }) => codes),
  async check({ site, navigation, loading, options, findings }) {
    const { config, contents, files = new Map(), place, platform, documents } = site;
    const isDescribed = documents.named(...PUBLISHED_KINDS).length > 0;
    const described = isDescribed ? await linksOfSpecs(site, options) : [];
    const served = servedPages(site, options.texts);
    const textOf = (file: string): string | undefined => {
      options.onFolder?.(site.folder, folderOf(file));
      return served.textOf(file);
    };
    const facts = { config, navigation, place, platform, icons: iconNames(), ignoreLinks: options.ignoreLinks };
    const verdicts = options.cache?.verdicts ?? options.readings?.verdicts ?? new PageVerdicts();
    const read = { files, contents, ...served, textOf };
    const code = await importedCode(read, verdicts.code);
    const found = judgePages({ ...facts, ...read, code, described, unread: unreadSpecs(site, loading) }, verdicts);
    for (const each of found) findings.push(each);
  },
};

/** The links in the descriptions of specs. */
const linksOfSpecs = async (site: Site, { cache }: CheckOptions) =>
  (await import("../documents/spec-links.ts")).specLinks(site, cache?.specs);

/** Where pages are generated if no `directory` names another folder. */
const DEFAULT_FOLDERS = PUBLISHED_KINDS.map((kind) => `/${DOCUMENT_KINDS[kind].directory}/`);

/** The specs that the navigation names and that could not be read, and the folders (`/api/`) of the pages that they may have. */
function unreadSpecs(
  { config, documents }: Site,
  loading: readonly Diagnostic[],
): { specs: string[]; folders: string[] } {
  const named = new NamedSources(config);
  const listed = PUBLISHED_KINDS.flatMap((kind) => named.of(kind).map((document) => ({ ...document, kind })));
  const faulty = new Set(loading.flatMap(({ severity, file }) => (severity === "error" ? [file] : [])));
  const unread = listed.filter(({ kind, source }) => documents.index(kind, source) === undefined || faulty.has(source));
  if (unread.length === 0) return { specs: [], folders: [] };
  const folders = unread.flatMap(({ pointer }) => {
    const value = valueAt(config, segmentsOf(pointer));
    const directory = fieldOf(value, "directory");
    return typeof directory === "string" && trimSlashes(directory) !== "" ? [`/${trimSlashes(directory)}/`] : [];
  });
  return { specs: unread.map(({ source }) => source), folders: [...new Set([...folders, ...DEFAULT_FOLDERS])] };
}
