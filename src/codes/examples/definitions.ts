import type { ASYNCAPI_CODES } from "../areas/asyncapi.ts";
import type { GRAPHQL_CODES } from "../areas/graphql.ts";
import type { SDK_CODES } from "../areas/sdk.ts";
import { type CodeExample, site } from "./example.ts";

const EVENTS =
  'asyncapi: 3.0.0\ninfo: { title: Events, version: "1" }\nchannels:\n  userSignedUp: { title: User signed up }\n';

/** A tab over two texts of the file that it names. */
const twoTexts = (property: string, file: string, wrong: string, right: string): CodeExample => {
  const navigation = `{ "tabs": [{ "tab": "Events", ${JSON.stringify(property)}: ${JSON.stringify(file)} }] }`;
  return site(navigation, navigation, { [file]: wrong }, { [file]: right });
};
const events = (wrong: string): CodeExample => twoTexts("asyncapi", "events.yaml", wrong, EVENTS);

export const ASYNCAPI_EXAMPLES: Readonly<Record<keyof typeof ASYNCAPI_CODES, CodeExample>> = {
  "asyncapi/not-a-document": events("title: Events\n"),
  "asyncapi/unsupported-version": events(EVENTS.replace("3.0.0", "1.2.0")),
  "asyncapi/invalid": events(EVENTS.replace("{ title: User signed up }", "none")),
  "asyncapi/unknown-channel": site(
    '{ "pages": ["signed-up"] }',
    '{ "pages": ["signed-up"] }',
    { "signed-up.mdx": "---\nasyncapi: events.yaml userSignedIn\n---\n", "events.yaml": EVENTS },
    { "signed-up.mdx": "---\nasyncapi: events.yaml userSignedUp\n---\n", "events.yaml": EVENTS },
  ),
  "asyncapi/no-channels": events('asyncapi: 3.0.0\ninfo: { title: Events, version: "1" }\n'),
};

const USER = { "schema.graphql": "type Query {\n  user: String\n}\n" };
const userSchema = (page: string): string =>
  `{ "groups": [{ "group": "Users", "graphql": "schema.graphql", "pages": ["${page}"] }] }`;
const schema = (wrong: string): CodeExample =>
  twoTexts("graphql", "schema.graphql", wrong, "type Query {\n  user: String\n}\n");

export const GRAPHQL_EXAMPLES: Readonly<Record<keyof typeof GRAPHQL_CODES, CodeExample>> = {
  "graphql/syntax": schema("type Query {\n  user String\n}\n"),
  "graphql/empty": schema("scalar Date\n"),
  "graphql/unknown-selector": site(userSchema("QUERY usr"), userSchema("QUERY user"), USER),
  "graphql/address-taken": site(
    '{ "tabs": [{ "tab": "v1", "graphql": "v1.graphql" }, { "tab": "v2", "graphql": "v2.graphql" }] }',
    '{ "tabs": [{ "tab": "v1", "graphql": "v1.graphql" }, { "tab": "v2", "graphql": { "source": "v2.graphql", "directory": "v2" } }] }',
    { "v1.graphql": "type Query {\n  user: String\n}\n", "v2.graphql": "type Query {\n  user: String\n}\n" },
  ),
};

const sdkExample = (wrong: string): CodeExample => {
  const navigation = '{ "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" } }] }';
  return site(navigation, navigation, { "typedoc.json": wrong }, { "typedoc.json": typedoc(CLIENT) });
};
const typedoc = (...children: readonly object[]): string => JSON.stringify({ name: "sdk", kind: 1, children });
const CLIENT = { name: "Client", kind: 128 };
const twoSdks = (directory: string): string => {
  const tab = (name: string, field = "") =>
    `{ "tab": "${name}", "sdk": { "format": "typedoc", "source": "${name}.json"${field} } }`;
  return `{ "tabs": [${tab("v1")}, ${tab("v2", directory)}] }`;
};
const SDKS = { "v1.json": typedoc(CLIENT), "v2.json": typedoc(CLIENT) };
const javadocAt = (source: string): string =>
  `{ "tabs": [{ "tab": "SDK", "sdk": { "format": "javadoc", "source": "${source}" } }] }`;
const JAVADOC = { "javadoc/element-list": "com.acme\n", "javadoc/com/acme/Client.html": "<h1>Class Client</h1>" };
const shownIn = (page: string): string =>
  `{ "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" }, "groups": [{ "group": "Start", "pages": ["${page}"] }] }] }`;

export const SDK_EXAMPLES: Readonly<Record<keyof typeof SDK_CODES, CodeExample>> = {
  "sdk/syntax": sdkExample(`${typedoc(CLIENT).slice(0, -1)}`),
  "sdk/invalid": sdkExample('{ "openapi": "3.1.0" }'),
  "sdk/folder": site(javadocAt("javadoc.zip"), javadocAt("javadoc"), { "javadoc.zip": "PK" }, JAVADOC),
  "sdk/archive": site(javadocAt("https://example.com/javadoc.jar"), javadocAt("javadoc"), JAVADOC),
  "sdk/too-deep": sdkExample(typedoc(CLIENT, { name: "a".repeat(1001), kind: 4, children: [CLIENT] })),
  "sdk/empty": sdkExample(typedoc()),
  "sdk/address-taken": site(twoSdks(""), twoSdks(', "directory": "sdk/v2"'), SDKS, SDKS),
  "sdk/unknown-symbol": site(
    shownIn("client"),
    shownIn("client"),
    { "client.mdx": "---\nsdk: class Cliend\n---\n", "typedoc.json": typedoc(CLIENT) },
    { "client.mdx": "---\nsdk: class Client\n---\n", "typedoc.json": typedoc(CLIENT) },
  ),
};
