import { define, defineCases } from "../define.ts";
import { didYouMean, joinList, quote } from "../words.ts";

const LIBRARY_NAMES: Readonly<Record<string, string>> = {
  fontawesome: "Font Awesome",
  lucide: "Lucide",
  tabler: "Tabler",
};
const libraryName = (library: string): string => LIBRARY_NAMES[library] ?? library;

/** Codes about what settings and front matter name: files and icons. */
export const ASSET_CODES = {
  "asset/not-found": define<{ path: string; suggestions: readonly string[] }>({
    severity: "warning",
    title: "A file that is named does not exist",
    message: ({ path }) => `the file ${quote(path)} does not exist`,
    hint: ({ suggestions }) =>
      didYouMean(suggestions) ?? "add the file, or correct the path; paths start at the docs root",
    explanation:
      "Logos, favicons, fonts, background images, images for link previews, and icons given as paths are files of the docs root. A file that does not exist leaves a broken image or the default font. Case matters. URLs are not checked.",
  }),
  "asset/unknown-icon": defineCases({
    severity: "warning",
    title: "An icon library has no icon of this name",
    explanation:
      "Icons come from one library for the whole site, Font Awesome unless `icons.library` says otherwise; in docs.json an icon can name another one. A name that the library lacks shows no icon.",
    cases: {
      name: ({ name, library, suggestions }: { name: string; library: string; suggestions: readonly string[] }) => ({
        message: `${libraryName(library)} has no icon ${quote(name)}`,
        hint: didYouMean(suggestions) ?? "use a name of the library, a path from the docs root, or a URL",
      }),
      /** The name is one of another library. */
      library: ({ name, library, others }: { name: string; library: string; others: readonly string[] }) => ({
        message: `${libraryName(library)} has no icon ${quote(name)}, but ${joinList(others.map(libraryName), "and")} ${others.length > 1 ? "have" : "has"}`,
        hint: `use { "name": ${quote(name)}, "library": ${quote(others[0] ?? "")} }, or a name of ${libraryName(library)}`,
      }),
    },
  }),
};
