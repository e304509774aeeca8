import { escapeMarkup } from "../../vocabulary/escape-markup.ts";

/** Characters that XML 1.0 does not allow, even escaped; lone surrogates among them. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters that XML allows, and a terminal would act on. */
const UNPRINTABLE = /[\r\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g;

/** A text as XML takes it in elements and in double quotes; what XML cannot contain becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  escapeMarkup(text.replace(FORBIDDEN, "\ufffd")).replace(UNPRINTABLE, (char) => `&#${char.charCodeAt(0)};`);
