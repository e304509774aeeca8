import type { OperationNode } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

/** Renders the page of `POST /lamps/{id}` of a spec with the given operation and components. */
function render(operation: object, more: object = {}) {
  const spec = {
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    servers: [{ url: "https://{region}.example.com/", variables: { region: { default: "eu" } } }],
    paths: { "/lamps/{id}": { parameters: [{ $ref: "#/components/parameters/id" }], post: operation } },
    components: {
      parameters: { id: { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } } },
      ...more,
    },
  };
  const navigation = resolveHandwritten({ openapi: "a.json", pages: ["POST /lamps/{id}"] }, { "a.json": spec });
  return toOperationPage(navigation.pages[0] as OperationNode, spec);
}

const LAMP = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", maxLength: 20, description: "What *people* call it" },
    state: { enum: ["on", "off"], default: "off" },
    neighbours: { type: "array", items: { $ref: "#/components/schemas/Lamp" } },
  },
};

describe("toOperationPage", () => {
  it("sends what lets a request in, and the queries that it must have", () => {
    const { markdown, headings } = render(
      {
        security: [{ token: [], key: [] }, {}],
        parameters: [
          { name: "unit", in: "query", required: true, schema: { enum: ["lux & lumen"] } },
          { name: "dry", in: "query", schema: { type: "boolean" } },
        ],
        responses: {},
      },
      {
        securitySchemes: {
          token: { type: "http", scheme: "bearer", description: "From the settings" },
          key: { type: "apiKey", in: "query", name: "key" },
        },
      },
    );
    expect(headings[0]?.text).toBe("Authorization");
    expect(markdown).toContain(
      "curl -X POST 'https://eu.example.com/lamps/{id}?unit=lux%20%26%20lumen&key=%3Ckey%3E' \\\n  -H 'Authorization: Bearer <token>'",
    );
    expect(markdown).toMatch(/`Authorization` \(string, in header, Bearer <token>, required\): From the settings/);
    expect(render({ security: [], responses: {} }).markdown).not.toContain("Authorization");
  });

  it("gives a webhook its name, not an address on the server", () => {
    const spec = {
      openapi: "3.1.0",
      info: { title: "Test", version: "1" },
      servers: [{ url: "https://api.example.com" }],
      webhooks: { "lamp.on": { post: { responses: {} } } },
    };
    const navigation = resolveHandwritten({ openapi: "a.json", pages: ["WEBHOOK lamp.on"] }, { "a.json": spec });
    const { markdown } = toOperationPage(navigation.pages[0] as OperationNode, spec);
    expect(markdown).toContain("lamp.on`");
    expect(markdown).not.toContain("api.example.com");
  });

  it("shows method, address, parameters, body, responses and examples", () => {
    const { markdown, headings } = render(
      {
        summary: "Change a lamp",
        description: "Changes **one** lamp.",
        parameters: [{ name: "dry", in: "query", schema: { type: "boolean" }, description: "Only check" }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Lamp" } } },
        },
        responses: {
          200: { description: "Changed", content: { "application/json": { example: { name: "Desk" } } } },
          404: { description: "No such lamp" },
        },
      },
      { schemas: { Lamp: LAMP } },
    );
    expect(headings.map(({ text }) => text)).toEqual([
      "Path parameters",
      "Query parameters",
      "Request body",
      "Responses",
      "200",
      "404",
    ]);
    expect(markdown).toMatchInlineSnapshot(`
      "\`POST https://eu.example.com/lamps/{id}\`

      Changes **one** lamp.

      \`\`\`sh
      curl -X POST 'https://eu.example.com/lamps/{id}' \\
        -H 'Content-Type: application/json' \\
        -d '{
        "name": "string",
        "state": "off",
        "neighbours": []
      }'
      \`\`\`

      ## Path parameters

      - \`id\` (string (uuid), required)

      ## Query parameters

      - \`dry\` (boolean): Only check

      ## Request body

      \`application/json\`: object

      - \`name\` (string, maximum length 20, required): What *people* call it
      - \`state\` (string, default: "off", one of: "on", "off")
      - \`neighbours\` (array of object)

      \`\`\`
      {
        "name": "string",
        "state": "off",
        "neighbours": []
      }
      \`\`\`

      ## Responses

      ### 200

      Changed

      \`application/json\`

      \`\`\`
      {
        "name": "Desk"
      }
      \`\`\`

      ### 404

      No such lamp"
    `);
  });

  it("shows a schema that contains itself once, and says so", () => {
    const { html } = render(
      {
        responses: {
          200: { description: "", content: { "application/json": { schema: { $ref: "#/components/schemas/Lamp" } } } },
        },
      },
      { schemas: { Lamp: LAMP } },
    );
    expect(html.match(/<code>neighbours<\/code>/g)).toHaveLength(1);
    expect(html).toContain("This object contains itself");
  });

  it("is MDX: braces and angle brackets of texts are escaped, and no line is blank", () => {
    const { html } = render({
      description:
        "Use `{id}` and <Card>{code}</Card>\n\n- a\n- b [docs](https://example.com) [x](javascript:x)\n\n```\na\n\nb\n```",
      responses: {},
    });
    expect(html).not.toMatch(/[{}]|<Card|\n\n|javascript/);
    expect(html).toContain("<code>&#123;id&#125;</code>");
    expect(html).toContain('<li>b <a href="https://example.com">docs</a> x</li>');
  });

  it("merges allOf, lists alternatives, and leaves out what is broken", () => {
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Nothing" }, { type: "object", properties: { a: { type: "integer" } } }],
      oneOf: [{ type: "string" }, { type: "null" }],
    };
    const { markdown } = render({
      requestBody: { content: { "application/json": { schema } } },
      responses: { default: { $ref: "other.json#/x" }, 500: 7 },
      parameters: [null, { $ref: "#/components/parameters/id" }],
    });
    expect(markdown).toContain("- `a` (integer)");
    expect(markdown).toContain("- one of: null");
    expect(markdown).toContain("### 500");
  });

  it("takes objects where texts belong, and fields named __proto__", () => {
    const no = { toString: 1 };
    const schema = JSON.parse('{"allOf": [{"properties": {"__proto__": {"type": "integer", "format": "int32"}}}]}');
    const { markdown } = render({
      parameters: [{ name: no, in: "query", schema: { type: "string", format: no } }, { in: no }],
      requestBody: { content: { "application/json": { schema } } },
      servers: [{ url: "https://{region}.example.com", variables: { region: { default: no } } }],
    });
    expect(markdown).toContain("https://{region}.example.com");
    expect(markdown).toContain("- `__proto__` (integer (int32))");
    expect(markdown).toContain('"__proto__": 0');
  });

  it("stays small where a spec is not", () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const fields = Array.from({ length: 60 }, (_, other) => [
          `f${other}`,
          { $ref: `#/components/schemas/S${other}` },
        ]);
        return [`S${index}`, { type: "object", properties: Object.fromEntries(fields) }];
      }),
    );
    const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/S0" } } } };
    const { html } = render({ requestBody: body, responses: {} }, { schemas });
    expect(html.length).toBeLessThan(200_000);
    expect(html).toContain("More fields are in the specification.");
  });
});
