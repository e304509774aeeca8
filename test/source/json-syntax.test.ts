import { validateDocs } from "docsjson";
import { expect, it } from "vitest";
import { findSyntaxFaults } from "../../src/source/syntax/find-syntax-faults.ts";
import type { TextFix } from "../../src/source/syntax/scan.ts";
import { showDiagnostics } from "../support/show-diagnostics.ts";

const show = (text: string) => showDiagnostics(text, validateDocs(text).diagnostics);

it("names a comma after the last entry, and removes it", () => {
  expect(show('{\n  "navigation": {\n    "pages": ["a", "b",]\n  },\n}')).toMatchInlineSnapshot(`
    "3:23 error config/syntax ⟨,⟩
      a comma before the closing "]" is not allowed
      → remove the comma
      fix: Remove the comma (3:23 ⟨,⟩ → ⟨⟩)
    4:4 error config/syntax ⟨,⟩
      a comma before the closing "}" is not allowed
      → remove the comma
      fix: Remove the comma (4:4 ⟨,⟩ → ⟨⟩)"
  `);
});

it("names each comma once where there are several", () => {
  expect(show('{\n  "pages": ["a",, "b" , ,],\n  "name": "Acme",,\n}')).toMatchInlineSnapshot(`
    "2:17 error config/syntax ⟨,⟩
      this comma is one too many
      → remove it
      fix: Remove the comma (2:17 ⟨,⟩ → ⟨⟩)
    2:23 error config/syntax ⟨, ,⟩
      a comma before the closing "]" is not allowed
      → remove the comma
      fix: Remove the comma (2:23 ⟨, ,⟩ → ⟨⟩)
    3:17 error config/syntax ⟨,,⟩
      a comma before the closing "}" is not allowed
      → remove the comma
      fix: Remove the comma (3:17 ⟨,,⟩ → ⟨⟩)"
  `);
});

it("offers no bracket that would close another list than the one that is open", () => {
  const text = '{\n    "groups": [\n      {\n        "pages": [    [\n      ,\n      }\n    ]\n}\n';
  const fault = validateDocs(text).diagnostics.find(({ args }) => args.case === "unclosed-bracket");
  expect(fault).toMatchObject({ message: '"]" is missing here: the "[" of this list is never closed', fixes: [] });
});

it("names comments", () => {
  expect(show('{\n  // the site\n  "navigation": { "pages": ["intro"] } /* for now */\n}\n')).toMatchInlineSnapshot(`
    "2:3 error config/syntax ⟨// the site⟩
      comments are not allowed in JSON
      → remove the comment
      fix: Remove the comment (2:3 ⟨// the site⟩ → ⟨⟩)
    3:40 error config/syntax ⟨/* for now */⟩
      comments are not allowed in JSON
      → remove the comment
      fix: Remove the comment (3:40 ⟨/* for now */⟩ → ⟨⟩)"
  `);
});

it("names single quotes, curly quotes and keys without quotes", () => {
  expect(show(`{ name: 'It\\'s Acme', “theme”: "mint", "pages": [intro, guides/first] }`)).toMatchInlineSnapshot(`
    "1:3 error config/syntax ⟨name⟩
      the key name must be in double quotes
      → use "name"
      fix: Use "name" (1:3 ⟨name⟩ → ⟨"name"⟩)
    1:9 error config/syntax ⟨'It\\'s Acme'⟩
      strings in single quotes are not allowed in JSON
      → use double quotes (") for strings
      fix: Use double quotes (1:9 ⟨'It\\'s Acme'⟩ → ⟨"It's Acme"⟩)
    1:23 error config/syntax ⟨“theme”⟩
      strings in “ are not allowed in JSON
      → use double quotes (") for strings
      fix: Use double quotes (1:23 ⟨“theme”⟩ → ⟨"theme"⟩)
    1:50 error config/syntax ⟨intro⟩
      the text intro must be in double quotes
      → use "intro"
      fix: Use "intro" (1:50 ⟨intro⟩ → ⟨"intro"⟩)
    1:57 error config/syntax ⟨guides/first⟩
      the text guides/first must be in double quotes
      → use "guides/first"
      fix: Use "guides/first" (1:57 ⟨guides/first⟩ → ⟨"guides/first"⟩)"
  `);
});

it("names a comma that is missing, at the value that it belongs behind", () => {
  expect(show('{\n  "name": "Acme"\n  "theme": "mint"\n}')).toMatchInlineSnapshot(`
    "2:11 error config/syntax ⟨"Acme"⟩
      a comma is missing after this value
      → add "," after it
      fix: Insert the comma (2:17 ⟨⟩ → ⟨,⟩)"
  `);
});

