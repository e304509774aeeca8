import type { OperationNode } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

/** Renders the page of `POST /lamps/{id}` of a spec with the given operation and components. */
function render(operation: object, more: object = {}, options: Parameters<typeof toOperationPage>[2] = {}) {
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
  return toOperationPage(navigation.pages[0] as OperationNode, spec, options);
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
  it("shows badges where the spec has them, in their colors", () => {
    const badges = ["Beta", { name: "Paid", color: "purple", position: "before" }, { name: "No", color: "red;x:y" }];
    const { html, markdown } = render({ "x-badges": badges });
    const [line = ""] = /<p class="operation-address">.*<\/p>/.exec(html) ?? [];
    expect(line.replace(/<(?!span class="operation-pill")[^>]*>/g, "").trim()).toBe(
      '<span class="operation-pill" style="border:1px solid purple">Paid POST https://eu.example.com/lamps/&#123;id&#125; <span class="operation-pill">Beta <span class="operation-pill">No',
    );
    expect(markdown).toContain("**Beta** **Paid** **No**");
  });

  it("has its samples in a column, behind what it is about and before its details", () => {
    const { html } = render({ description: "Lights it" });
    const parts = html.match(/class="(?:docs-(?:main|side)|operation-(?:address|samples))"|<p>Lights it|<h2/g);
    expect(html).toMatch(/^<div class="operation docs-beside">/);
    expect(parts?.slice(0, 7)).toEqual([
      ...['class="docs-main"', 'class="operation-address"', "<p>Lights it"],
      ...['class="docs-side"', 'class="operation-samples"', 'class="docs-main"', "<h2"],
    ]);
    const config = { api: { examples: { autogenerate: false } } };
    expect(render({}, {}, { config }).html).toMatch(/^<div class="operation">\n<p class="operation-address">/);
  });

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
    expect(headings.slice(0, 2).map(({ text }) => text)).toEqual(["Servers", "Authorization"]);
    expect(markdown).toContain(
      "curl --request POST \\\n  --url 'https://eu.example.com/lamps/{id}?unit=lux%20%26%20lumen&key=%3Ckey%3E' \\\n  --header 'Authorization: Bearer <token>'",
    );
    expect(markdown).toMatch(
      /`Authorization` \(string, in header, Bearer <token>, scheme: token, required\): From the settings/,
    );
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
      "Servers",
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

      \`\`\`bash
      curl --request POST \\
        --url https://eu.example.com/lamps/{id} \\
        --header 'Content-Type: application/json' \\
        --data '
      {
        "name": "string",
        "state": "off",
        "neighbours": []
      }
      '
      \`\`\`

      ## Servers

      - \`https://{region}.example.com\`
        - \`region\` (default: eu)

      ## Path parameters

      - \`id\` (string (uuid), required)

      ## Query parameters

      - \`dry\` (boolean): Only check

      ## Request body

      Required

      \`application/json\`: object

      - \`name\` (string, maximum length 20, required): What *people* call it
      - \`state\` (string, default: "off", one of: "on", "off")
      - \`neighbours\` (array of object)
        - the fields of \`Lamp\` are above

      \`\`\`json
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

      \`\`\`json
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
    expect(html).toContain('data-same="schema-Lamp"');
  });

  it("is MDX: braces and angle brackets of texts are escaped, and no line is blank", () => {
    const { html } = render({
      description:
        "Use `{id}` and <Card>{code}</Card>\n\n- a\n- b [docs](https://example.com) [x](javascript:x)\n\n```\na\n\nb\n```",
      responses: {},
    });
    expect(html).not.toMatch(/[{}]|<Card|\n\n|javascript:/);
    expect(html).toContain("<code>&#123;id&#125;</code>");
    expect(html).toContain('<li>b <a href="https://example.com">docs</a> x</li>');
  });

  it("has entities and tags of emphasis of descriptions, and tags without their other half as text", () => {
    const { html } = render({
      description:
        "A &lt;key&gt; &#8212; <b>one <EM>two</em></b> H<sub>2</sub> <i>three **<code>four** </sup> &nothing",
      responses: {},
    });
    expect(html).toContain(
      "A &lt;key&gt; &#8212; <b>one <em>two</em></b> H<sub>2</sub> &lt;i&gt;three <strong>&lt;code&gt;four</strong> &lt;/sup&gt; &amp;nothing",
    );
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
    expect(markdown).toContain("string or null");
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

  it("has each schema once, and stays in proportion to its spec", () => {
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
    expect(html.length).toBeLessThan(JSON.stringify(schemas).length * 8);
    expect(html.match(/<code>f59<\/code>/g)).toHaveLength(60);
  });
});

describe("a spec that unfolds without end", () => {
  const named = (count: number, schemaOf: (index: number) => object) => ({
    schemas: Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, schemaOf(index)])),
  });
  const ref = (index: number) => ({ $ref: `#/components/schemas/S${index}` });
  const all = (count: number) => Array.from({ length: count }, (_, index) => ref(index));
  const body = { content: { "application/json": { schema: ref(0) } } };
  it.each([
    ["each consists of all", named(50, (at) => ({ allOf: all(50), properties: { [`f${at}`]: { allOf: all(50) } } }))],
    ["each is one of all", named(50, (at) => ({ oneOf: all(50), properties: { [`f${at}`]: { anyOf: all(50) } } }))],
    ["lists of lists", named(2, (at) => ({ type: "array", items: ref(1 - at) }))],
    ["nothing but itself", named(3, (at) => ({ allOf: [ref((at + 1) % 3)] }))],
    [
      "deeper and deeper",
      named(2, (at) =>
        Array.from({ length: 300 }, () => 0).reduce<object>((inner) => ({ properties: { a: inner } }), ref(1 - at)),
      ),
    ],
  ])("%s", (_, components) => {
    const { html, markdown } = render(
      { requestBody: body, responses: { 200: { description: "", ...body } } },
      components,
    );
    expect(html.length).toBeLessThan(8_000_000);
    expect(markdown).toContain("## Request body");
  });
});

