import { type TSchema, Type } from "@sinclair/typebox";
import { filled } from "../elements/common-fields.ts";
import { choice, snippet } from "../values/annotate.ts";
import { either, list, needed, object, partial, ref, text } from "../values/forms.ts";
import { looseLink } from "../values/link.ts";

/** Source: the hosted platform and sites on it, as observed in November 2026. */
const BUILT_IN_ENTRIES = {
  copy: "Copies the page as Markdown.",
  view: "Shows the page as Markdown.",
  chatgpt: "Opens the page in ChatGPT.",
  claude: "Opens the page in Claude.",
  perplexity: "Opens the page in Perplexity.",
  grok: "Opens the page in Grok.",
  aistudio: "Opens the page in Google AI Studio.",
  devin: "Opens the page in Devin.",
  windsurf: "Opens the page in Windsurf.",
  mcp: "Copies the address of the site's MCP server.",
  cursor: "Adds the site's MCP server to Cursor.",
  vscode: "Adds the site's MCP server to VS Code.",
  assistant: "Opens the site's own assistant.",
  "add-mcp": "Says how to add the site's MCP server to a tool.",
  "devin-mcp": "Adds the site's MCP server to Devin.",
  "download-pdf": "Downloads the page as a PDF.",
  "download-spec": "Downloads the OpenAPI spec of an API page.",
};

/** `contextual` of docs.json, or of the front matter of a page. */
export const defineContextual = (icon: TSchema) =>
  partial("The menu on each page for copying it, or opening it in an AI tool.", {
    options: needed(
      list(
        "The entries of the menu, from top to bottom.",
        either("A built-in entry by its name, or an entry of your own.", [
          choice("A built-in entry by its name.", BUILT_IN_ENTRIES),
          object(
            "An entry of your own.",
            {
              title: filled("The entry's name.", ["Ask the community"]),
              description: text("The purpose of the entry."),
              icon: Type.Optional(icon),
              href: either("The target of the entry: a URL, or an object with `base` and `query`.", [
                looseLink(
                  "A URL, or a path of this site. `$page`, `$path` and `$mcp` are replaced with the page's text, its path, and the address of the site's MCP server.",
                  ["https://example.com/ask?page=$page"],
                ),
                partial("A URL with its query apart.", {
                  base: needed(looseLink("The URL without its query.", ["https://example.com/ask"])),
                  query: list(
                    "The parameters behind the `?`.",
                    object("A parameter of the query.", {
                      key: text("The parameter's name."),
                      value: text("Its value. `$page` and `$path` are replaced with the page's text and path.", [
                        "$page",
                      ]),
                    }),
                  ),
                }),
              ]),
            },
            {
              hints: {
                snippets: [
                  snippet("new entry", "An entry of your own", {
                    title: "${1:Ask the community}",
                    description: "${2:Opens a new question in the forum}",
                    href: "${3:https://example.com/ask}",
                  }),
                ],
              },
            },
          ),
        ]),
      ),
    ),
    display: choice("The place of the menu.", {
      header: "Beside the page's title.",
      toc: "Beside its table of contents.",
    }),
  });

export const Contextual = defineContextual(ref("Icon", "The entry's icon."));
