import { type Schema, type Shape, shapesOf } from "./json-schema-shapes.ts";

/** Texts of many forms: one of them has the form that a field asks for, and most have not. */
const TEXTS = [
  "text",
  "",
  " ",
  "ab",
  "https://example.com",
  "http://example.com",
  "https://",
  "ftp://example.com/a",
  "mailto:me@example.com",
  "javascript:alert(1)",
  "www.example.com",
  "example.com",
  "/path",
  "path/to/it",
  "./path",
  "../path",
  "path/",
  "/a#b",
  "/a?b=c",
  "#anchor",
  "#fff",
  "#0d9373",
  "#12",
  "red",
  "fa-book",
  "en",
  "GET /users",
  "G-ABC123",
  "phc_abc123",
  "a b",
  "/old/:slug*",
  "{{name}}",
] as const;

/** Values of every type; at each place all of them are tried. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  400,
  1001,
  ...TEXTS,
  [],
  {},
  [""],
  ["text"],
  [1],
  [{}],
  { unknown: "text" },
];

/** A value that the schema allows, as small as can be. */
function sampleOf(root: Schema, schema: Schema, depth = 0): unknown {
  const [shape] = shapesOf(root, schema);
  return shape ? sampleOfShape(root, shape, depth) : "text";
}

export function sampleOfShape(root: Schema, shape: Shape, depth = 0): unknown {
  if (depth > 12) return "text";
  switch (shape.type) {
    case "object": {
      const fields = shape.required.map((key) => [key, sampleOf(root, shape.properties.get(key) as Schema, depth + 1)]);
      return Object.fromEntries(fields);
    }
    case "array":
      return Array.from({ length: shape.least }, () => sampleOf(root, shape.items, depth + 1));
    case "scalar":
      return sampleOfScalar(shape.schema);
  }
}

/** The closed list of a schema, if it has one. */
export function choicesOf(schema: Schema): unknown[] {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : [];
}

function sampleOfScalar(schema: Schema): unknown {
  const [choice] = choicesOf(schema);
  if (choice !== undefined) return choice;
  switch ([schema.type].flat()[0]) {
    case "boolean":
      return true;
    case "number":
    case "integer":
      return typeof schema.minimum === "number" ? Math.max(1, schema.minimum) : 1;
    case "null":
      return null;
    default: {
      const examples = Array.isArray(schema.examples) ? schema.examples : [];
      return [...examples, ...TEXTS].find((text) => typeof text === "string" && fits(schema, text)) ?? "text";
    }
  }
}

function fits({ pattern, minLength, format, not }: Schema, text: string): boolean {
  if (typeof pattern === "string" && !new RegExp(pattern).test(text)) return false;
  if (typeof minLength === "number" && text.length < minLength) return false;
  if (format === "uri" && !URL.canParse(text)) return false;
  const barred = (not as Schema | undefined)?.pattern;
  return typeof barred !== "string" || !new RegExp(barred).test(text);
}
