import { escapeMarkup } from "../../vocabulary/escape-markup.ts";

/** Characters that XML 1.0 does not allow, even escaped; lone surrogates among them. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as XML takes it in elements and in double quotes; what XML cannot contain becomes U+FFFD. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, "\ufffd"));
