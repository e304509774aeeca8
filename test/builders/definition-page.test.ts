import { type OperationNode, resolveNavigation } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { indexChannels, indexGraphql, indexSdk, type SdkInput, type SdkOptions } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

/** The page of the first channel of an AsyncAPI document. */
function channelPage(document: object) {
  const { value } = resolveNavigation(
    { navigation: { tabs: [{ tab: "Events", asyncapi: "a.yaml" }] } },
    { asyncapi: new Map([["a.yaml", indexChannels(document)]]) },
  );
  return toOperationPage(value?.pages[0] as OperationNode, document);
}

/** The pages of a GraphQL schema, by their titles. */
async function schemaPages(sdl: string) {
  const { value } = resolveNavigation(
    { navigation: { tabs: [{ tab: "Graph", graphql: "s.graphql" }] } },
    { graphql: new Map([["s.graphql", await indexGraphql(sdl)]]) },
  );
  return new Map(value?.pages.map((page) => [page.title, toOperationPage(page as OperationNode)]));
}

/** The pages of an SDK reference. */
async function sdkPages(input: SdkInput, format: SdkOptions["format"]) {
  const { value } = resolveNavigation(
    { navigation: { tabs: [{ tab: "SDK", sdk: { format, source: "sdk" } }] } },
    { sdk: new Map([["sdk", await indexSdk(input, { format })]]) },
  );
  return (value?.pages ?? []).map((page) => toOperationPage(page as OperationNode).markdown);
}

const LAMP = { type: "object", required: ["on"], properties: { on: { type: "boolean" } } };

describe("the page of a channel", () => {
  it("keeps what looks like an element as text, in Markdown as in HTML", () => {
    const description = "By <app> or `<b>`, see <https://a.example>.";
    const { markdown } = channelPage({ asyncapi: "3.0.0", channels: { lamp: { address: "lamps", description } } });
    expect(markdown).toContain("By \\<app> or `<b>`, see <https://a.example>.");
  });

  it("shows servers, parameters and the messages of each operation, as AsyncAPI 3 has them", () => {
    const { markdown, headings } = channelPage({
      asyncapi: "3.0.0",
      defaultContentType: "application/json",
      servers: {
        live: { host: "events.example.com", pathname: "/v2", protocol: "wss", description: "The real one" },
        test: { host: "test.example.com", protocol: "ws" },
      },
      channels: {
        lamp: {
          address: "lamps/{id}",
          title: "Lamps",
          description: "All that lamps say.",
          servers: [{ $ref: "#/servers/live" }],
          parameters: { id: { description: "Which one", enum: ["desk", "floor"] } },
          messages: {
            switched: {
              payload: { $ref: "#/components/schemas/Lamp" },
              traits: [{ headers: { type: "object", properties: { trace: { type: "string" } } } }],
            },
            broken: { title: "Lamp broken", summary: "It is dark.", examples: [{ payload: { at: 1 } }], payload: {} },
          },
        },
        other: {},
      },
      operations: {
        listen: { action: "receive", summary: "Listen", channel: { $ref: "#/channels/lamp" } },
        tell: {
          action: "send",
          channel: { $ref: "#/channels/lamp" },
          messages: [{ $ref: "#/channels/lamp/messages/switched" }],
        },
        elsewhere: { action: "send", channel: { $ref: "#/channels/other" } },
      },
      components: { schemas: { Lamp: LAMP } },
    });
    expect(headings.map(({ depth, slug }) => `${depth} ${slug}`)).toEqual([
      "2 servers",
      "2 parameters",
      "2 receive",
      "3 switched",
      "3 lamp-broken",
      "2 send",
      "3 switched-2",
    ]);
    expect(markdown).toMatchInlineSnapshot(`
      "\`CHANNEL lamps/{id}\`

      All that lamps say.

      ## Servers

      - \`events.example.com/v2\` (wss): The real one

      ## Parameters

      - \`id\` (string, one of: "desk", "floor", required): Which one

      ## Receive

      Listen

      ### switched

      \`headers\`: object

      - \`trace\` (string)

      \`application/json\`: object

      - \`on\` (boolean, required)

      \`\`\`
      {
        "on": true
      }
      \`\`\`

      ### Lamp broken

      It is dark.

      \`application/json\`: any

      \`\`\`
      {
        "at": 1
      }
      \`\`\`

      ## Send

      ### switched

      \`headers\`: object

      - \`trace\` (string)

      \`application/json\`: object

      - \`on\` (boolean, required)

      \`\`\`
      {
        "on": true
      }
      \`\`\`"
    `);
  });

  it("shows what clients publish and subscribe to, as AsyncAPI 2 has it", () => {
    const { markdown } = channelPage({
      asyncapi: "2.6.0",
      servers: { live: { url: "mqtt://events.example.com", protocol: "mqtt" } },
      channels: {
        "lamps/{id}": {
          parameters: { id: { schema: { type: "string", format: "uuid" } } },
          publish: { message: { oneOf: [{ $ref: "#/components/messages/Switch" }, { name: "dim", payload: LAMP }] } },
          subscribe: {
            message: { schemaFormat: "application/vnd.apache.avro;version=1.9.0", payload: { type: "int" } },
          },
        },
      },
      components: { messages: { Switch: { payload: LAMP } } },
    });
    expect(markdown).toMatchInlineSnapshot(`
      "\`CHANNEL lamps/{id}\`

      ## Servers

      - \`mqtt://events.example.com\` (mqtt)

      ## Parameters

      - \`id\` (string (uuid), required)

      ## Publish

      ### Switch

      \`payload\`: object

      - \`on\` (boolean, required)

      \`\`\`
      {
        "on": true
      }
      \`\`\`

      ### dim

      \`payload\`: object

      - \`on\` (boolean, required)

      \`\`\`
      {
        "on": true
      }
      \`\`\`

      ## Subscribe

      ### Message

      \`application/vnd.apache.avro;version=1.9.0\`

      \`\`\`
      {
        "type": "int"
      }
      \`\`\`"
    `);
  });

  it("is there for a channel that says nothing", () => {
    expect(channelPage({ asyncapi: "3.0.0", channels: { lamp: {} } })).toEqual({
      html: '<div class="operation">\n<p class="operation-address"><span class="operation-method channel">CHANNEL</span> <code>lamp</code></p>\n</div>',
      headings: [],
      markdown: "`CHANNEL lamp`",
    });
  });
});