/** The text of a page's HTML, without tags. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(lt|gt|quot|amp|#123|#125);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ");
const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", "#123": "{", "#125": "}" };

describe("nothing that a spec says of an operation is lost", () => {
  it("shows every server with its variables and their values", () => {
    const { html } = render({
      servers: [
        {
          url: "https://{region}.example.com/{version}",
          description: "Production",
          variables: {
            region: { default: "eu", enum: ["eu", "us"], description: "Where" },
            version: { default: "v2" },
          },
        },
        { url: "https://sandbox.example.com" },
      ],
      responses: {},
    });
    const text = textOf(html);
    expect(text).toContain("POST https://eu.example.com/v2/lamps/{id}");
    expect(text).toContain("https://{region}.example.com/{version} Production");
    expect(text).toContain('region Where default: eu One of: "eu" "us"');
    expect(text).toContain("https://sandbox.example.com");
  });

  it("shows every way to be let in, with scopes, flows and what needs nothing", () => {
    const { html } = render(
      { security: [{ oauth: ["lamps:write"], key: [] }, { basic: [] }, {}], responses: {} },
      {
        securitySchemes: {
          oauth: {
            type: "oauth2",
            flows: {
              authorizationCode: {
                authorizationUrl: "https://a.example/authorize",
                tokenUrl: "https://a.example/token",
                scopes: { "lamps:write": "Change lamps", "lamps:read": "See lamps" },
              },
            },
          },
          key: { type: "apiKey", in: "cookie", name: "session" },
          basic: { type: "http", scheme: "basic" },
        },
      },
    );
    const text = textOf(html);
    for (const said of [
      "One of these is enough.",
      "oauth + key",
      "scopes: lamps:write",
      "authorizationCode flow",
      "authorization URL: https://a.example/authorize",
      "token URL: https://a.example/token",
      "lamps:read See lamps",
      "in cookie",
      "Basic <credentials>",
      "No authorization",
    ])
      expect(text).toContain(said);
  });

  it("shows limits, examples and alternatives of schemas, and leaves out what the other side sets", () => {
    const properties = {
      serial: { type: "string", readOnly: true },
      secret: { type: "string", writeOnly: true },
      level: { type: "integer", minimum: 0, exclusiveMaximum: 100, multipleOf: 5, example: 35 },
      tags: { type: "array", items: { type: "string", pattern: "^[a-z]+$" }, uniqueItems: true, maxItems: 3 },
      mode: { anyOf: [{ type: "string" }, { type: "integer" }] },
      parent: { anyOf: [{ $ref: "#/components/schemas/Room" }, { type: "null" }] },
      labels: { type: "object", additionalProperties: { type: "string" }, minProperties: 1 },
    };
    const Lamp = { type: "object", properties, required: ["serial", "level"] };
    const Room = { type: "object", properties: { floor: { type: "integer", default: 1 } } };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Lamp" } } };
    const { html, markdown } = render(
      { requestBody: { required: true, content }, responses: { 200: { description: "", content } } },
      { schemas: { Lamp, Room } },
    );
    const [, request = "", response = ""] = html.split(/id="(?:request-body|responses)"/);
    expect(request).toContain("<code>secret</code>");
    expect(request).not.toContain("serial");
    expect(response).toContain("<code>serial</code>");
    expect(response).not.toContain("<code>secret</code>");
    const text = textOf(html);
    for (const said of [
      "at least 0 · less than 100 · multiple of 5 · example: 35",
      "array of string maximum number of items 3 · no item twice · pattern: ^[a-z]+$",
      "Any of:",
      "parent object or null · Room",
      "floor integer default: 1",
      "any other key string",
      "minimum number of fields 1",
    ])
      expect(text).toContain(said);
    expect(markdown).toContain("- any of: integer");
    expect(html).toMatch(/<pre[^>]*><code[^>]*>[^<]*secret/);
  });

  it("asks in its samples for no property that one part of a schema leaves to the other side", () => {
    const parts = [{ properties: { serial: { readOnly: true } } }, { $ref: "#/components/schemas/Lamp" }];
    const properties = { serial: { type: "string", example: "L-7" }, level: { type: "integer", example: 35 } };
    const { html } = render(
      { requestBody: { content: { "application/json": { schema: { allOf: parts } } } } },
      { schemas: { Lamp: { type: "object", properties } } },
    );
    expect(textOf(html)).toMatch(/level"?: 35/);
    expect(html).not.toContain("serial");
  });

  it("shows all examples, media types, headers, links and callbacks", () => {
    const { html, markdown } = render({
      parameters: [
        {
          name: "rooms",
          in: "query",
          examples: { few: { summary: "Just a few", value: ["a", "b"] }, one: { value: "a" } },
        },
      ],
      requestBody: {
        content: {
          "application/json": {
            examples: { on: { summary: "Switch on", value: { on: true } }, off: { value: { on: false } } },
          },
          "application/xml": { example: "<lamp/>" },
          "multipart/form-data": {
            schema: { type: "object", properties: { photo: { type: "string", format: "binary" } } },
            encoding: { photo: { contentType: "image/png" } },
          },
        },
      },
      responses: {
        200: {
          description: "Done",
          headers: { "X-Rate": { description: "Requests left", schema: { type: "integer" } } },
          content: {
            "application/json": { examples: { ok: { value: { fine: 1 } }, late: { value: { fine: 2 } } } },
          },
          links: {
            lamp: { operationId: "getLamp", parameters: { id: "$response.body#/id" }, description: "The lamp" },
          },
        },
      },
      callbacks: {
        changed: {
          "{$request.body#/url}": {
            post: {
              description: "Sent on a change",
              requestBody: {
                content: { "application/json": { schema: { type: "object", properties: { event: {} } } } },
              },
              responses: { 204: { description: "Received" } },
            },
          },
        },
      },
    });
    const text = textOf(html);
    for (const said of [
      "Switch on",
      '"on": false',
      "<lamp/>",
      "sent as image/png",
      "X-Rate integer Requests left",
      "200 · ok",
      '"fine": 2',
      "operation: getLamp",
      "$response.body#/id",
      "changed: POST {$request.body#/url}",
      "Sent on a change",
      "event any",
      "Response 204 Received",
      "Example: Just a few",
      'example "one": a',
    ])
      expect(text).toContain(said);
    expect(markdown).toContain('- example "Just a few": ');
  });

  it("puts the author's samples first, and tells those of one name apart", () => {
    const { html } = render({
      "x-codeSamples": [
        { lang: "typescript", label: "SDK", source: "lamps.change()" },
        { lang: "python", label: "SDK", source: "lamps.change(1)" },
        { lang: "go" },
      ],
      responses: {},
    });
    const titles = [...html.matchAll(/docs-panel-title">([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(["SDK (typescript)", "SDK (python)", "cURL", "JavaScript", "Python"]);
    expect(html).toContain("lamps.change()");
  });

  it("leads from descriptions into the site", () => {
    const description =
      "[Guide](/guides/start#a), [near](./here), [far](//evil.example), [script](javascript:alert(1))";
    const { html } = render({ description, responses: {} }, {}, { linkTo: (href) => `/docs${href}` });
    expect(html).toContain('<p><a href="/docs/guides/start#a">Guide</a>, near, far, script');
    expect(render({ description, responses: {} }).html).toContain("<p>Guide, near, far, script");
  });

  it("shows tables and nested lists of descriptions", () => {
    const { html } = render({
      description: "| a | b |\n|---|:-:|\n| `x` | y \\| z |\n\n- one\n  - two\n- three\n\n> said",
      responses: {},
    });
    expect(html).toContain("<thead><tr><th>a</th><th>b</th></tr></thead>");
    expect(html).toContain("<td><code>x</code></td><td>y | z</td>");
    expect(html).toContain("<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>");
    expect(html).toContain("<blockquote><p>said</p></blockquote>");
  });
});

it("shows an operation behind a chain of references, on a server with a long address", () => {
  const length = 20_000;
  const chain = Object.fromEntries(
    Array.from({ length }, (_, index) => [`S${index}`, { $ref: `#/components/schemas/S${index + 1}` }]),
  );
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/S0" } } } };
  const server = { url: `https://api.example.com/${"x".repeat(300_000)}` };
  const { html } = render(
    { servers: [server], requestBody: body, responses: { 200: { description: "Done", ...body } } },
    { schemas: { ...chain, [`S${length}`]: { type: "object", properties: { lumen: { type: "string" } } } } },
  );
  expect(html).toMatch(/lumen/);
  expect(html).toContain(server.url);
});
