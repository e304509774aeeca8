import { definedComponents, namesInBraces } from "../../pages/components/own-components.ts";
import { includedFiles } from "../../pages/included-files.ts";
import { scanPage } from "../../pages/read/scan-page.ts";
import { isPageFile } from "../../vocabulary/files/site-files.ts";

/** A component that a page has by itself: it defines it, or imports it. */
export interface SiteComponent {
  readonly name: string;
  /** Its name where it is defined; `default` for what a file is as a whole. */
  readonly exported: string;
  /** The file that defines it, and where its name is there; a snippet is its file. */
  readonly file: string;
  readonly start?: number;
  /** As far as they are known. */
  readonly properties: readonly string[] | undefined;
}

type TextOf = (file: string) => string | undefined;

/** The components that a page defines and imports, by the names that it has for them. */
export function siteComponents(text: string, file: string, textOf: TextOf): Map<string, SiteComponent> {
  const found = new Map<string, SiteComponent>();
  for (const { source, names, wanted } of scanPage(text).imports) {
    const path = includedFiles({ source }, file).find((each) => textOf(each) !== undefined);
    const imported = path === undefined ? undefined : textOf(path);
    if (path === undefined || imported === undefined) continue;
    const defined = definedIn(imported, path);
    for (const [i, name] of names.entries()) {
      if (!/^[A-Z]/.test(name)) continue;
      const original = wanted[i] ?? "default";
      const own = defined.get(original);
      if (own) found.set(name, { ...own, name, exported: original });
      else if (original === "default")
        found.set(name, {
          name,
          exported: original,
          file: path,
          properties: isPageFile(path) ? namesInBraces(imported) : undefined,
        });
    }
  }
  for (const [name, own] of definedIn(text, file)) if (name !== "default") found.set(name, own);
  return found;
}

const definedIn = (text: string, file: string): Map<string, SiteComponent> =>
  new Map([...definedComponents(text)].map(([key, own]) => [key, { ...own, exported: own.name, file }]));
