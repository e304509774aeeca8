import type { Range as TextRange } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { stringPointer, stringsOf } from "../../navigation/context/config-strings.ts";
import { visit } from "../../navigation/queries/visit.ts";
import type { NavigationNode, OperationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { includedPaths } from "../../pages/included-files.ts";
import type { LinkTarget } from "../../pages/link-targets.ts";
import { linksIn, type PageContents } from "../../pages/page-contents.ts";
import type { ScannedLink, Span } from "../../pages/read/scanned-page.ts";
import { insertVariables } from "../../pages/rules/insert-variables.ts";
import type { JudgedSite } from "../../pages/rules/page-rule.ts";
import type { Site } from "../../site/load-site.ts";
import { includeTarget, readConfigText } from "../../source/config/config-files.ts";
import { splitAddress } from "../../vocabulary/addresses/address.ts";
import { folderOf, normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import { fileOfPage } from "../../vocabulary/files/site-files.ts";

/** Something of a site that files name. */
export interface Target {
  readonly type: "page" | "operation" | "file";
  /** The path of a page without extension, `openapi.json GET /users`, or the path of a file. */
  readonly name: string;
  /** Its file; `undefined` if it does not exist. Of an operation, the spec. */
  readonly file: string | undefined;
  /** The place in that file: a JSON Pointer, or the name of an anchor. */
  readonly pointer?: string;
  readonly anchor?: string;
  /** It is reached by a redirect. */
  readonly isRedirected?: true;
}

/** What tells a target from others. */
export type SoughtTarget = Pick<Target, "type" | "name" | "file">;

/** A place that names something: an entry of the navigation, a link, a redirect, a setting, an import. */
export interface Mention {
  readonly kind: "entry" | "link" | "redirect" | "file";
  readonly file: string;
  readonly target: Target;
  /** Where it is: as the config is read, or as pages are. */
  readonly range?: TextRange;
  readonly span?: Span;
  /** Of an entry: the node that it became. */
  readonly node?: NavigationNode;
}

/** The parts of a view that mentions are found in. */
export interface MentioningSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation | undefined;
  readonly judged: JudgedSite | undefined;
}

/** A mention in the config, before its range is known. */
type Pointed = Omit<Mention, "file" | "range"> & {
  readonly place: { readonly file: string; readonly pointer: string };
};

const SOURCE_KEYS = /\/(?:openapi|asyncapi|graphql|sdk)(?:\/\d+|\/source|\/overlays\/\d+)*$/;

/** All mentions of a site. Mentions in the config are found together, mentions in a page when they are asked for. */
export class SiteMentions {
  readonly #view: MentioningSite;
  readonly #pages = new Map<string, readonly Mention[]>();
  #config: ReadonlyMap<string, readonly Mention[]> | undefined;

  constructor(view: MentioningSite) {
    this.#view = view;
  }

  in(file: string): readonly Mention[] {
    const ofConfig = this.config.get(file);
    if (ofConfig) return ofConfig;
    const contents = this.#view.site.contents.get(file);
    const found = this.#pages.get(file) ?? (contents ? this.#inPage(file, contents) : []);
    this.#pages.set(file, found);
    return found;
  }

  /** All that name the same thing: in the config first, then in the pages. */
  of(wanted: SoughtTarget): Mention[] {
    const key = targetKey(wanted);
    const files = [...this.config.keys(), ...this.#view.site.contents.keys()];
    return files.flatMap((file) => this.in(file).filter(({ target }) => targetKey(target) === key));
  }

  /** The mentions in docs.json and its includes, by file. */
  get config(): ReadonlyMap<string, readonly Mention[]> {
    this.#config ??= this.#readConfig();
    return this.#config;
  }

  #readConfig(): Map<string, readonly Mention[]> {
    const { site } = this.#view;
    const pointed = [...this.#entries(), ...this.#settings(), ...this.#includes()].filter(({ place }) =>
      site.configTexts.has(place.file),
    );
    const found = new Map<string, readonly Mention[]>([...site.configTexts.keys()].map((file) => [file, []]));
    for (const [file, mentions] of groupBy(pointed, ({ place }) => place.file)) {
      const places = mentions.map(({ place }) => ({ pointer: place.pointer, part: "value" as const }));
      const ranges = site.source.ranges(file, places);
      found.set(file, mentions.flatMap(({ place: _, ...rest }, i) => {
        const range = ranges[i];
        return range ? { ...rest, file, range } : [];
      })); // biome-ignore format: one mapping
    }
    return found;
  }

  /** The entries of the navigation that became pages. */
  #entries(): Pointed[] {
    const { navigation, site } = this.#view;
    const found: Pointed[] = [];
    if (!navigation) return found;
    visit(navigation, {
      enter: (node) => {
        if (node.type === "page") {
          const file = site.pages.has(node.path) ? fileOfPage(node.path, site.pages.get(node.path)) : undefined;
          found.push({ kind: "entry", target: { type: "page", name: node.path, file }, place: node.source, node });
        } else if (node.type === "operation" && !node.generated) {
          found.push({ kind: "entry", target: targetOfOperation(node), place: node.source, node });
        }
      },
    });
    return found;
  }

  /** Links, redirects, specs and files that settings name. */
  #settings(): Pointed[] {
    const { site } = this.#view;
    const found: Pointed[] = [];
    for (const string of stringsOf(site.config)) {
      const { key, value } = string;
      if (value === "" || leavesSite(value)) continue;
      const pointer = stringPointer(string);
      const isRedirect = pointer.startsWith("/redirects/");
      const target =
        key === "href" || (isRedirect && key === "destination")
          ? this.#linked(value, "")
          : SOURCE_KEYS.test(pointer)
            ? this.#named(normalizeSpecSource(value))
            : value.includes(".")
              ? this.#named(normalizePath(value))
              : undefined;
      const kind = isRedirect ? "redirect" : key === "href" ? "link" : "file";
      if (target) found.push({ kind, target, place: site.source.origin(pointer) });
    }
    return found;
  }

  #includes(): Pointed[] {
    return [...this.#view.site.configTexts].flatMap(([file, text]) =>
      text.includes("$ref")
        ? readConfigText(text, file).includes.flatMap(({ ref, pointer }): Pointed[] => {
            const included = includeTarget(ref, file);
            const target = "file" in included ? this.#named(included.file) : undefined;
            return target ? [{ kind: "file", target, place: { file, pointer: `${pointer}/$ref` } }] : [];
          })
        : [],
    );
  }

  #inPage(file: string, contents: PageContents): Mention[] {
    const folder = folderOf(file);
    const path = file.replace(/\.mdx?$/i, "");
    const named = (name: string, span: Span): Mention[] => {
      const target = this.#named(name);
      return target ? [{ kind: "file", file, target, span }] : [];
    };
    const ofLinks = linksIn(contents).flatMap((link): Mention[] => {
      const target = this.#linked(link.target, folder, path);
      return target
        ? [{ kind: target.type === "file" ? "file" : "link", file, target, span: spanOf(link.read()) }]
        : [];
    });
    const page = this.#view.site.pages.get(path);
    const shown = page?.openapi === undefined || !page.openapiRange ? undefined : this.#operation(page.openapi);
    return [
      ...ofLinks,
      ...contents.rare.includes.flatMap((each) =>
        includedPaths(each, file)
          .flatMap((name) => named(name, each))
          .slice(0, 1),
      ),
      ...(shown && page?.openapiRange
        ? [{ kind: "link" as const, file, target: shown, range: page.openapiRange }]
        : []),
    ];
  }

  /** An existing file by its path. */
  #named(path: string): Target | undefined {
    const { files, texts, contents } = this.#view.site;
    if (!files?.has(path) && !texts.has(path) && !contents.has(path)) return undefined;
    return { type: "file", name: path, file: path };
  }

  /** What a link leads to; `undefined` for nothing. */
  #linked(written: string, folder: string, own = ""): Target | undefined {
    const { judged } = this.#view;
    const whole = judged && insertVariables(written.trim(), judged.variables);
    if (!whole || leavesSite(whole)) return undefined;
    const [path, rest] = splitAddress(whole);
    const fragment = rest.includes("#") ? rest.slice(rest.indexOf("#") + 1) : undefined;
    const anchor = fragment === undefined ? {} : { anchor: fragment };
    const found: LinkTarget =
      path === "" ? { type: "page", address: `/${own}`, path: own } : judged.targets.find(path, folder);
    return this.#reached(found, anchor);
  }

  #reached(found: LinkTarget, anchor: { anchor?: string }): Target | undefined {
    switch (found.type) {
      case "page": {
        if (found.path !== undefined)
          return {
            type: "page",
            name: found.path,
            file: fileOfPage(found.path, this.#view.site.pages.get(found.path)),
            ...anchor,
          };
        const [made] = this.#view.navigation?.lookup.byHref.get(found.address) ?? [];
        return made?.type === "operation" ? targetOfOperation(made) : undefined;
      }
      case "file":
        return this.#named(found.path);
      case "redirect": {
        const end = this.#reached(found.end, anchor);
        return end && { ...end, isRedirected: true };
      }
      case "case":
        return this.#reached(found.end, anchor);
      default:
        return undefined;
    }
  }

  /** The operation that front matter names, with or without its spec. */
  #operation(written: string): Target | undefined {
    const reference = written.trim().split(/\s+/).slice(-2).join(" ");
    const pages = this.#view.navigation?.lookup.byOperation.get(reference) ?? [];
    const made = pages.find((page) => page.type === "operation");
    if (made?.type === "operation") return targetOfOperation(made);
    const [method = "", path = ""] = reference.split(" ");
    for (const { source: spec, index } of this.#view.site.documents.named("openapi")) {
      const operation = index?.value?.find(method, path);
      if (operation) return { type: "operation", name: `${spec} ${reference}`, file: spec, pointer: operation.pointer };
    }
    return undefined;
  }
}

/** A file is the same whether it is named as a page, or as a snippet or asset. */
const targetKey = ({ type, name, file }: SoughtTarget): string => (type === "operation" ? name : (file ?? name));

const spanOf = ({ start, end }: ScannedLink): Span => ({ start, end });

const targetOfOperation = ({ spec, operation, specSource }: OperationNode): Target => ({
  type: "operation",
  name: `${spec} ${operation}`,
  file: spec,
  pointer: specSource.pointer,
});
