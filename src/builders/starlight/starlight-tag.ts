import { languageTag } from "../../vocabulary/elements/language-tags.ts";

/** The tag by which Starlight knows a language of docs.json: it has its Norwegian words in Bokmål, by that name. */
export const starlightTag = (code: string): string => (code === "no" ? "nb" : languageTag(code));
