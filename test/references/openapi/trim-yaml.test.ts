import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { indexOperations } from "docsjson/openapi";
import fc from "fast-check";
import { dump } from "js-yaml";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { parseSpec } from "../../../src/references/openapi/parse-spec.ts";
import { trimYaml } from "../../../src/references/openapi/trim-yaml.ts";

const root = new URL("../../..", import.meta.url).pathname;

/** What a text's operations are when nothing of it is left out; `undefined` where it is no YAML. */
function readWhole(text: string) {
  const whole = parseSpec(text, "a.yaml", { trim: false });
  // A string would be taken for the text of a spec.
  if (!whole.ok || whole.findings.length > 0 || typeof whole.value === "string") return undefined;
  const { value, diagnostics } = indexOperations(whole.value, { file: "a.yaml" });
  return {
    version: value?.version,
    title: value?.title,
    operations: value?.operations,
    faults: diagnostics.map((d) => d.message),
  };
}

function readTrimmed(text: string) {
  const { value, diagnostics } = indexOperations(text, { file: "a.yaml" });
  return {
    version: value?.version,
    title: value?.title,
    operations: value?.operations,
    faults: diagnostics.map((d) => d.message),
  };
}

const sorted = <T extends { faults: string[] } | undefined>(read: T): T =>
  read && { ...read, faults: read.faults.toSorted() };

/** The trimmed reading gives what the whole one gives. */
function expectSame(text: string): void {
  const whole = readWhole(text);
  if (whole) expect(sorted(readTrimmed(text))).toEqual(sorted(whole));
}

