import type { TString } from "@sinclair/typebox";
import type { SchemaHints } from "./annotate.ts";
import { text } from "./forms.ts";

const DAY = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const CLOCK = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const SECONDS = ":(?:[0-5]\\d|60)(?:\\.\\d+)?";
const OFFSET = "(?:[Zz]|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?)";

/** A string of a known form: `pattern` is what is checked, `format` names it for readers of the schema. */
const formatted =
  (pattern: string, hints: SchemaHints) =>
  (description: string, examples?: string[]): TString =>
    text(description, { pattern, ...(examples ? { examples } : {}), hints });

/** A point in time (RFC 3339): `2026-11-21T03:45:00Z`. */
export const dateTime = formatted(`^${DAY}[Tt]${CLOCK}${SECONDS}(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`, {
  format: "date-time",
  form: "date-time",
});

/** A day, or a day with a time (ISO 8601): `2026-11-21`, `2026-11-21T03:45Z`. */
export const dayOrTime = formatted(`^${DAY}(?:[Tt]${CLOCK}(?::(?:[0-5]\\d|60)(?:[.,]\\d+)?)?${OFFSET}?)?$`, {
  form: "date",
});

/** An absolute URI: a scheme, a colon, and no blanks. */
export const uri = formatted('^[A-Za-z][A-Za-z0-9+.-]*:[^\\s"<>\\\\^`{|}]+$', { format: "uri", form: "url" });

/** A ULID: 26 characters of Crockford's base 32. */
export const ulid = formatted("^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$", { form: "ulid" });
