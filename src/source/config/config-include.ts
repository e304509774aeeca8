import { siteExample } from "../../codes/examples/example.ts";
import { code, type Sentence } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";

/** Why a `$ref` fails. `detail` is the chain of a cycle, or the limit that was exceeded. */
export const INCLUDE_PROBLEMS = {
  "not-a-string": () => ({
    message: '"$ref" must be a string: the path of a file',
    hint: "write the path as seen from the file that contains the $ref",
  }),
  url: (ref) => ({
    message: `"$ref" must be the path of a file, not the URL ${quote(ref)}`,
    hint: "copy the file into the docs root",
  }),
  fragment: (ref) => ({
    message: `the include ${quote(ref)} points at part of a file; only whole files can be included`,
    hint: 'move that part to a file of its own, and remove the "#" and what follows it',
  }),
  "outside-root": (ref) => ({
    message: `the include ${quote(ref)} leads out of the docs root`,
    hint: "move the file into the docs root, and write the path as seen from the file that contains the $ref",
  }),
  missing: (ref) => ({
    message: `the included file ${quote(ref)} does not exist`,
    hint: "write the path as seen from the file that contains the $ref",
  }),
  "not-a-file": (ref) => ({
    message: `the include ${quote(ref)} is not a file`,
    hint: "write the path of a JSON file",
  }),
  "too-large": (ref) => ({
    message: `the included file ${quote(ref)} is too large`,
    hint: "keep each file below 16 MiB, and all files of the config below 64 MiB, where a file counts at least 8 KiB",
  }),
  unreadable: (ref) => ({
    message: `the included file ${quote(ref)} cannot be read`,
    hint: "check the permissions of the file",
  }),
  cycle: (ref, detail) => ({
    message: `the include ${quote(ref)} includes itself: ${detail}`,
    hint: "remove the $ref from one of the files",
  }),
  "too-deep": (ref, detail) => ({
    message: `the include ${quote(ref)} is nested more than ${detail} files deep`,
    hint: "include fewer levels of files",
  }),
  "too-many": (ref, detail) => ({
    message: `the include ${quote(ref)} is not read, nor is any later one of a file that was included before: together they have more than ${detail} values`,
    hint: "look for files that include each other many times",
  }),
} as const satisfies Record<string, (ref: string, detail?: string) => Sentence>;

export type IncludeProblem = keyof typeof INCLUDE_PROBLEMS;

export const configInclude = code("config/include", {
  severity: "error",
  title: "An included file cannot be read",
  explanation:
    '`{ "$ref": "./nav.json" }` anywhere in docs.json is replaced by the content of that file; keys beside the `$ref` override those of the included object. The path is relative to the file that contains the `$ref`, and the file must be in the docs root. URLs and parts of files (`#`) cannot be included.',
  example: siteExample('{ "$ref": "nav.jsn" }', '{ "$ref": "nav.json" }', {
    "nav.json": '{ "pages": ["intro"] }',
    "intro.mdx": "---\nhidden: true\n---\n",
  }),
  message: ({ ref, problem, detail }: { ref: string; problem: IncludeProblem; detail?: string }) =>
    INCLUDE_PROBLEMS[problem](ref, detail).message,
  hint: ({ ref, problem, detail }) => INCLUDE_PROBLEMS[problem](ref, detail).hint,
});
