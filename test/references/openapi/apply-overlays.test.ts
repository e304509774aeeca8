import { applyOverlays, indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const SPEC = `openapi: 3.0.3
info: { title: A, version: "1" }
paths:
  /a: { get: { summary: Get A, tags: [T] } }
  /b: { get: { summary: Get B } }
`;

/** The overlay with these actions, one a line from line 5 on. */
const overlayOf = (actions: readonly unknown[], version = "1.1.0") =>
  `{\n"overlay": ${JSON.stringify(version)},\n"info": { "title": "O", "version": "1" },\n"actions": [\n${actions.map((action) => JSON.stringify(action)).join(",\n")}\n]}`;

const lay = (overlay: unknown, spec: unknown = SPEC) => {
  const { value, diagnostics } = applyOverlays(spec, [{ overlay, file: "o.json" }], { file: "api.yaml" });
  const paths = (value as { paths?: unknown } | undefined)?.paths;
  const found = diagnostics.map(
    ({ severity, code, file, range, message }) => `${severity} ${code} ${file}:${range?.start.line} ${message}`,
  );
  return { paths, found };
};
const nested = (depth: number): unknown => (depth === 0 ? {} : [nested(depth - 1)]);
const A = { get: { summary: "Get A", tags: ["T"] } };
const B = { get: { summary: "Get B" } };

describe("an overlay", () => {
  it.each([
    [
      "merges objects",
      [{ target: "$.paths['/a']", update: { get: { deprecated: true } } }],
      { "/a": { get: { ...A.get, deprecated: true } }, "/b": B },
    ],
    [
      "joins lists",
      [{ target: "$.paths['/a'].get", update: { tags: ["U"] } }],
      { "/a": { get: { summary: "Get A", tags: ["T", "U"] } }, "/b": B },
    ],
    [
      "appends to a list",
      [{ target: "$.paths['/a'].get.tags", update: "U" }],
      { "/a": { get: { summary: "Get A", tags: ["T", "U"] } }, "/b": B },
    ],
    [
      "replaces a text",
      [{ target: "$.paths['/b'].get.summary", update: "B" }],
      { "/a": A, "/b": { get: { summary: "B" } } },
    ],
    ["removes", [{ target: "$.paths[?@.get.summary == 'Get B']", remove: true }], { "/a": A }],
    ["removes what is in what is removed", [{ target: "$.paths..*", remove: true }], {}],
    ["removes rather than updates", [{ target: "$.paths['/b']", remove: true, update: {} }], { "/a": A }],
    [
      "removes from a list",
      [{ target: "$.paths['/a'].get.tags[*]", remove: true }],
      { "/a": { get: { summary: "Get A", tags: [] } }, "/b": B },
    ],
    [
      "copies",
      [{ target: "$.paths['/b'].get", copy: "$.paths['/a'].get" }],
      { "/a": A, "/b": { get: { summary: "Get A", tags: ["T"] } } },
    ],
    [
      "changes a copy without its source",
      [
        { target: "$.paths['/b'].get", copy: "$.paths['/a'].get" },
        { target: "$.paths['/b'].get.tags", update: "U" },
      ],
      { "/a": A, "/b": { get: { summary: "Get A", tags: ["T", "U"] } } },
    ],
    ["names keys of any name", [{ target: "$.paths", update: JSON.parse('{ "__proto__": {} }') }], undefined],
  ])("%s", (_, actions, paths) => {
    const laid = lay(overlayOf(actions));
    expect(laid.found).toEqual([]);
    if (paths) expect(laid.paths).toEqual(paths);
    else expect(Object.hasOwn(laid.paths as object, "__proto__")).toBe(true);
  });

  it.each([
    ["update of another type", [{ target: "$.info", update: "x" }]],
    ["replacement by an object", [{ target: "$.info.title", update: {} }]],
    ["copy of many", [{ target: "$.info", copy: "$.paths.*" }]],
    ["copy of nothing", [{ target: "$.info", copy: "$.nothing" }]],
    ["removal of all", [{ target: "$", remove: true }]],
    [
      "target that matches nothing",
      [
        { target: "$.info", update: {} },
        { target: "$.infos", update: {} },
      ],
    ],
    ["target that is no path", [{ target: "$.paths[", update: {} }]],
    ["action without effect", [{ target: "$.paths" }]],
    ["misspelt field", [{ target: "$.paths", updat: {} }]],
    ["update and copy", [{ target: "$.paths", update: {}, copy: "$.info" }]],
    ["no target", [{ update: {} }]],
    ["no object", [4]],
  ])("has one finding at its line for: %s", (_, actions) => {
    const { found, paths } = lay(overlayOf(actions));
    expect(found).toHaveLength(1);
    expect(paths).toEqual({ "/a": A, "/b": B });
    expect({ actions, found }).toMatchSnapshot();
  });

  it.each([
    ["a list", "[]"],
    ["another version", overlayOf([], "2.0.0")],
    ["copy in version 1.0", overlayOf([{ target: "$.info", copy: "$.info" }], "1.0.0")],
    ["another document", '{ "openapi": "3.1.0" }'],
    ["broken YAML", "overlay: ["],
  ])("is not applied where it is %s", (_, overlay) => {
    const { found, paths } = lay(overlay);
    expect(paths).toEqual({ "/a": A, "/b": B });
    expect(found).toMatchSnapshot();
  });

  it("leaves the documents that it is given as they are, frozen ones too", () => {
    const spec = Object.freeze({ openapi: "3.1.0", paths: Object.freeze({ "/a": Object.freeze({ get: {} }) }) });
    const overlay = {
      overlay: "1.0.0",
      info: { title: "O", version: "1" },
      actions: [{ target: "$..get", update: { summary: "A" } }],
    };
    const { value } = applyOverlays(spec, [{ overlay }]);
    expect(indexOperations(value).value?.operations[0]?.summary).toBe("A");
    expect(spec.paths["/a"].get).toEqual({});
  });

  it("changes one place of what a YAML alias has in two", () => {
    const spec = "paths:\n  /a: &a { get: { summary: A } }\n  /b: *a\n";
    const { paths } = lay(overlayOf([{ target: "$.paths['/b'].get.summary", update: "B" }]), spec);
    expect(paths).toEqual({ "/a": { get: { summary: "A" } }, "/b": { get: { summary: "B" } } });
  });

  it.each([
    ["patterns that never end", [{ target: "$..[?search(@.summary, '(a+)+b')]", update: {} }], SPEC],
    ["descents in descents", [{ target: "$..*..*..*..*..*", update: {} }], nested(150)],
    [
      "copies of copies",
      Array.from({ length: 60 }, () => ({ target: "$.paths", copy: "$" })).flatMap((action, i) => [
        { target: "$", update: { [`x-${i}`]: {} } },
        { ...action, target: `$['x-${i}']` },
      ]),
      SPEC,
    ],
  ])("stops at %s", (_, actions, spec) => {
    expect(lay(overlayOf(actions), spec).found).toEqual([expect.stringContaining("overlay/too-large")]);
  });
});
