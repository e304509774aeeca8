import type { ASYNCAPI_CODES } from "../codes/asyncapi.ts";
import type { GRAPHQL_CODES } from "../codes/graphql.ts";
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

const schema = (wrong: string): CodeExample =>
  twoTexts("graphql", "schema.graphql", wrong, "type Query {\n  user: String\n}\n");

export const GRAPHQL_EXAMPLES: Readonly<Record<keyof typeof GRAPHQL_CODES, CodeExample>> = {
  "graphql/syntax": schema("type Query {\n  user String\n}\n"),
  "graphql/empty": schema("scalar Date\n"),
};
