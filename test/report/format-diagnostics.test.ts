import { type Diagnostic, fingerprintsOf, formatDiagnostics, type ReportFormat, renameFiles } from "docsjson";
import { CODES } from "docsjson/codes";
import { describe, expect, it } from "vitest";

const TEXT = `{
  "navigation": {
    "tabs": [
      { "tab": "API", "groups": [], "pages": ["intro"] }
    ]
  }
}
`;

/** The range of a stretch of a text, by what it says. */
function rangeOf(text: string, part: string) {
  const offset = text.indexOf(part);
  const before = text.slice(0, offset).split("\n");
  const start = { line: before.length, column: (before.at(-1) ?? "").length + 1, offset };
  const inner = part.split("\n");
  const column = inner.length === 1 ? start.column + part.length : (inner.at(-1) ?? "").length + 1;
  return { start, end: { line: start.line + inner.length - 1, column, offset: offset + part.length } };
}

const MIXED: Diagnostic = {
  code: "nav/mixed-children",
  severity: "error",
  args: { owner: "tab", first: "groups", second: "pages" },
  message: 'this tab holds "groups" and "pages"',
  hint: 'move the pages into one of the "groups"',
  file: "docs.json",
  pointer: "/navigation/tabs/0/pages",
  breadcrumb: 'tab "API"',
  range: rangeOf(TEXT, '"pages"'),
  related: [
    {
      note: "field-is-here",
      args: { field: "groups" },
      message: '"groups" is here',
      file: "docs.json",
      pointer: "/navigation/tabs/0/groups",
      range: rangeOf(TEXT, '"groups"'),
    },
  ],
  fixes: [{ title: "remove the empty list", file: "docs.json", range: rangeOf(TEXT, '"groups": [], '), text: "" }],
};

const ORPHAN: Diagnostic = {
  code: "nav/orphan-page",
  severity: "info",
  args: { path: "a, b: 100%" },
  message: 'the page "a, b: 100%" is not in the navigation',
  file: "guides/a, b.mdx",
  pointer: "",
  range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } },
  related: [],
  fixes: [],
};

const BOTH = [MIXED, ORPHAN];
const sources = new Map([["docs.json", TEXT]]);
const format = (name: ReportFormat, diagnostics: readonly Diagnostic[] = BOTH) =>
  formatDiagnostics(diagnostics, { format: name, sources, codes: CODES });

