import { describe, expect, it } from "vitest";
import { locateInSpec, locateYaml } from "../../../src/source/locate/locate-yaml.ts";

const SPEC = `# A spec
openapi: 3.1.0   # version
info: {title: "a b", version: 1}
empty:
tags:
- name: x
- name: 'y'
paths: &paths
  '/a':
    get:
      summary: |
        summary: no

      tags: [a, b]
  /b: !own
    $ref: "#/c" # comment
  ? /c
  : get: {summary: x}
  /d: &d
    get: *paths
  !own /e: !own {a: b}
  /a~b: 200
twice: 1
twice: 2
last: plain
  and more
`;

/** The slice of `text` that a pointer's key or value covers. */
const slice = (text: string, pointer: string, part: "key" | "value") => {
  const [range] = locateYaml(text, [{ pointer, part }]);
  return text.slice(range?.start.offset, range?.end.offset);
};

describe("locateYaml", () => {
  it.each([
    ["/openapi", "openapi", "3.1.0"],
    ["/info", "info", '{title: "a b", version: 1}'],
    ["/info/title", "title", '"a b"'],
    ["/info/version", "version", "1"],
    ["/tags", "tags", "- name: x\n- name: 'y'"],
    ["/tags/1/name", "name", "'y'"],
    ["/paths/~1a", "'/a'", expect.stringMatching(/^get:[\s\S]*b\]$/)],
    ["/paths/~1a/get/summary", "summary", "|\n        summary: no"],
    ["/paths/~1a/get/tags", "tags", "[a, b]"],
    ["/paths/~1b/$ref", "$ref", '"#/c"'],
    ["/paths/~1c/get/summary", "summary", "x"],
    ["/paths/~1d/get", "get", "*paths"],
    ["/paths/~1e/a", "a", "b"],
    ["/paths/~1a~0b", "/a~b", "200"],
    ["/twice", "twice", "2"],
    ["/last", "last", "plain\n  and more"],
  ])("%s", (pointer, key, value) => {
    expect(slice(SPEC, pointer, "key")).toEqual(key);
    expect(slice(SPEC, pointer, "value")).toEqual(value);
  });

  it("gives an item its value, and an empty value its key", () => {
    expect(slice(SPEC, "/tags/0", "key")).toBe("name: x");
    expect(slice(SPEC, "/empty", "value")).toBe("empty");
  });

  it("gives what leads nowhere its nearest ancestor", () => {
    expect(slice(SPEC, "/info/title/deeper", "value")).toBe('"a b"');
    expect(slice(SPEC, "/paths/~1d/get/~1a", "value")).toBe("*paths");
    expect(slice(SPEC, "/tags/7", "value")).toBe("- name: x\n- name: 'y'");
  });

  it("counts lines and columns past a byte order mark and CRLF", () => {
    const [range] = locateYaml("\uFEFFa: 1\r\nb:\r\n  c: 2\r\n", [{ pointer: "/b/c", part: "value" }]);
    expect(range).toEqual({ start: { line: 3, column: 6, offset: 16 }, end: { line: 3, column: 7, offset: 17 } });
  });

  it("finds keys that are no texts, by the names that they get", () => {
    const text = "? {toString: 1}\n: 1\n? [a, b]\n: 2\n3: 3\n";
    expect(slice(text, "/[object Object]", "value")).toBe("1");
    expect(slice(text, "/a,b", "value")).toBe("2");
    expect(slice(text, "/3", "value")).toBe("3");
  });

  it("gets past millions of comments", () => {
    expect(slice(`${"#\n".repeat(5_000_000)}a: 1\n`, "/a", "value")).toBe("1");
  });

  it("stays within a text that has only a comment", () => {
    expect(locateYaml(" # none", [{ pointer: "", part: "value" }])[0]?.end.offset).toBe(7);
  });

  it("has no place in a text that is no YAML", () => {
    expect(locateYaml("a: [", [{ pointer: "/a", part: "key" }])[0]?.end.offset).toBe(0);
  });
});

describe("locateInSpec", () => {
  it.each(['{"a": {"b": 1}}', '\uFEFF {"a": {"b": 1}}', '{"a": {"b": 1}, # flow style\n}', "a:\n  b: 1"])(
    "%j",
    (text) => {
      const [range] = locateInSpec(text, [{ pointer: "/a/b", part: "value" }]);
      expect(text.slice(range?.start.offset, range?.end.offset)).toBe("1");
    },
  );
});