it("finds the place of a bracket that is missing by the indentation", () => {
  const text = [
    "{",
    '  "navigation": {',
    '    "groups": [',
    "      {",
    '        "group": "A",',
    '        "pages": ["a"',
    "      },",
    '      { "group": "B", "pages": [] }',
    "    ]",
    "  }",
    "}",
  ].join("\n");
  expect(show(text)).toMatchInlineSnapshot(`
    "6:21 error config/syntax ⟨"⟩
      "]" is missing here: the "[" of this list is never closed
      → add "]" where the list ends
      6:18: this "[" is never closed ⟨[⟩
      fix: Insert "]" (6:22 ⟨⟩ → ⟨]⟩)"
  `);
});

it("finds the object that was never closed, not the end of the file", () => {
  expect(
    show('{\n  "colors": {\n    "primary": "#fff",\n  "navigation": {\n    "pages": []\n  }\n}\n'),
  ).toMatchInlineSnapshot(`
    "3:22 error config/syntax ⟨,⟩
      "}" is missing here: the "{" of this object is never closed
      → add "}" where the object ends
      2:13: this "{" is never closed ⟨{⟩
      fix: Insert "}" (3:22 ⟨⟩ → ⟨}⟩)"
  `);
});

it("finds a list that never begins", () => {
  expect(show('{\n  "navigation": {\n    "pages":\n      "a",\n      "b"\n    ]\n  }\n}')).toMatchInlineSnapshot(`
    "3:5 error config/syntax ⟨"pages"⟩
      "[" is missing after "pages": the list has no opening bracket
      → add "[" after the colon
      fix: Insert "[" (3:13 ⟨⟩ → ⟨[⟩)"
  `);
});

it("finds a file that never begins, on its first line even where that is empty", () => {
  expect(show('"name": "Acme" }')).toMatchInlineSnapshot(`
    "1:1 error config/syntax ⟨"⟩
      the file starts with a key, but "{" is missing before it
      → add "{" at the start of the file
      fix: Insert "{" (1:1 ⟨⟩ → ⟨{⟩)"
  `);
  expect(show('\uFEFF\r\n  "name": "Acme" }')).toMatchInlineSnapshot(`
    "1:1 error config/syntax ⟨⟩
      the file starts with a key, but "{" is missing before it
      → add "{" at the start of the file
      fix: Insert "{" (1:1 ⟨⟩ → ⟨{⟩)"
  `);
});

it("names a file that is cut off, and one with nothing in it", () => {
  expect(show('{ "navigation": { "pages": ["a", ')).toMatchInlineSnapshot(`
    "1:32 error config/syntax ⟨,⟩
      the file ends before the "[" of this list is closed
      → add "]" where the list ends
      1:28: this "[" is never closed ⟨[⟩
      fix: Insert "]" (1:32 ⟨⟩ → ⟨]⟩)"
  `);
  expect(show(" \n")).toMatchInlineSnapshot(`
    "1:1 error config/syntax ⟨⟩
      the file is empty
      → write a JSON object: "{", then keys with their values, then "}""
  `);
});

it.each([
  "navigation:\n  pages:\n    - index\n",
  "---\nnavigation:\n",
  "<!doctype html><html></html>",
  "export default {};",
])("says once that a file is not JSON: %j", (text) => {
  const [diagnostic, ...others] = validateDocs(text).diagnostics;
  expect(diagnostic?.message).toBe(`the file is not JSON: it starts with ${JSON.stringify(text.split("\n")[0])}`);
  expect(diagnostic?.range?.start.offset).toBe(0);
  expect(others).toEqual([]);
});

it("names a string that does not end on its line", () => {
  expect(show('{\n  "name": "Acme,\n  "theme": "mint"\n}')).toMatchInlineSnapshot(`
    "2:11 error config/syntax ⟨"Acme,⟩
      this string is not closed before the line ends
      → add " where it ends; use \\n for a line break within a string"
  `);
});

it("names what a string cannot hold as it is", () => {
  expect(show('{ "name": "a\tb", "logo": "C:\\images\\q" }')).toMatchInlineSnapshot(`
    "1:13 error config/syntax ⟨	⟩
      a tab must be escaped in a string
      → use \\t, or remove it
      fix: Use \\t (1:13 ⟨	⟩ → ⟨\\t⟩)
    1:29 error config/syntax ⟨\\i⟩
      "\\i" is not a valid escape in a JSON string
      → use "\\\\" for a backslash, and forward slashes in paths
      fix: Double the backslash (1:29 ⟨\\⟩ → ⟨\\\\⟩)
    1:36 error config/syntax ⟨\\q⟩
      "\\q" is not a valid escape in a JSON string
      → use "\\\\" for a backslash, and forward slashes in paths
      fix: Double the backslash (1:36 ⟨\\⟩ → ⟨\\\\⟩)"
  `);
});

