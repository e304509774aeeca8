import { code } from "../../diagnostic/code.ts";
import { quote, quoteValue, typeName } from "../../diagnostic/words.ts";

const NAME_A_DOCUMENT = "name a file that begins with `asyncapi: 3.0.0`";

export const notADocument = code("asyncapi/not-a-document", {
  severity: "error",
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
  message: ({ version }: { version: unknown }) =>
    `the AsyncAPI version ${quoteValue(version)} is not supported; only 2 and 3 are`,
  hint: () => 'set "asyncapi" to the version that the document follows, such as "3.0.0"',
});

export const invalidAsyncapi = code("asyncapi/invalid", {
  severity: "error",
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
  message: ({ source }: { source: string }) => `${quote(source)} has no channels, so no pages are made from it`,
  hint: () => 'add "channels" to the document, or remove the field that names it',
});
