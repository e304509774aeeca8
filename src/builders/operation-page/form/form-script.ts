import { hashText } from "../../../json/hash-text.ts";
import script from "./try-it.ts?embed";

/** The script of the forms that send requests, with English words. */
export const formScript: string = script.text;

/** The name of its file, with what tells versions of it apart behind. */
export const FORM_SCRIPT = "docs-try.js";
export const formScriptAddress = (base: string, text: string): string =>
  `${base.replace(/\/$/, "")}/${FORM_SCRIPT}?${hashText(text).toString(36)}`;
