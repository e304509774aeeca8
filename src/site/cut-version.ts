import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Result } from "../diagnostic/diagnostic.ts";
import { addAlternative } from "../edit/add-alternative.ts";
import { copyElement } from "../edit/copy-element.ts";
import { applyEdits } from "../edit/json/offset-edit.ts";
import { linkEdits } from "../edit/page-links.ts";
import { pageMentions } from "../edit/page-mentions.ts";
import { isObject, own } from "../json/json-value.ts";
import { hasScheme } from "../vocabulary/url.ts";
import { defaultEntry, without } from "./add-language.ts";
import { SiteError } from "./config/docs-root.ts";
import { configChanges, configTexts } from "./config-texts.ts";
import { type LoadOptions, loadSite, type Site } from "./load-site.ts";
import type { FileChange } from "./write/file-change.ts";

export interface CutVersionOptions extends LoadOptions {
  /** The name of the version that goes on, where the navigation has no list of versions (default `latest`). */
  readonly current?: string | undefined;
}

/** A version that was planned; nothing is written yet. */
export interface PlannedVersion {
  readonly site: Site;
  readonly changes: readonly FileChange[];
}

/**
 * Plans to freeze the default version under a name: its pages and specs are copied to a folder of that name, links among
 * them lead to the copies, and the navigation gets a version of them behind the others.
 *
 * @throws {SiteError} where the name is no folder, or there already
 */
export async function planVersion(
  path: string | undefined,
  name: string,
  { current = "latest", ...options }: CutVersionOptions = {},
): Promise<Result<PlannedVersion>> {
  if (!/^[\w][\w.-]*$/.test(name))
    throw new SiteError(`${JSON.stringify(name)} can't be the name of a folder and a version`);
  const { value: site, diagnostics } = await loadSite(path, options);
  const navigation = isObject(site.config) ? own(site.config, "navigation") : undefined;
  if (!isObject(navigation)) return { ok: false, value: undefined, diagnostics };
  const list = own(navigation, "versions");
  if (Array.isArray(list) && list.some((entry) => isObject(entry) && entry.version === name)) {
    throw new SiteError(`docs.json has the version ${JSON.stringify(name)} already`);
  }
  const base = defaultEntry(navigation, "versions");
  const main = base ? String(own(base, "version")) : current;
  const frozen = (path: string) => (path.startsWith(`${main}/`) ? name + path.slice(main.length) : `${name}/${path}`);
  const paths = new Set(pageMentions({ navigation: base ?? navigation }).map(({ path }) => path));
  const copies = new Map([...paths].filter((path) => site.pages.has(path)).map((path) => [path, frozen(path)]));
  const specs = new Map<string, string>();
  const entry = copyElement(without(base ?? navigation, ["version", "tag", "global"]), {
    page: (path) => copies.get(path),
    spec: (source) => {
      const plain = source.replace(/^(\.?\/)+/, "");
      if (hasScheme(source) || !site.specTexts.has(plain)) return source;
      specs.set(plain, `${name}/${plain}`);
      return `${name}/${plain}`;
    },
    directory: frozen,
  });
  if (!entry) throw new SiteError("there is nothing to freeze: the navigation holds no pages that have a file");
  const texts = configTexts(site);
  const edited = addAlternative(texts, {
    key: "versions",
    entry: { version: name, ...entry },
    current: { version: main },
  });
  if (!edited.ok) return { ok: false, value: undefined, diagnostics: edited.diagnostics };
  const changes = [
    ...configChanges(texts, edited.value.docs),
    ...(await copyPages(site, copies)),
    ...[...specs].map(([from, file]): FileChange => ({ kind: "create", file, after: site.specTexts.get(from) ?? "" })),
  ];
  return { ok: true, value: { site, changes }, diagnostics: [] };
}

/** The copies of page files, whose links lead to the copies of other pages. */
async function copyPages({ folder, pages }: Site, copies: ReadonlyMap<string, string>): Promise<FileChange[]> {
  const rules = { moves: copies, isPage: (path: string) => pages.has(path) };
  const changes: FileChange[] = [];
  for (const [path, to] of copies) {
    const file = pages.get(path)?.file ?? `${path}.mdx`;
    const text = await readFile(join(folder, file), "utf8");
    const after = applyEdits(text, linkEdits(text, path, rules));
    changes.push({ kind: "create", file: to + file.slice(path.length), after });
  }
  return changes;
}
