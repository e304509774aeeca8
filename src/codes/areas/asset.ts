import type { CodeDescription } from "./description.ts";

export const ASSET_CODES = {
  "asset/not-found": {
    severity: "warning",
    title: "A file that is named does not exist",
    explanation:
      "Logos, favicons, fonts, background images, images for link previews, and icons given as paths are files of the docs root. A file that does not exist leaves a broken image or the default font. Case matters. URLs are not checked.",
  },
  "asset/unknown-icon": {
    severity: "warning",
    title: "An icon library has no icon of this name",
    explanation:
      "Icons come from one library for the whole site, Font Awesome unless `icons.library` says otherwise; in docs.json an icon can name another one. A name that the library lacks shows no icon.",
  },
  "asset/unused": {
    severity: "info",
    since: "0.2",
    title: "Nothing names a file",
    explanation:
      "No page, style, script, config or spec has the name of this image, film, sound or document. Where another file of the same name is meant, that is not told. Off unless a rule turns it on; `coverage --unused` counts such files.",
  },
  "snippet/unused": {
    severity: "info",
    since: "0.2",
    title: "No page imports a snippet",
    explanation:
      "Nothing has the name of this snippet or component. Off unless a rule turns it on; `coverage --unused` counts such files.",
  },
} as const satisfies Record<string, CodeDescription>;
