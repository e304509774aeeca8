import type { Location } from "vscode-languageserver-protocol";
import { siteComponents } from "../components/site-components.ts";
import { componentTags, withBlankCode } from "../components/tag-cursor.ts";
import type { SiteView } from "../site-view.ts";
import { headingNamed, type SiteName, variableNames } from "./site-name.ts";

/** A place that has a name; `isDefinition` where it is defined. */
export interface Occurrence {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly isDefinition?: true;
}

/** All places of a site that have a name, its definition first. */
export function occurrencesOf(name: SiteName, view: SiteView): Occurrence[] {
  switch (name.type) {
    case "variable":
      return variableOccurrences(name.name, view);
    case "heading":
      return headingOccurrences(name, view);
    case "component":
      return componentOccurrences(name, view);
    default:
      return name satisfies never;
  }
}

export function definitionOf(name: SiteName, view: SiteView): Location | undefined {
  if (name.type === "component" && name.start === undefined) return view.location(name.file);
  const found = occurrencesOf(name, view).find(({ isDefinition }) => isDefinition);
  return found && occurrenceLocation(found, view);
}

export const occurrenceLocation = ({ file, start, end }: Occurrence, view: SiteView): Location => ({
  uri: view.uriOf(file),
  range: view.positions(file).range(start, end),
});

function variableOccurrences(name: string, view: SiteView): Occurrence[] {
  const { site } = view;
  const { file, pointer } = site.source.origin(`/variables/${name}`);
  const [range] = site.source.ranges(file, [{ pointer, part: "key" }]);
  const defined = range
    ? [{ file, start: range.start.offset + 1, end: range.end.offset - 1, isDefinition: true as const }]
    : [];
  const used = [...new Set([...site.configTexts.keys(), ...site.contents.keys()])].flatMap((each) => {
    const found = variableNames(view.textOf(each) ?? "").filter((variable) => variable.name === name);
    return found.map(({ start, end }) => ({ file: each, start, end }));
  });
  return [...defined, ...used];
}

function headingOccurrences({ file, name }: SiteName & { type: "heading" }, view: SiteView): Occurrence[] {
  const heading = headingNamed(view.textOf(file) ?? "", name);
  const defined = heading
    ? [{ file, start: heading.range.start.offset, end: heading.range.end.offset, isDefinition: true as const }]
    : [];
  const files = [...view.mentions.config.keys(), ...view.site.contents.keys()];
  const links = files.flatMap((each) =>
    view.mentions.in(each).flatMap(({ target, span, range }) => {
      const start = span?.start ?? range?.start.offset;
      const end = span?.end ?? range?.end.offset;
      if (target.file !== file || target.anchor !== name || start === undefined || end === undefined) return [];
      const written = view.textOf(each)?.slice(start, end) ?? "";
      const hash = written.lastIndexOf("#");
      const fragment = hash < 0 ? "" : (/^[^"'\s)>]*/.exec(written.slice(hash + 1))?.[0] ?? "");
      return fragment === "" ? [] : [{ file: each, start: start + hash + 1, end: start + hash + 1 + fragment.length }];
    }),
  );
  return [...defined, ...links];
}

/** The places in files that define or import a component. A name that a page gives to a file is its own. */
function componentOccurrences(wanted: SiteName & { type: "component" }, view: SiteView): Occurrence[] {
  const stem = /([^/]+?)(?:\.\w+)?$/.exec(wanted.file)?.[1] ?? "";
  const files = new Set([wanted.file, ...view.site.contents.keys()]);
  return [...files].flatMap((file) => {
    const text = view.textOf(file) ?? "";
    if (file !== wanted.file && !text.includes(stem)) return [];
    const locals = [...siteComponents(text, file, view.textOf).values()].filter(
      (each) => each.file === wanted.file && each.exported === wanted.exported,
    );
    return locals.flatMap(({ name }) =>
      placesOf(name, text).map(
        (start): Occurrence => ({
          file,
          start,
          end: start + name.length,
          ...(file === wanted.file && start === wanted.start ? { isDefinition: true } : {}),
        }),
      ),
    );
  });
}

/** Where a text names a component: in its imports and exports, its definition, and its tags. */
function placesOf(name: string, text: string): number[] {
  const tags = componentTags(withBlankCode(text)).filter((tag) => tag.name === name || tag.name.startsWith(`${name}.`));
  const statements = Array.from(
    text.matchAll(/^[ \t]*(?:import|export|const|let|var|(?:async\s+)?function)\b[^;\n]*/gm),
  ).flatMap(({ 0: statement, index }) => {
    // What is behind an arrow or in the parameters is code.
    const head = statement.split(/=>|\(|=\s*(?!>)/)[0] ?? "";
    return Array.from(head.matchAll(/(?<![\w$./"'])[A-Z][\w$]*(?![\w$./"'])/g), (word) =>
      word[0] === name ? [index + word.index] : [],
    ).flat();
  });
  return [...new Set([...statements, ...tags.map(({ start }) => start)])].sort((a, b) => a - b);
}
