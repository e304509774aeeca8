import { define, defineCases } from "../define.ts";
import { didYouMean, quote, quoteList, quoteValue, typeName } from "../words.ts";

const NAME_A_DOCUMENT = "name a file that begins with `asyncapi: 3.0.0`";

export const ASYNCAPI_CODES = {
  "asyncapi/not-a-document": defineCases({
    severity: "error",
    title: "The file is not an AsyncAPI document",
    explanation:
      "The file is valid JSON or YAML, but has no `asyncapi` field with the version of AsyncAPI that it follows, so its channels have no pages.",
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
  }),
  "asyncapi/unsupported-version": define<{ version: unknown }>({
    severity: "error",
    title: "The document's version of AsyncAPI is not supported",
    message: ({ version }) => `the AsyncAPI version ${quoteValue(version)} is not supported; only 2 and 3 are`,
    hint: () => 'set "asyncapi" to the version that the document follows, such as "3.0.0"',
    explanation: "Pages are made from the channels of AsyncAPI 2 and 3.",
  }),
  "asyncapi/invalid": defineCases({
    severity: "error",
    title: "The document breaks a rule of AsyncAPI",
    explanation:
      "`channels` is an object, and each channel in it too, or a reference to another place of the document. A channel that is broken has no page.",
    cases: {
      "not-an-object": ({ part, value }: { part: string; value: unknown }) => ({
        message: `${part} must be an object, not ${typeName(value)}`,
      }),
      reference: ({ reference }: { reference: unknown }) => ({
        message: `the reference ${quoteValue(reference)} leads to no channel of this document`,
        hint: "point it at a channel of this document, such as one of #/components/channels",
      }),
    },
  }),
  "asyncapi/unknown-channel": define<{
    channel: string;
    documents: readonly string[];
    suggestions: readonly string[];
  }>({
    severity: "error",
    title: "A page names a channel that no document has",
    message: ({ channel, documents }) =>
      documents.length === 0
        ? `the site has no AsyncAPI document with the channel ${quote(channel)}`
        : `${quoteList(documents.slice(0, 3), "or")} does not have the channel ${quote(channel)}`,
    hint: ({ suggestions, documents }) =>
      didYouMean(suggestions) ??
      (documents.length === 0
        ? 'name the document before the channel, or in "api.asyncapi"'
        : "use the name of a channel as it is written in the document"),
    explanation:
      "`asyncapi` in the front matter of a page names a channel, where need be after the path of its document. The page shows no channel, because none of the documents has it: those of the navigation, those of `api.asyncapi`, and those that pages name.",
  }),
  "asyncapi/no-channels": define<{ source: string }>({
    severity: "warning",
    title: "An AsyncAPI document has no channels",
    message: ({ source }) => `${quote(source)} has no channels, so no pages are made from it`,
    hint: () => 'add "channels" to the document, or remove the field that names it',
    explanation: "A page is made for each channel of an AsyncAPI document. This one has none.",
  }),
};