describe("the page of a part of a GraphQL schema", () => {
  it("shows arguments, fields, values and members", async () => {
    const pages = await schemaPages(`
      type Query {
        "All lamps of a room."
        lamps("Which room" room: ID!, first: Int! = 10): [Lamp!]!
      }
      "A lamp."
      type Lamp implements Node & Thing { id: ID!, on: Boolean @deprecated }
      extend type Lamp { label(language: String): String }
      input Switch { "Whether it is on then" on: Boolean = true }
      enum State { "Shining" ON, OFF @deprecated }
      union Device = Lamp | Plug
    `);
    expect([...pages].map(([title, { markdown }]) => `# ${title}\n\n${markdown}`).join("\n\n")).toMatchInlineSnapshot(`
      "# lamps

      \`QUERY lamps\`

      All lamps of a room.

      \`\`\`graphql
      lamps(room: ID!, first: Int!): [Lamp!]!
      \`\`\`

      ## Arguments

      - \`room\` (ID!, required): Which room
      - \`first\` (Int!, default: 10)

      # Device

      \`TYPE Device\`

      \`\`\`graphql
      union Device = Lamp | Plug
      \`\`\`

      # Lamp

      \`TYPE Lamp\`

      A lamp.

      \`\`\`graphql
      type Lamp implements Node & Thing
      \`\`\`

      ## Fields

      - \`id\` (ID!)
      - \`on\` (Boolean, deprecated)
      - \`label(language: String)\` (String)

      # State

      \`TYPE State\`

      \`\`\`graphql
      enum State
      \`\`\`

      ## Values

      - \`ON\`: Shining
      - \`OFF\` (deprecated)

      # Switch

      \`TYPE Switch\`

      \`\`\`graphql
      input Switch
      \`\`\`

      ## Fields

      - \`on\` (Boolean, default: true): Whether it is on then"
    `);
  });
});

describe("the page of a part of an SDK", () => {
  it("shows the methods and properties of a class, as TypeDoc describes them", async () => {
    const comment = (text: string) => ({ comment: { summary: [{ kind: "text", text }] } });
    const children = [
      { name: "on", kind: 1024, ...comment("Whether it is on.") },
      { name: "secret", kind: 1024, flags: { isPrivate: true } },
      { name: "switch", kind: 2048, signatures: [comment("Switches it. Twice.")] },
    ];
    const project = {
      name: "lamps",
      kind: 1,
      children: [{ name: "Lamp", kind: 128, ...comment("A lamp."), children }],
    };
    expect(await sdkPages(JSON.stringify(project), "typedoc")).toEqual([
      "`CLASS Lamp`\n\nA lamp.\n\n## Properties\n\n- `on`: Whether it is on.\n\n## Methods\n\n- `switch`: Switches it.",
    ]);
  });

  it("shows how a type is declared, as Javadoc and DocFX write it", async () => {
    const html =
      '<h1>Class Lamp</h1><section class="class-description"><div class="type-signature">public class <b>Lamp</b>\nextends <a href="#">Light</a></div><div class="block">A lamp.</div></section>';
    const java = new Map([
      ["element-list", "a\n"],
      ["a/Lamp.html", html],
    ]);
    expect(await sdkPages(java, "javadoc")).toEqual([
      "`CLASS a.Lamp`\n\nA lamp.\n\n```java\npublic class Lamp\nextends Light\n```",
    ]);
    const yaml =
      "### YamlMime:ManagedReference\nitems:\n- uid: A.Lamp\n  type: Struct\n  name: Lamp\n  syntax: { content: public struct Lamp }\n";
    expect(await sdkPages(new Map([["A.Lamp.yml", yaml]]), "docfx")).toEqual([
      "`STRUCT A.Lamp`\n\n```csharp\npublic struct Lamp\n```",
    ]);
  });

  it("has line ends as XML has them, whatever system wrote the file", async () => {
    const xml =
      '<project><file path="a.php"><class><name>Cli\rent</name><full_name>\\Client</full_name></class></file></project>';
    const [page = ""] = await sdkPages(xml, "phpdoc");
    expect(page).not.toContain("\r");
    expect(page).toContain("Cli\nent");
  });
});
