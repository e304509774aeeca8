import type { AssistantConversation } from "../../../schemas/types.ts";
import { displayWidth, printable } from "../../report/text/printable.ts";
import { decodePath } from "../../vocabulary/addresses/address.ts";

/** How conversations are written, one after the other: nothing waits for the last one. */
export interface ConversationFormat {
  head: string;
  row(conversation: AssistantConversation, index: number): string;
  foot(count: number): string;
}

export const CONVERSATION_FORMATS = ["table", "ndjson", "json"] as const;

/** A format by its name; `columns` is the width of the table. */
export function conversationFormat(name: (typeof CONVERSATION_FORMATS)[number], columns: number): ConversationFormat {
  switch (name) {
    case "ndjson":
      return { head: "", row: (conversation) => `${JSON.stringify(conversation)}\n`, foot: () => "" };
    case "json":
      return {
        head: "[",
        row: (conversation, index) => `${index === 0 ? "" : ","}\n  ${JSON.stringify(conversation)}`,
        foot: (count) => (count === 0 ? "]\n" : "\n]\n"),
      };
    case "table":
      return table(columns);
    default:
      return name satisfies never;
  }
}

const TIME = 24;
const STATUS = 10;
const GAP = "  ";

/** Time and status have their width; question and page share the rest by three to two. */
function table(columns: number): ConversationFormat {
  const rest = Math.max(20, columns - TIME - STATUS - 3 * GAP.length);
  const question = Math.floor(rest * 0.6);
  const widths = [TIME, STATUS, question, rest - question];
  const line = (...cells: string[]) =>
    `${cells
      .map((cell, index) => fitted(printable(cell), widths[index] ?? 0))
      .join(GAP)
      .trimEnd()}\n`;
  return {
    head: line("TIME", "STATUS", "QUESTION", "PAGE"),
    row: ({ timestamp, resolutionStatus, query, pageUrl }) =>
      line(timestamp, resolutionStatus ?? "", query, urlPath(pageUrl ?? "")),
    foot: () => "",
  };
}

/** The path of a page's URL: the host is the same in every row. */
const urlPath = (url: string): string => (URL.canParse(url) ? decodePath(new URL(url).pathname) : url);

/** The text in a cell of so many columns: cut with an ellipsis, or filled up. */
function fitted(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text + " ".repeat(columns - displayWidth(text));
  let cut = "";
  let width = 0;
  for (const char of text) {
    width += displayWidth(char);
    if (width > columns - 1) break;
    cut += char;
  }
  return `${cut}…${" ".repeat(Math.max(0, columns - 1 - displayWidth(cut)))}`;
}
