import type { CodeDescription } from "./description.ts";

export const ASYNCAPI_CODES = {
  "asyncapi/not-a-document": {
    severity: "error",
    title: "The file is not an AsyncAPI document",
    explanation:
      "The file is valid JSON or YAML, but has no `asyncapi` field with the version of AsyncAPI that it follows, so its channels have no pages.",
  },
  "asyncapi/unsupported-version": {
    severity: "error",
    title: "The document's version of AsyncAPI is not supported",
    explanation: "Pages are made from the channels of AsyncAPI 2 and 3.",
  },
  "asyncapi/invalid": {
    severity: "error",
    title: "The document breaks a rule of AsyncAPI",
    explanation:
      "`channels` is an object, and each channel in it too, or a reference to another place of the document. A channel that is broken has no page.",
  },
  "asyncapi/unknown-channel": {
    severity: "error",
    title: "A page names a channel that no document has",
    explanation:
      "`asyncapi` in the front matter of a page names a channel, where need be after the path of its document. The page shows no channel, because none of the documents has it: those of the navigation, those of `api.asyncapi`, and those that pages name.",
  },
  "asyncapi/no-channels": {
    severity: "warning",
    title: "An AsyncAPI document has no channels",
    explanation: "A page is made for each channel of an AsyncAPI document. This one has none.",
  },
} as const satisfies Record<string, CodeDescription>;