describe("pretty", () => {
  it("shows the place, what is wrong, the code frame, the other place, the hint and the fix", () => {
    expect(format("pretty")).toMatchInlineSnapshot(`
      "docs.json:4:37  error  nav/mixed-children  tab "API"
        This tab holds "groups" and "pages"

          3 |     "tabs": [
        > 4 |       { "tab": "API", "groups": [], "pages": ["intro"] }
            |                                     ^^^^^^^
          5 |     ]

        docs.json:4:23: "groups" is here
        hint: move the pages into one of the "groups"
        fix: remove the empty list

      guides/a, b.mdx:1:1  info  nav/orphan-page
        The page "a, b: 100%" is not in the navigation

      1 error, 1 note
      "
    `);
  });

  it("counts the pages where it is told", () => {
    expect(formatDiagnostics([], { head: { pages: 1 } })).toBe("no problems in 1 page\n");
    expect(formatDiagnostics([MIXED, MIXED], { head: { pages: 984 } })).toMatch(/\n2 errors in 984 pages\n$/);
  });

  it("colours only when asked to", () => {
    expect(format("pretty")).not.toContain("\u001b");
    const colored = formatDiagnostics(BOTH, { sources, color: true });
    expect(colored).toContain("\u001b[31merror\u001b[39m");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
    expect(colored.replace(/\u001b\[\d+m/g, "")).toBe(format("pretty"));
  });

  it("writes out what would steer a terminal", () => {
    const hostile = {
      ...MIXED,
      message: "red \u001b[31m\r\u202e",
      breadcrumb: 'tab "\u0007"',
      file: "\u001b]0;x.json",
    };
    const text = formatDiagnostics([hostile], { sources: new Map([[hostile.file, TEXT]]) });
    expect(text).toContain("Red \\u001b[31m\\r\\u202e");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none but line breaks
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  it.each(["pretty", "concise", "unix", "github", "markdown", "json", "sarif", "gitlab", "junit"] as const)(
    "leaves nothing in the format %s that would steer a terminal",
    (name) => {
      const hostile = "\u001b[2J\r\u0007\u202e\u009b";
      const range = rangeOf(TEXT, '"pages"');
      const diagnostic = {
        ...MIXED,
        message: hostile,
        hint: hostile,
        breadcrumb: hostile,
        file: hostile,
        related: [{ note: "field-is-here", args: {}, message: hostile, file: hostile, pointer: "", range }],
        fixes: [{ title: hostile, file: hostile, range, text: hostile }],
      };
      const text = formatDiagnostics([diagnostic], { format: name, sources: new Map([[hostile, TEXT]]) });
      expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    },
  );

  it("sarif encodes half a character in a file name", () => {
    const log = JSON.parse(format("sarif", [{ ...ORPHAN, file: "a\ud800/b.mdx" }]));
    expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe("a%EF%BF%BD/b.mdx");
  });

  it("shows what is worst first, and findings with one cause once", () => {
    const field: Diagnostic = {
      ...ORPHAN,
      severity: "warning",
      code: "config/unknown-field",
      message: "x has no effect",
    };
    const orphans = Array.from({ length: 1200 }, (_, i) => ({ ...ORPHAN, file: `dist/docs/p${i}.mdx` }));
    const fields = ["a.json", "b.json"].map((file) => ({ ...field, file }));
    const text = format("pretty", [...orphans, ...fields, { ...ORPHAN, severity: "error", file: "last.mdx" }]);
    expect(text).toMatchInlineSnapshot(`
      "last.mdx:1:1  error  nav/orphan-page
        The page "a, b: 100%" is not in the navigation

      a.json:1:1  warning  config/unknown-field
        X has no effect
        also at b.json:1:1

      dist/docs  info  nav/orphan-page
        1,200 pages under "dist/docs" are not in the navigation
        such as dist/docs/p0.mdx, dist/docs/p1.mdx, dist/docs/p2.mdx, dist/docs/p3.mdx and 1,196 more
        hint: add them to the navigation, or add "dist/docs/" to .mintignore

      1 error, 2 warnings, 1,200 notes
      "
    `);
  });

  it("groups links by what they lead to, the widest first, behind all else", () => {
    const { hint: _, ...bare } = ORPHAN;
    const dead = (file: string, address: string, written = address): Diagnostic => ({
      ...bare,
      severity: "warning",
      code: "link/page-not-found",
      args: { case: "page", target: written, address, suggestions: [] },
      message: `"${written}" does not exist`,
      file,
    });
    const anchor = (file: string): Diagnostic => ({
      ...dead(file, ""),
      code: "link/anchor-not-found",
      args: { page: "/a", anchor: "#x", suggestions: [] },
      message: '"/a" has no anchor "#x"',
    });
    const titles = ["a", "b", "c", "d"].map(
      (name): Diagnostic => ({
        ...ORPHAN,
        severity: "info",
        code: "page/heading-repeats-title",
        args: { title: name },
        message: name,
        hint: "remove the heading",
        file: `${name}.mdx`,
      }),
    );
    const field: Diagnostic = { ...dead("z.json", ""), code: "config/unknown-field", message: "x has no effect" };
    const all = [dead("a.mdx", "/one"), dead("a.mdx", "/one"), anchor("a.mdx"), anchor("b.mdx"), ...titles];
    const wide = [dead("c/a.mdx", "/c/d", "./d"), dead("c/b.mdx", "/c/d", "../c/d"), dead("d.mdx", "/c/d")];
    expect(formatDiagnostics([...all, ...wide, field])).toMatchInlineSnapshot(`
      "z.json:1:1  warning  config/unknown-field
        X has no effect

      c/a.mdx:1:1  warning  link/page-not-found
        3 pages link to "/c/d", which does not exist
        also at c/b.mdx:1:1, d.mdx:1:1

      a.mdx:1:1  warning  link/anchor-not-found
        2 pages link to the anchor "#x" of "/a", which does not exist
        also at b.mdx:1:1

      a.mdx:1:1  warning  link/page-not-found
        "/one" does not exist
        also at 1:1

      a.mdx:1:1  info  page/heading-repeats-title
        The headings of 4 pages repeat their titles, which are shown above them
        also at b.mdx:1:1, c.mdx:1:1, d.mdx:1:1
        hint: remove the heading

      8 warnings, 4 notes
      "
    `);
  });

  it("takes sixty lines at most, and says how much is left", () => {
    const many = Array.from({ length: 200 }, (_, i): Diagnostic => {
      return { ...ORPHAN, code: "nav/version-parity", severity: i < 150 ? "error" : "info", args: { name: i } };
    });
    const lines = format("pretty", many).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.at(-3)).toMatch(/^… and \d+ errors, 50 notes more; /);
    expect(lines.at(-1)).toBe("150 errors, 50 notes");
  });

  it("says in a line of its own what was meant, where it is known", () => {
    const many = Array.from({ length: 30 }, (_, i): Diagnostic => {
      const args = { name: i, suggestions: i === 20 ? ["near"] : [] };
      return {
        ...ORPHAN,
        code: "nav/version-parity",
        severity: "warning",
        args,
        hint: `advice ${i}`,
        message: `message ${i}`,
      };
    });
    const lines = format("pretty", many).split("\n");
    expect(lines.find((line) => line.includes("message 20"))).toMatch(/; advice 20$/);
    expect(lines.find((line) => line.includes("message 19"))).toMatch(/message 19$/);
  });

  it("shows so many findings of each severity as it is told", () => {
    const many = Array.from(
      { length: 9 },
      (_, i): Diagnostic => ({ ...ORPHAN, args: { name: i }, code: "nav/version-parity" }),
    );
    const text = formatDiagnostics([...many, { ...many[0], severity: "error" } as Diagnostic], { max: 2 });
    expect(text.match(/nav\/version-parity$/gm)).toHaveLength(3);
    expect(text).toContain("… and 7 notes more");
  });

  it.each<[string, string, string, string]>([
    ["tabs", '\t\t"pages": 1', '"pages"', '  > 1 |     "pages": 1\n      |     ^^^^^^^'],
    ["wide letters", '"日本": 1, "x": 2', '"x"', '  > 1 | "日本": 1, "x": 2\n      |            ^^^'],
    ["combining marks", '"e\u0301": 1, "x": 2', '"x"', '  > 1 | "e\u0301": 1, "x": 2\n      |         ^^^'],
    ["a value of several lines", '"a": [\n  1\n]', "[\n  1\n]", '  > 1 | "a": [\n      |      ^\n    2 |   1'],
    ["an empty range", "{", "", "  > 1 | {\n      | ^"],
    ["an empty first line", "\n{", "", "  > 1 |\n      | ^\n    2 | {"],
    ["what follows an empty first line", "\n{", "{", "    1 |\n  > 2 | {\n      | ^"],
    ["CRLF", '{\r\n  "a": 1\r\n}\r\n', '"a"', '    1 | {\n  > 2 |   "a": 1\n      |   ^^^\n    3 | }'],
  ])("underlines the right place: %s", (_what, text, part, frame) => {
    const diagnostic: Diagnostic = { ...ORPHAN, file: "f", range: rangeOf(text, part) };
    expect(formatDiagnostics([diagnostic], { sources: new Map([["f", text]]) })).toContain(`\n\n${frame}\n\n`);
  });

  it("shows no half of a character, neither where a long line is cut nor of the file itself", () => {
    for (const shift of ["", "a"]) {
      const text = `${shift}${"😀".repeat(100)} "here" ${"😀".repeat(100)}`;
      const shown = formatDiagnostics([{ ...MIXED, range: rangeOf(text, '"here"') }], {
        sources: new Map([["docs.json", text]]),
      });
      expect(shown).not.toMatch(/\p{Cs}/u);
      expect(shown).toContain('😀 "here" 😀');
    }
    const half = formatDiagnostics([{ ...MIXED, range: rangeOf('"here \ud83d"', "here") }], {
      sources: new Map([["docs.json", '"here \ud83d"']]),
    });
    expect(half).toContain('"here \\ud83d"');
  });

  it("shows a stretch of a line that is very long", () => {
    const text = `{${'"k": 1, '.repeat(100_000)}"here": 2, ${'"k": 1, '.repeat(1000)}}`;
    const diagnostic: Diagnostic = { ...ORPHAN, file: "f", range: rangeOf(text, '"here"') };
    const lines = formatDiagnostics([diagnostic], { sources: new Map([["f", text]]) }).split("\n");
    const frame = lines.find((line) => line.includes(">")) ?? "";
    const carets = lines[lines.indexOf(frame) + 1] ?? "";
    expect(frame.length).toBeLessThan(120);
    expect(frame.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe('"here"');
  });
});

describe("unix", () => {
  it("is one line each", () => {
    expect(format("unix")).toMatchInlineSnapshot(`
      "docs.json:4:37: error: this tab holds "groups" and "pages" [nav/mixed-children]
      guides/a, b.mdx:1:1: info: the page "a, b: 100%" is not in the navigation [nav/orphan-page]
      "
    `);
    expect(format("unix", [])).toBe("");
  });
});

describe("github", () => {
  it("is one annotation each, with its separators escaped", () => {
    expect(format("github")).toMatchInlineSnapshot(`
      "::error file=docs.json,line=4,endLine=4,col=37,endColumn=44,title=nav/mixed-children::this tab holds "groups" and "pages"%0AHint: move the pages into one of the "groups"
      ::notice file=guides/a%2C b.mdx,line=1,endLine=1,col=1,endColumn=1,title=nav/orphan-page::the page "a, b: 100%25" is not in the navigation
      "
    `);
    expect(format("github", [])).toBe("");
  });
});

describe("json", () => {
  it("is the report as data", () => {
    const report = JSON.parse(formatDiagnostics(BOTH, { format: "json", head: { dialect: "spec", pages: 3 } }));
    expect(report).toEqual({
      version: 1,
      dialect: "spec",
      ok: false,
      summary: { errors: 1, warnings: 0, pages: 3 },
      diagnostics: BOTH,
    });
    expect(JSON.parse(format("json", [])).ok).toBe(true);
  });
});

describe("formats of a line or a row for each finding", () => {
  const found: Diagnostic[] = [
    { ...ORPHAN, file: "a|b.mdx", message: 'a <b> "c" & `d`' },
    { ...ORPHAN, severity: "error", message: "broken", hint: "mend it" },
  ];

  it("concise has the worst first, with hints", () => {
    expect(format("concise", found)).toMatchInlineSnapshot(`
      "guides/a, b.mdx:1:1: error nav/orphan-page: broken (mend it)
      a|b.mdx:1:1: info nav/orphan-page: a <b> "c" & \`d\`
      "
    `);
  });

  it("junit has a suite a file, and fails for errors alone", () => {
    expect(format("junit", found)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="docsjson" tests="2" failures="1" errors="0">
        <testsuite name="a|b.mdx" tests="1" failures="0" errors="0">
          <testcase name="nav/orphan-page a|b.mdx:1:1" classname="a|b.mdx"><system-out>info: a|b.mdx:1:1
      a &lt;b&gt; &quot;c&quot; &amp; \`d\`</system-out></testcase>
        </testsuite>
        <testsuite name="guides/a, b.mdx" tests="1" failures="1" errors="0">
          <testcase name="nav/orphan-page guides/a, b.mdx:1:1" classname="guides/a, b.mdx"><failure type="nav/orphan-page" message="broken">guides/a, b.mdx:1:1
      broken
      hint: mend it</failure></testcase>
        </testsuite>
      </testsuites>
      "
    `);
    expect(format("junit", [])).toContain('tests="1" failures="0"');
    expect(format("junit", [{ ...ORPHAN, message: "\u0001\ud800" }])).toContain("\ufffd\ufffd");
    const forged = format("junit", [{ ...ORPHAN, file: "a\n::error::b.mdx" }]);
    expect(forged).not.toMatch(/^::error/m);
    expect(forged).toContain('classname="a\\n::error::b.mdx"');
  });

  it("gitlab names each finding by a fingerprint that survives other lines", () => {
    const [issue] = JSON.parse(format("gitlab", found.slice(1)));
    expect(issue).toMatchInlineSnapshot(`
      {
        "check_name": "nav/orphan-page",
        "description": "broken. Hint: mend it",
        "fingerprint": "06f08dbf44e5de16",
        "location": {
          "lines": {
            "begin": 1,
            "end": 1,
          },
          "path": "guides/a, b.mdx",
        },
        "severity": "major",
      }
    `);
    const moved = { ...(found[1] as Diagnostic), pointer: "/navigation/pages/7" };
    expect(fingerprintsOf([moved])).toEqual(fingerprintsOf([{ ...moved, pointer: "/navigation/pages/9" }]));
    expect(new Set(fingerprintsOf([moved, moved, moved])).size).toBe(3);
  });

  it("markdown is a table whose cells hold any text", () => {
    expect(format("markdown", found)).toMatchInlineSnapshot(`
      "### docsjson: 1 error, 1 note

      | | place | finding |
      |---|---|---|
      | error | <code>guides/a, b.mdx:1:1</code> | Broken<br>Mend it [\`nav/orphan-page\`](https://docsjson.github.io/docsjson/codes/nav/orphan-page) |
      | note | <code>a&#124;b.mdx:1:1</code> | A &#60;b&#62; "c" &#38; &#96;d&#96; [\`nav/orphan-page\`](https://docsjson.github.io/docsjson/codes/nav/orphan-page) |
      "
    `);
    expect(format("markdown", [])).toBe("### docsjson: no problems\n");
  });

  it("github annotates ten findings of each severity, the worst first", () => {
    const notes = Array.from({ length: 30 }, () => ORPHAN);
    const lines = format("github", [...notes, found[1] as Diagnostic])
      .trimEnd()
      .split("\n");
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(/^::error /);
  });
});

describe("the page of a code", () => {
  const link = (code: string) =>
    `\u001b]8;;https://docsjson.github.io/docsjson/codes/${code}\u001b\\${code}\u001b]8;;\u001b\\`;

  it("is a click away in a terminal with colors, and nowhere for a rule of the project's own", () => {
    const own = [{ ...MIXED, code: "acme/mixed" }];
    const show = (found: readonly Diagnostic[], color: boolean) => formatDiagnostics(found, { color, codes: CODES });
    expect(show([MIXED], true)).toContain(link("nav/mixed-children"));
    expect(show(own, true)).not.toContain("]8;;");
    expect(show([MIXED], false)).not.toContain("\u001b");
  });
});

describe("sarif", () => {
  it("is a log of one run", () => {
    expect(format("sarif", [MIXED])).toMatchInlineSnapshot(`
      "{
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "docsjson",
                "informationUri": "https://docsjson.github.io/docsjson",
                "rules": [
                  {
                    "id": "nav/mixed-children",
                    "shortDescription": {
                      "text": "An element has two kinds of children"
                    },
                    "fullDescription": {
                      "text": "At each level of the navigation an element has one kind of children: a tab can contain anchors, and an anchor groups, but a tab cannot contain both. The hosted platform keeps one of the two and drops the other without a warning."
                    },
                    "helpUri": "https://docsjson.github.io/docsjson/codes/nav/mixed-children",
                    "defaultConfiguration": {
                      "level": "error"
                    }
                  }
                ]
              }
            },
            "columnKind": "utf16CodeUnits",
            "results": [
              {
                "ruleId": "nav/mixed-children",
                "ruleIndex": 0,
                "level": "error",
                "message": {
                  "text": "this tab holds \\"groups\\" and \\"pages\\". Hint: move the pages into one of the \\"groups\\""
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs.json"
                      },
                      "region": {
                        "startLine": 4,
                        "startColumn": 37,
                        "endLine": 4,
                        "endColumn": 44,
                        "charOffset": 70,
                        "charLength": 7
                      }
                    },
                    "logicalLocations": [
                      {
                        "fullyQualifiedName": "/navigation/tabs/0/pages",
                        "name": "tab \\"API\\""
                      }
                    ]
                  }
                ],
                "relatedLocations": [
                  {
                    "id": 0,
                    "message": {
                      "text": "\\"groups\\" is here"
                    },
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs.json"
                      },
                      "region": {
                        "startLine": 4,
                        "startColumn": 23,
                        "endLine": 4,
                        "endColumn": 31,
                        "charOffset": 56,
                        "charLength": 8
                      }
                    }
                  }
                ],
                "fixes": [
                  {
                    "description": {
                      "text": "remove the empty list"
                    },
                    "artifactChanges": [
                      {
                        "artifactLocation": {
                          "uri": "docs.json"
                        },
                        "replacements": [
                          {
                            "deletedRegion": {
                              "startLine": 4,
                              "startColumn": 23,
                              "endLine": 4,
                              "endColumn": 37,
                              "charOffset": 56,
                              "charLength": 14
                            },
                            "insertedContent": {
                              "text": ""
                            }
                          }
                        ]
                      }
                    ]
                  }
                ],
                "partialFingerprints": {
                  "docsjson/v1": "943257b47ccac237"
                }
              }
            ]
          }
        ]
      }
      "
    `);
  });

  it("names a code that nothing is said about: another's, or all if no descriptions are given", () => {
    const rulesOf = (text: string) => JSON.parse(text).runs[0].tool.driver.rules;
    expect(rulesOf(formatDiagnostics([ORPHAN], { format: "sarif" }))).toEqual([{ id: "nav/orphan-page" }]);
    const codes = { ...CODES, "my/rule": { severity: "info", title: "Mine", explanation: "Why." } } as const;
    const others = [
      { ...ORPHAN, code: "my/rule" },
      { ...ORPHAN, code: "toString" },
    ];
    expect(rulesOf(formatDiagnostics(others, { format: "sarif", codes }))).toMatchObject([
      { id: "my/rule", shortDescription: { text: "Mine" } },
      { id: "toString" },
    ]);
  });

  it("encodes paths as URI references", () => {
    const files = [ORPHAN.file, "https://x.test/a?b", "  https://x.test/a b", "javascript:alert(1)", "https://", " a"];
    const { runs } = JSON.parse(
      format(
        "sarif",
        files.map((file) => ({ ...ORPHAN, file })),
      ),
    );
    const uris = runs[0].results.map(
      (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        result.locations[0]?.physicalLocation.artifactLocation.uri,
    );
    expect(uris).toEqual([
      "guides/a%2C%20b.mdx",
      "https://x.test/a?b",
      "https://x.test/a%20b",
      "javascript%3Aalert(1)",
      "https%3A//",
      "%20a",
    ]);
  });
});

it("refuses an unknown format", () => {
  expect(() => formatDiagnostics([], { format: "xml" as ReportFormat })).toThrow(TypeError);
});

it("renames files in every place, and changes nothing it was given", () => {
  const before = structuredClone(MIXED);
  const [renamed] = renameFiles([MIXED], (file) => `docs/${file}`);
  expect([renamed?.file, renamed?.related[0]?.file, renamed?.fixes[0]?.file]).toEqual(Array(3).fill("docs/docs.json"));
  expect(MIXED).toEqual(before);
});

it("gives findings of other programs the lines that their pointers lead to", () => {
  const find = (pointer: string, file = "docs.json"): Diagnostic => ({
    code: "my/rule",
    severity: "warning",
    args: {},
    message: "no",
    file,
    pointer,
    related: [],
    fixes: [],
  });
  const found = [find("/navigation/tabs/0/pages/0"), find("/navigation"), find("/gone", "other.json")];
  const text = formatDiagnostics(found, { format: "unix", sources: new Map([["docs.json", TEXT]]) });
  expect(text.split("\n").map((line) => line.split(" ")[0])).toEqual([
    "docs.json:4:47:",
    "docs.json:2:17:",
    "other.json:1:1:",
    "",
  ]);
  expect(formatDiagnostics(found.slice(0, 1), { sources: new Map([["docs.json", TEXT]]) })).toContain("^^^^^^^");
});
