import { EVENTS, events } from "../../codes/examples/definitions.ts";
import { code } from "../../diagnostic/code.ts";
import { quote, quoteValue, typeName } from "../../diagnostic/words.ts";

const NAME_A_DOCUMENT = "name a file that begins with `asyncapi: 3.0.0`";

export const notADocument = code("asyncapi/not-a-document", {
  severity: "error",
  title: "The file is not an AsyncAPI document",
  explanation:
    "The file is valid JSON or YAML, but has no `asyncapi` field with the version of AsyncAPI that it follows, so its channels have no pages.",
  example: events("title: Events\n"),
  cases: {
    value: ({ value }: { value: unknown }) => ({
      message: `an AsyncAPI document must be an object, not ${typeName(value ?? undefined)}`,
      hint: NAME_A_DOCUMENT,
    }),
    openapi: () => ({
      message: "this is an OpenAPI document, not an AsyncAPI document",
      hint: 'name it in "openapi"',
    }),
    "no-version": () => ({
      message: 'this is not an AsyncAPI document: it has no "asyncapi" field',
      hint: NAME_A_DOCUMENT,
    }),
  },
});

export const unsupportedAsyncapiVersion = code("asyncapi/unsupported-version", {
  severity: "error",
  title: "The document's version of AsyncAPI is not supported",
  explanation: "Pages are made from the channels of AsyncAPI 2 and 3.",
  example: events(EVENTS.replace("3.0.0", "1.2.0")),
  message: ({ version }: { version: unknown }) =>
    `the AsyncAPI version ${quoteValue(version)} is not supported; only 2 and 3 are`,
  hint: () => 'set "asyncapi" to the version that the document follows, such as "3.0.0"',
});

export const invalidAsyncapi = code("asyncapi/invalid", {
  severity: "error",
  title: "The document breaks a rule of AsyncAPI",
  explanation:
    "`channels` is an object, and each channel in it too, or a reference to another place of the document. A channel that is broken has no page.",
  example: events(EVENTS.replace("{ title: User signed up }", "none")),
  cases: {
    "not-an-object": ({ part, value }: { part: string; value: unknown }) => ({
      message: `${part} must be an object, not ${typeName(value)}`,
    }),
    reference: ({ reference }: { reference: unknown }) => ({
      message: `the reference ${quoteValue(reference)} leads to no channel of this document`,
      hint: "point it at a channel of this document, such as one of #/components/channels",
    }),
  },
});

export const noChannels = code("asyncapi/no-channels", {
  severity: "warning",
  title: "An AsyncAPI document has no channels",
  explanation: "A page is made for each channel of an AsyncAPI document. This one has none.",
  example: events('asyncapi: 3.0.0\ninfo: { title: Events, version: "1" }\n'),
  message: ({ source }: { source: string }) => `${quote(source)} has no channels, so no pages are made from it`,
  hint: () => 'add "channels" to the document, or remove the field that names it',
});
