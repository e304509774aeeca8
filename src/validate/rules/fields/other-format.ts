import { docsExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { isObject } from "../../../json/json-value.ts";
import { FOREIGN_TOOLS } from "../../../vocabulary/platform/platforms.ts";

export const otherFormat = code("config/other-format", {
  severity: "error",
  since: "0.2",
  title: "The docs.json is in the format of another tool",
  explanation:
    "Other tools, docs.page and xyd, have a docs.json of their own, in which pages are listed in another way. Such a file is recognized, and not checked any further.",
  example: docsExample('{ "sidebar": [{ "group": "Start" }] }', '{ "navigation": { "pages": ["intro"] } }'),
  message: ({ tool }: { tool: string }) => `this file configures ${tool}, whose docs.json has another format`,
  hint: ({ tool }: { tool: string }) => `check it with ${tool}; nothing else in it was looked at`,
});

/** The finding about a docs.json that another tool reads, in a format of its own. */
export function findOtherFormat(config: unknown): Finding | undefined {
  const tool = isObject(config) ? FOREIGN_TOOLS.find(({ isMeant }) => isMeant(config)) : undefined;
  return tool && finding(otherFormat, { tool: tool.label }, { pointer: "" });
}
