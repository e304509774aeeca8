import { describe, expect, it } from "vitest";
import { shapesOf } from "./json-schema-shapes.ts";
import { distinctProbes, HEALTHY, probesOfSchema } from "./probes.ts";
import { configWith, mistakesIn } from "./probes-of-sites.ts";
import { holds } from "./verdict.ts";

const schema = {
  type: "object",
  properties: {
    mode: { $ref: "#/definitions/Mode" },
    links: { type: "array", items: { type: "object", required: ["href"], properties: { href: { type: "string" } } } },
  },
  definitions: { Mode: { anyOf: [{ type: "string", enum: ["light", "dark"] }, { type: "boolean" }] } },
};

const asked = (place: string) => [...probesOfSchema(schema)].filter((probe) => probe.place === place);

describe("the probes of a schema", () => {
  it("try each value of a closed list, and what is nearly one", () => {
    const changes = asked("/mode").map(({ change }) => change);
    expect(changes).toEqual(expect.arrayContaining(['"light"', '"dark"', '"LIGHT"', '"darkx"', "true", "null", "[]"]));
  });

  it("leave each required field out, and add one that is unknown", () => {
    const changes = asked("/links/*").map(({ change }) => change);
    expect(changes).toEqual(expect.arrayContaining(["without href", "with unknownField"]));
  });

  it("change one thing in a config that is sound", () => {
    const [probe] = asked("/mode").filter(({ change }) => change === '"dark"');
    expect(probe?.config).toEqual({ ...HEALTHY, mode: "dark" });
  });

  it("are asked once", () => {
    const all = [...probesOfSchema(schema)];
    expect(distinctProbes(all, all)).toHaveLength(distinctProbes(all).length);
  });
});

describe("the shapes of a schema", () => {
  it("are one for each choice", () => {
    expect(shapesOf(schema, schema.properties.mode).map(({ type }) => type)).toEqual(["scalar", "scalar"]);
  });

  it("hold what both branches of a condition ask for", () => {
    const conditional = {
      type: "object",
      properties: { a: {} },
      allOf: [{ if: { required: ["x"] }, else: { required: ["b"], properties: { b: {} } } }],
    };
    const [shape] = shapesOf(conditional, conditional);
    expect(shape?.type === "object" && [...shape.properties.keys()]).toEqual(["a", "b"]);
  });

  it("leave out barred fields and includes", () => {
    const barred = {
      anyOf: [
        { type: "object", required: ["$ref"], properties: { $ref: {} } },
        { type: "object", properties: { a: {}, b: { not: {} } } },
      ],
    };
    const [shape, ...more] = shapesOf(barred, barred);
    expect(more).toEqual([]);
    expect(shape?.type === "object" && [...shape.properties.keys()]).toEqual(["a"]);
  });
});

it("the mistakes in a setting of a site are single ones", () => {
  const setting = { key: "search", value: { prompt: "Find" } };
  expect(configWith(setting)).toEqual({ ...HEALTHY, search: { prompt: "Find" } });
  expect([...mistakesIn(setting)].map(({ place, change }) => `${place}: ${change}`)).toEqual([
    '/search: "text"',
    "/search: []",
    "/search: with unknown field",
    "/search: without prompt",
    "/search: misspelt pompt",
    "/search/prompt: 1",
    '/search/prompt: ""',
    '/search/prompt: "Fnd"',
    '/search/prompt: ["Find"]',
    "/search: misspelt sarch",
  ]);
});

it.each([
  [{ a: 1, b: "default" }, { a: 1 }, true],
  [{ a: {} }, { a: { b: 1 } }, false],
  [[{ a: 1 }], [{ a: 1 }, { b: 2 }], false],
  ["path", "/path", true],
])("%j has all of %j: %s", (whole, part, expected) => {
  expect(holds(whole, part)).toBe(expected);
});
