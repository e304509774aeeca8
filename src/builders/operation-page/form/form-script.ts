import script from "./try-it.ts?embed";

/** The script of the forms that send requests, a file of the built site. */
export const formScript: string = script.text;

/** The name of its file, with what tells versions of it apart behind. */
export const FORM_SCRIPT = "docs-try.js";
export const formScriptAddress = (base: string): string =>
  `${base.replace(/\/$/, "")}/${FORM_SCRIPT}?${script.hash.replace(/\W/g, "").slice(6, 14)}`;