describe("the trimmed reading equals the whole one", () => {
  const fixtures = readdirSync(join(root, "fixtures"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.ya?ml$/.test(file),
  );
  it.each(fixtures)("fixtures/%s", (file) => {
    const text = readFileSync(join(root, "fixtures", file), "utf8");
    expectSame(text);
    expectSame(text.replaceAll("\n", "\r\n"));
    expectSame(`\uFEFF---\n${text}`);
  });
});

describe("what is left out", () => {
  it("is everything that navigation does not need", () => {
    const text = readFileSync(join(root, "fixtures/openapi/shop.yaml"), "utf8");
    expect(trimYaml(text)).toMatchInlineSnapshot(`
      "openapi: 3.1.0
      info:
        title: Shop
        version: "1.0"
      tags:
        - name: Orders
          x-group: Ordering
          description: |
            tags: []
        - name: Users
      paths:
        /users/{id}:
          x-mint:
            metadata:
              icon: user
              href: /ignored
          delete:
            tags: [Users]
            x-hidden: true
          get:
            tags:
            - Users
            - Orders
            summary: Get a user
            description: >
              One user.

                get:
                  summary: not this one
            operationId: getUser
            x-mint:
              href: /people/one
              content: |
                # All of it
                post:
                  summary: nor this
              metadata: {title: A person, openapi: dropped}
        "/orders":
          $ref: "#/components/pathItems/orders"
        '/orders/{id}':
          x-excluded: true
          put:
            summary: 'Change
              an order'
            deprecated: true
            tags: ["Orders"]
          # patch:
          #   summary: not there
        /empty:
          get:
            responses:
        x-note: no path
      components:
        pathItems:
          orders:
            $ref: '#/components/pathItems/all-orders'
          all-orders:
            get: {summary: List orders, tags: [Orders, Users]}
            post:
              summary: "Place an order"
              tags: [Orders]
      webhooks:
        order.created:
          post:
            summary: Order created
            x-hidden: false
      "
    `);
  });

  it("is most of a large spec", () => {
    const operation = `    get:\n      summary: S\n      responses:\n        "200":\n          description: ok\n`;
    const paths = Array.from({ length: 100 }, (_, i) => `  /p${i}:\n${operation}`).join("");
    const text = `openapi: 3.1.0\npaths:\n${paths}components:\n  schemas:\n${"    X: {type: object}\n".repeat(1000)}`;
    expect(trimYaml(text)).toBe(
      `openapi: 3.1.0\npaths:\n${paths.replace(/ {6}responses:\n.*\n.*\n/g, "")}components:\n`,
    );
  });
});

/** Lines of a spec around one path item, whose text is given; and whether lines alone can tell what to keep. */
const cases: [name: string, text: string, trims: boolean][] = [
  [
    "block scalars that look like keys",
    "/a:\n    get:\n      summary: A\n      description: |\n        put:\n          summary: no\n      responses:\n        200:\n          description: |\n           post:\n             summary: no",
    true,
  ],
  [
    "block scalars with an indentation indicator",
    "/a:\n    get:\n      description: |2-\n           deep\n        put: x\n      summary: A",
    true,
  ],
  ["folded scalars with blank lines", "/a:\n    get:\n      description: >+\n\n        a\n\n\n      summary: A", true],
  [
    "plain scalars of several lines",
    "/a:\n    get:\n      summary: one\n        two\n\n        three\n      parameters: x\n        put: y",
    true,
  ],
  [
    "quoted scalars of several lines",
    "/a:\n    get:\n      summary: \"one\n        put: two\n\n        # three\"\n      x-y: 'a\n        summary: b'",
    true,
  ],
  [
    "comments at any column",
    "/a:\n# none\n    get: # here\n# put:\n          # deep\n      summary: A # after\n      # patch: {}\n      responses: # dropped\n   # shallow\n        200: {}",
    true,
  ],
  [
    "lists at the column of their key",
    "/a:\n    parameters:\n    - name: x\n    # between\n    - name: get\n    get:\n      tags:\n      - T\n      - U\n      security:\n      - a: []\n      summary: A",
    true,
  ],
  ["quoted keys", "'/a':\n    \"get\":\n      'summary': A\n      \"responses\" : {}\n    'x:y': {}", true],
  ["keys with colons", "/a:b:cancel:\n    get:\n      summary: A\n  http://x.y/z:\n    put:\n      summary: B", true],
  ["white space after keys", "/a: \t\n    get:   \n      summary:    A  \n      responses:\t\n        x: y", true],
  [
    "flow style below",
    "/a: {get: {summary: A, responses: {}}}\n  /b:\n    put: {summary: B}\n    get: {\n      summary: C\n    }",
    false,
  ],
  ["flow style on one line", "/a: {get: {summary: A, responses: {}}}\n  /b:\n    put: {summary: B, tags: [x]}", true],
  [
    "dropped flow style that ends at its key's column",
    "/a:\n    get:\n      parameters: [\n        {name: x}\n      ]\n      summary: A",
    false,
  ],
  ["escaped keys", '"\\x2Fa":\n    get:\n      summary: A', false],
  ["a quote within a quoted key", "'/a''b':\n    get:\n      summary: A", false],
  ["explicit keys", "? /a\n  : get:\n      summary: A", false],
  ["explicit keys below", "/a:\n    ? get\n    : summary: A", false],
  ["an alias for a path item", "/a: &a\n    get:\n      summary: A\n  /b: *a", false],
  ["an alias for an operation", "/a:\n    get: &a\n      summary: A\n    put: *a", false],
  ["an alias for a summary", "/a:\n    get:\n      summary: &s A\n    put:\n      summary: *s", false],
  ["an alias in a list of tags", "/a:\n    get:\n      operationId: &s A\n      tags:\n      - *s", false],
  ["an alias in flow style", "/a:\n    get:\n      operationId: &s A\n      tags: [x, *s]", false],
  ["an alias as a key", "/a:\n    get: &s\n      summary: A\n    *s : x", false],
  ["an alias whose anchor is dropped", "/a:\n    get:\n      x-y: &s A\n      summary: *s", false],
  [
    "an anchor defined twice, once where it is dropped",
    "/a:\n    get:\n      operationId: &s A\n      x-y: &s B\n      summary: *s",
    false,
  ],
  ["a merge into a path item", "/a: &a\n    get:\n      summary: A\n  /b:\n    <<: *a\n    put: {}", false],
  ["a merge into an operation", "/a:\n    parameters:\n    - &p\n      summary: P\n    get:\n      <<: *p", false],
  ["a merge of what is there", "/a:\n    <<: {get: {summary: A}}\n    put:\n      summary: B", false],
  [
    "an alias that is dropped",
    "/a:\n    parameters: &p\n    - x\n    get:\n      summary: A\n      parameters: *p",
    true,
  ],
  [
    "stars in descriptions",
    '/a:\n    get:\n      summary: "*A*"\n      description: |\n        *one* and **two**\n        - *x*\n      x-mint:\n        content: "*c*"',
    true,
  ],
  ["tags of values", "/a: !own\n    get: !!map\n      summary: !!str 12", true],
  ["tabs as indentation", "/a:\n    get:\n      x-y:\n\t  z\n      summary: A", false],
  ["tabs within lines and on blank ones", "/a:\n\t\n    get:\n      summary:\tA\tb\n      x-y:\t{}", true],
  ["empty values", "/a:\n  /b:\n    get:\n    put:\n  /c: ~\n  /d:\n    x-mint:\n    get: {}", true],
  [
    "operations without anything to keep",
    "/a:\n    get:\n      responses: {}\n    put:\n      security:\n      - x: []",
    true,
  ],
  ["path items without anything to keep", "/a:\n    parameters:\n    - x\n  /b:\n    $ref: '#/paths/~1a'", true],
  ["references to what is kept", "/a:\n    $ref: '#/paths/~1b'\n  /b:\n    get:\n      summary: B", true],
  ["keys one column off", "/a:\n    get:\n      summary: A\n   put:\n      summary: B", false],
  ["kept keys twice", "/a:\n    get:\n      summary: A\n      summary: B", false],
  ["a scalar for a mapping", "/a: text\n  /b:\n    get: text\n    put:\n      text", false],
  ["another encoding of line ends", "/a:\r    get:\r      summary: A", false],
  ["letters outside Latin", "/ü/{名}:\n    get:\n      summary: 获取 🙂\n      'x-é': y", true],
  [
    "keys of prototypes",
    "__proto__:\n    get:\n      summary: A\n      __proto__: {summary: B}\n  constructor:\n    get: {}",
    true,
  ],
];

describe("a path item", () => {
  it.each(cases)("with %s", (_, lines, trims) => {
    const text = `openapi: 3.1.0\npaths:\n  ${lines}\ncomponents:\n  schemas:\n    paths:\n      get: {}\n`;
    expect(trimYaml(text) !== undefined).toBe(trims);
    expectSame(text);
    expectSame(text.replaceAll("\n", "\r\n"));
    expectSame(text.trimEnd());
  });
});

describe("a document", () => {
  it.each([
    ["flow style", "{openapi: 3.1.0, paths: {/a: {get: {}}}}", false],
    ["a start marker", "# c\n---\nopenapi: 3.1.0\npaths:\n  /a:\n    get: {}\n", true],
    ["a start marker with content", "--- {openapi: 3.1.0}\n", false],
    ["an end marker", "openapi: 3.1.0\n...\n", false],
    ["directives", "%YAML 1.2\n---\nopenapi: 3.1.0\n", false],
    ["several of them", "openapi: 3.1.0\npaths:\n  /a:\n    get: {}\n---\npaths:\n  /b:\n    get: {}\n", false],
    ["a marker within a dropped list", "openapi: 3.1.0\nservers:\n- a\n---\n- b\n", false],
    ["an indented top level", "  openapi: 3.1.0\n  paths:\n    /a:\n      get: {}\n", false],
    ["a list", "- openapi: 3.1.0\n", false],
    ["a scalar", "openapi\n", false],
    ["a merge at the top", "x: &x {paths: {/a: {get: {}}}}\n<<: *x\nopenapi: 3.1.0\n", false],
    [
      "paths first and last",
      "paths:\n  /a:\n    get: {}\nopenapi: 3.1.0\nwebhooks:\n  x:\n    post:\n      summary: X",
      true,
    ],
    ["quoted keys at the top", "'openapi': 3.1.0\n\"paths\":\n  /a:\n    get: {}\n", true],
    ["lists for mappings", "openapi: 3.1.0\npaths:\n- /a\ntags:\n- name: x\n", false],
    ["nothing to keep", "hello: world\n", true],
    ["only comments", "# a\n# b", true],
  ])("with %s", (_, text, trims) => {
    expect(trimYaml(text) !== undefined).toBe(trims);
    expectSame(text);
    expectSame(text.replaceAll("\n", "\r\n"));
  });
});

describe("generated specs", () => {
  const word = fc.constantFrom(
    "a",
    "get",
    "put:",
    "summary: x",
    "- y",
    "# z",
    "*s",
    "&t u",
    "paths:",
    "two\nlines",
    "two\n\n  more: lines\n",
    " lead",
    "trail ",
    "'",
    '"',
    "",
    "null",
    "1.0",
    "true",
    "{",
    "]",
    "é🙂",
    "|",
    "%",
    "@x",
    "!y",
    "a: b: c",
    "<<",
    "---",
    "\t",
  );
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
  const extension = fc.dictionary(word, fc.oneof(text, fc.array(text, { maxLength: 2 })), { maxKeys: 3 });
  const operation = fc.record(
    {
      summary: text,
      description: text,
      tags: fc.array(text, { maxLength: 2 }),
      deprecated: fc.boolean(),
      parameters: fc.array(extension, { maxLength: 2 }),
      responses: fc.record({ get: extension, 200: fc.record({ description: text }) }, { requiredKeys: [] }),
      "x-hidden": fc.boolean(),
      "x-mint": fc.record({ metadata: extension, content: text, href: text }, { requiredKeys: [] }),
      "x-y": fc.oneof(text, extension),
    },
    { requiredKeys: [] },
  );
  const pathItem = fc.record(
    {
      get: operation,
      post: operation,
      parameters: fc.array(text, { maxLength: 2 }),
      description: text,
      "x-excluded": fc.boolean(),
      $ref: fc.constantFrom("#/paths/~1a", "#/components/pathItems/a", "#/x-items/a", "b.yaml"),
    },
    { requiredKeys: [] },
  );
  const path = fc.oneof(fc.constantFrom("/a", "/b/{id}", "/c:d", "x-y"), text);
  const spec = fc.record(
    {
      openapi: fc.constantFrom("3.0.3", "3.1.0", "3.2.0"),
      info: fc.record({ title: text, description: text }),
      tags: fc.array(fc.record({ name: text, description: text, "x-group": text }, { requiredKeys: ["name"] }), {
        maxLength: 2,
      }),
      paths: fc.dictionary(path, pathItem, { maxKeys: 4 }),
      webhooks: fc.dictionary(text, pathItem, { maxKeys: 2 }),
      components: fc.record(
        { schemas: extension, pathItems: fc.dictionary(fc.constantFrom("a", "b"), pathItem) },
        { requiredKeys: [] },
      ),
      "x-items": fc.dictionary(fc.constantFrom("a"), pathItem),
      servers: fc.array(extension, { maxLength: 2 }),
    },
    { requiredKeys: ["openapi", "paths"] },
  );
  const byJsYaml = fc
    .record({
      flowLevel: fc.constantFrom(-1, 0, 1, 2, 3, 4, 5),
      indent: fc.constantFrom(1, 2, 3, 4),
      noArrayIndent: fc.boolean(),
      lineWidth: fc.constantFrom(-1, 20),
      forceQuotes: fc.boolean(),
      quotingType: fc.constantFrom<"'" | '"'>("'", '"'),
    })
    .map((options) => (value: unknown) => dump(value, options));
  const byYaml = fc
    .record({
      indent: fc.constantFrom(1, 2, 4),
      indentSeq: fc.boolean(),
      lineWidth: fc.constantFrom(0, 20),
      defaultKeyType: fc.constantFrom("PLAIN" as const, "QUOTE_DOUBLE" as const, "QUOTE_SINGLE" as const),
      defaultStringType: fc.constantFrom(
        "PLAIN" as const,
        "QUOTE_DOUBLE" as const,
        "QUOTE_SINGLE" as const,
        "BLOCK_FOLDED" as const,
        "BLOCK_LITERAL" as const,
      ),
    })
    .map((options) => (value: unknown) => stringify(value, options));
  const written = fc
    .tuple(spec, fc.oneof(byJsYaml, byYaml), fc.constantFrom("\n", "\r\n"))
    .map(([value, write, lineEnd]) => write(value).replaceAll("\n", lineEnd));

  it("are read alike", () => {
    fc.assert(fc.property(written, expectSame), { numRuns: 300 });
  });

  const edit = fc.record({
    at: fc.nat(),
    line: fc.oneof(
      fc.constantFrom(
        "# comment",
        "",
        "   ",
        "\t",
        "---",
        "...",
        "? x",
        "<<: {get: {}}",
        "<<: *s",
        "*s : x",
        "&s x: y",
        "- z",
        "  - z",
        "get: *s",
        "summary: &s A",
        "    summary: B",
        "paths:",
        "  /n:",
        "    put:",
        "x: |",
        "        put: |",
        "        summary: >-",
        "      'q",
        '  "',
        "  [",
        "]",
        "}",
        "tags: [*s]",
        "!t get:",
      ),
      text,
    ),
    how: fc.constantFrom("insert", "replace", "append", "deeper", "shallower", "repeat"),
  });
  const edited = fc.tuple(written, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([text, edits]) => {
    const lines = text.split("\n");
    for (const { at, line, how } of edits) {
      const i = at % lines.length;
      const old = lines[i] ?? "";
      const indent = /^ */.exec(old)?.[0] ?? "";
      if (how === "insert") lines.splice(i, 0, indent + line);
      else if (how === "replace") lines[i] = indent + line;
      else if (how === "append") lines[i] = `${old} ${line}`;
      else if (how === "deeper") lines[i] = `  ${old}`;
      else if (how === "shallower") lines[i] = old.replace(/^ {1,2}/, "");
      else lines.splice(i, 0, old);
    }
    return lines.join("\n");
  });

  it("are read alike when somebody has edited them", () => {
    fc.assert(fc.property(edited, expectSame), { numRuns: 600 });
  });
});

describe("values that run on past their indentation", () => {
  it.each([
    [
      "lose no operation",
      "openapi: 3.0.0\npaths:\n  /a:\n    get:\n      responses:\n        '200':\n          description: \"First line\nNote: important\"\n  /b:\n    get: {}\n",
      ["GET /a", "GET /b"],
    ],
    [
      "invent no operation",
      "openapi: 3.0.0\ninfo:\n  description: 'How to write a spec\npaths:\n  /fake:\n    get: {}\nx-end: of the text'\n",
      [],
    ],
    [
      "are found in brackets",
      "openapi: 3.0.0\npaths:\n  /a:\n    get:\n      x-y: {a: [\nNote: important]}\n  /b:\n    get: {}\n",
      ["GET /a", "GET /b"],
    ],
    [
      "are found behind tags and dashes",
      "openapi: 3.0.0\npaths:\n  /a:\n    get:\n      x-y:\n      - !t 'it''s\nNote: important'\n  /b:\n    get: {}\n",
      ["GET /a", "GET /b"],
    ],
    [
      "are found in front of a kept key",
      'openapi: 3.0.0\npaths:\n  /a:\n    put:\n      n: "\ne: "\n      x-excluded: true\n',
      ["PUT /a"],
    ],
  ])("%s", (_, text, references) => {
    expect(trimYaml(text)).toBeUndefined();
    const operations = indexOperations(text).value?.operations ?? [];
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toEqual(references);
    expectSame(text);
  });

  it("are told from quotes that only close there, as generators write them", () => {
    const text =
      "openapi: 3.0.0\npaths:\n  /a:\n    get:\n      responses:\n        '200':\n          description: 'It''s\n\n            long\n\n            '\n          content: {a: [\n              '}', # ]\n            ]}\n    put:\n      x-y: |\n        it: 'is\n";
    expect(trimYaml(text)).toBeDefined();
    expectSame(text);
  });
});

describe("keys that repeat in what is left out", () => {
  it("are reported where the trimming comes by them", () => {
    const text = "openapi: 3.0.0\npaths:\n  /a:\n    get:\n      responses: {}\n      responses: {}\n";
    const { diagnostics } = indexOperations(text);
    expect(diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([["openapi/duplicate-key", 6]]);
  });
});
