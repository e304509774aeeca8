import type { CaseFacts } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";

type Bracket = "[" | "]" | "{" | "}";

const valueNoun = (bracket: Bracket): string => (bracket === "[" || bracket === "]" ? "list" : "object");

/** The syntax faults of JSON, reported for `docs.json` (`config/syntax`) and for specs (`openapi/syntax`). */
export const JSON_FAULTS = {
  empty: () => ({
    message: "the file is empty",
    hint: 'write a JSON object: "{", then keys with their values, then "}"',
  }),
  "other-format": ({ line }: { line: string }) => ({
    message: `the file is not JSON: it starts with ${quote(line)}`,
    hint: 'write one JSON object: "{", then keys in double quotes with their values, then "}"',
  }),
  "text-after-end": () => ({
    message: "there is text after the end of the JSON value",
    hint: "remove it: a JSON file contains one value",
  }),
  "merge-conflict": () => ({
    message: "the file contains an unresolved merge conflict",
    hint: "keep one side, and delete the lines that start with <<<<<<<, ======= and >>>>>>>",
  }),
  comment: () => ({ message: "comments are not allowed in JSON", hint: "remove the comment" }),
  "invisible-character": ({ codePoint }: { codePoint: string }) => ({
    message: `the invisible character ${codePoint} is not allowed between values`,
    hint: "delete it, or replace it with a space",
  }),
  "stray-character": ({ character, part }: { character: string; part: "key" | "value" }) => ({
    message: `${quote(character)} is not allowed here`,
    hint: part === "key" ? "write a key in double quotes" : "remove it, or put the text in double quotes",
  }),

  "unclosed-bracket": ({ open, close, atEnd }: { open: Bracket; close: Bracket; atEnd: boolean }) => ({
    message: atEnd
      ? `the file ends before the "${open}" of this ${valueNoun(open)} is closed`
      : `"${close}" is missing here: the "${open}" of this ${valueNoun(open)} is never closed`,
    hint: `add "${close}" where the ${valueNoun(open)} ends`,
  }),
  "unopened-object-in-list": () => ({
    message: '"{" is missing here: a list cannot contain keys',
    hint: 'add "{" before the key',
  }),
  "unopened-value": ({ open, key }: { open: Bracket; key: string }) => ({
    message: `"${open}" is missing after ${key}: the ${valueNoun(open)} has no opening bracket`,
    hint: `add "${open}" after the colon`,
  }),
  "unopened-file": () => ({
    message: 'the file starts with a key, but "{" is missing before it',
    hint: 'add "{" at the start of the file',
  }),
  "extra-bracket": ({ close }: { close: string }) => ({
    message: `this "${close}" has no opening bracket`,
    hint: "remove it, or look above for a bracket that closes too early",
  }),

  "missing-comma": () => ({ message: "a comma is missing after this value", hint: 'add "," after it' }),
  "extra-comma": () => ({ message: "this comma is one too many", hint: "remove it" }),
  "trailing-comma": ({ close }: { close: string }) => ({
    message: `a comma before the closing "${close}" is not allowed`,
    hint: "remove the comma",
  }),
  "wrong-separator": ({ character }: { character: string }) => ({
    message: `entries must be separated by commas, not by "${character}"`,
    hint: 'use ","',
  }),
  "missing-colon": ({ key }: { key: string }) => ({
    message: `a colon is missing after the key ${key}`,
    hint: 'add ":" between the key and its value',
  }),
  "wrong-colon": ({ written }: { written: string }) => ({
    message: `a key and its value must be separated by a colon, not by "${written}"`,
    hint: 'use ":"',
  }),
  "key-without-value": ({ key }: { key: string }) => ({
    message: `the key ${key} has no value`,
    hint: 'add a colon and a value after it, or use "[]" instead of "{}" for a list of strings',
  }),
  "missing-value": ({ before }: { before: string }) => ({
    message: `a value is missing before "${before}"`,
    hint: 'add a value: a string in double quotes, a number, true, false, null, a list in "[]" or an object in "{}"',
  }),

  "wrong-quotes": ({ mark }: { mark: string }) => ({
    message: `strings in ${mark === "'" ? "single quotes" : mark} are not allowed in JSON`,
    hint: 'use double quotes (") for strings',
  }),
  "unclosed-string": ({ ends }: { ends: "line" | "file" }) => ({
    message: `this string is not closed before the ${ends} ends`,
    hint: 'add " where it ends; use \\n for a line break within a string',
  }),
  "unicode-escape": () => ({
    message: '"\\u" must be followed by four hexadecimal digits',
    hint: 'use "\\\\" for a backslash, and forward slashes in paths',
  }),
  "unknown-escape": ({ character }: { character: string }) => ({
    message: `"\\${character}" is not a valid escape in a JSON string`,
    hint: 'use "\\\\" for a backslash, and forward slashes in paths',
  }),
  "control-character": ({ codePoint, escaped }: { codePoint: string; escaped: string }) => ({
    message: `${codePoint === "U+0009" ? "a tab" : `the control character ${codePoint}`} must be escaped in a string`,
    hint: `use ${escaped}, or remove it`,
  }),
  number: ({ written }: { written: string }) => ({
    message: `${written} is not a valid JSON number`,
    hint: "use a form such as 12, -3 or 0.5, or put text in double quotes",
  }),
  literal: ({ written, meant }: { written: string; meant: string }) => ({
    message: `${written} is not a valid JSON value`,
    hint: `use ${meant}`,
  }),
  unquoted: ({ written, part }: { written: string; part: "key" | "value" }) => ({
    message: `the ${part === "key" ? "key" : "text"} ${written} must be in double quotes`,
    hint: `use ${quote(written)}`,
  }),
} as const;

/** One fault of JSON: its case, and the facts that its sentence is made of. */
export type JsonFault = CaseFacts<typeof JSON_FAULTS>;
