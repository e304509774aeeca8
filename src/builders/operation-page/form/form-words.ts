import { word } from "../../../render/client/client-words.ts";
import type { FormWord } from "../../shared/site-words.ts";
import { fillIn } from "../views/text.ts";

/** Words in the language of the page, with their values. */
export const say = (words: FormWord, ...values: string[]): string => fillIn(word(words), values);