it("names words and numbers that JSON does not know", () => {
  expect(show('{ "a": True, "b": undefined, "c": .5, "d": 007 }')).toMatchInlineSnapshot(`
    "1:8 error config/syntax ⟨True⟩
      True is not a valid JSON value
      → use true
      fix: Use true (1:8 ⟨True⟩ → ⟨true⟩)
    1:19 error config/syntax ⟨undefined⟩
      undefined is not a valid JSON value
      → use null
      fix: Use null (1:19 ⟨undefined⟩ → ⟨null⟩)
    1:35 error config/syntax ⟨.5⟩
      .5 is not a valid JSON number
      → use a form such as 12, -3 or 0.5, or put text in double quotes
      fix: Add the quotes (1:35 ⟨.5⟩ → ⟨".5"⟩)
    1:44 error config/syntax ⟨007⟩
      007 is not a valid JSON number
      → use a form such as 12, -3 or 0.5, or put text in double quotes
      fix: Add the quotes (1:44 ⟨007⟩ → ⟨"007"⟩)"
  `);
});

it.each([
  ["tru", "true"],
  ["flase", "false"],
  ["nul", "null"],
  ["full", '"full"'],
  ["tree", '"tree"'],
  ["no-index", '"no-index"'],
])("says what the word %s is to be: %s", (word, written) => {
  const [, , hint] = show(`{ "a": ${word} }`).split("\n");
  expect(hint).toBe(`  → use ${written}`);
});

it("names brackets and values that are left over", () => {
  expect(show("{}\n}")).toMatchInlineSnapshot(`
    "2:1 error config/syntax ⟨}⟩
      this "}" has no opening bracket
      → remove it, or look above for a bracket that closes too early"
  `);
  expect(show('{}\n{ "a": 1 }')).toMatchInlineSnapshot(`
    "2:1 error config/syntax ⟨{⟩
      there is text after the end of the JSON value
      → remove it: a JSON file contains one value"
  `);
});

it("names a merge conflict as what it is", () => {
  expect(show('{\n<<<<<<< HEAD\n  "name": "A"\n=======\n  "name": "B"\n>>>>>>> other\n}')).toMatchInlineSnapshot(`
    "2:1 error config/syntax ⟨<<<<<<<⟩
      the file contains an unresolved merge conflict
      → keep one side, and delete the lines that start with <<<<<<<, ======= and >>>>>>>"
  `);
});

it("names a space that only looks like one", () => {
  expect(show('{\n\u00a0\u00a0"name": "A" }')).toMatchInlineSnapshot(`
    "2:1 error config/syntax ⟨ ⟩
      the invisible character U+00A0 is not allowed between values
      → delete it, or replace it with a space
      fix: Replace it with a space (2:1 ⟨ ⟩ → ⟨ ⟩)
    2:2 error config/syntax ⟨ ⟩
      the invisible character U+00A0 is not allowed between values
      → delete it, or replace it with a space
      fix: Replace it with a space (2:2 ⟨ ⟩ → ⟨ ⟩)"
  `);
});

it.each([
  ['["a" "b"]', '["a", "b"]'],
  ["{ a: 1 }", '{ "a": 1 }'],
  ["{ 'a': 'b' }", '{ "a": "b" }'],
  ["[1, 2,]", "[1, 2]"],
  ["[1, , 2]", "[1,  2]"],
  ["[1; 2]", "[1, 2]"],
  ['{ "a" 1 }', '{ "a": 1 }'],
  ['{ "a" => 1 }', '{ "a" : 1 }'],
  ["[1, 2", "[1, 2]"],
  ['{ "a": [1 }', '{ "a": [1] }'],
  ['{ "a": "x", "y"] }', '{ "a":[ "x", "y"] }'],
  ['"a": 1 }', '{"a": 1 }'],
  ["[yes]", "[true]"],
  ['["a\\q"]', '["a\\\\q"]'],
])("mends %s", (text, mended) => {
  const fixes = findSyntaxFaults(text).flatMap(({ fixes }) => fixes ?? []);
  const apply = (done: string, fix: TextFix) => done.slice(0, fix.start) + fix.text + done.slice(fix.end);
  expect(fixes.reduceRight(apply, text)).toBe(mended);
  expect(findSyntaxFaults(mended)).toEqual([]);
});

it("lists many slips at once, and stops at twenty", () => {
  expect(findSyntaxFaults(`[${"01, ".repeat(5)}2]`)).toHaveLength(5);
  expect(findSyntaxFaults(`[${"01, ".repeat(50)}2]`)).toHaveLength(20);
});

it("counts lines alike for LF, CRLF and CR, and no column for a byte order mark", () => {
  const lineOf = (text: string) => validateDocs(text).diagnostics[0]?.range?.start;
  expect(lineOf('{\n\n"a" 1}')).toMatchObject({ line: 3, column: 1 });
  expect(lineOf('{\r\n\r\n"a" 1}')).toMatchObject({ line: 3, column: 1 });
  expect(lineOf('{\r\r"a" 1}')).toMatchObject({ line: 3, column: 1 });
  expect(lineOf('\ufeff{"a" 1}')).toEqual({ line: 1, column: 2, offset: 2 });
});
