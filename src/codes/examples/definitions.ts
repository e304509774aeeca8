import { type CodeExample, siteExample } from "./example.ts";

export const EVENTS =
  'asyncapi: 3.0.0\ninfo: { title: Events, version: "1" }\nchannels:\n  userSignedUp: { title: User signed up }\n';

/** A tab over two texts of the file that it names. */
const twoTexts = (property: string, file: string, wrong: string, right: string): CodeExample => {
  const navigation = `{ "tabs": [{ "tab": "Events", ${JSON.stringify(property)}: ${JSON.stringify(file)} }] }`;
  return siteExample(navigation, navigation, { [file]: wrong }, { [file]: right });
};
export const events = (wrong: string): CodeExample => twoTexts("asyncapi", "events.yaml", wrong, EVENTS);

export const USER = { "schema.graphql": "type Query {\n  user: String\n}\n" };
export const userSchema = (page: string): string =>
  `{ "groups": [{ "group": "Users", "graphql": "schema.graphql", "pages": ["${page}"] }] }`;
export const schema = (wrong: string): CodeExample =>
  twoTexts("graphql", "schema.graphql", wrong, "type Query {\n  user: String\n}\n");

export const sdkExample = (wrong: string): CodeExample => {
  const navigation = '{ "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" } }] }';
  return siteExample(navigation, navigation, { "typedoc.json": wrong }, { "typedoc.json": typedocExample(CLIENT) });
};
export const typedocExample = (...children: readonly object[]): string =>
  JSON.stringify({ name: "sdk", kind: 1, children });
export const CLIENT = { name: "Client", kind: 128 };
export const twoSdks = (directory: string): string => {
  const tab = (name: string, field = "") =>
    `{ "tab": "${name}", "sdk": { "format": "typedoc", "source": "${name}.json"${field} } }`;
  return `{ "tabs": [${tab("v1")}, ${tab("v2", directory)}] }`;
};
export const SDKS = { "v1.json": typedocExample(CLIENT), "v2.json": typedocExample(CLIENT) };
export const javadocAt = (source: string): string =>
  `{ "tabs": [{ "tab": "SDK", "sdk": { "format": "javadoc", "source": "${source}" } }] }`;
export const JAVADOC = {
  "javadoc/element-list": "com.acme\n",
  "javadoc/com/acme/Client.html": "<h1>Class Client</h1>",
};
export const shownIn = (page: string): string =>
  `{ "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" }, "groups": [{ "group": "Start", "pages": ["${page}"] }] }] }`;
