import { type TSchema, Type } from "@sinclair/typebox";
import { filled, text } from "../elements/common-fields.ts";
import { choice, described } from "../values/annotate.ts";
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
  Type.Object(
    {
      options: Type.Array(
        Type.Union(
          [
            choice("A built-in entry by its name.", BUILT_IN_ENTRIES),
            Type.Object(
              {
                title: filled("The entry's name.", ["Ask the community"]),
                description: text("The purpose of the entry."),
                icon: Type.Optional(icon),
                href: Type.Union(
                  [
                    looseLink(
                      "A URL, or a path of this site. `$page`, `$path` and `$mcp` are replaced with the page's text, its path, and the address of the site's MCP server.",
                      ["https://example.com/ask?page=$page"],
                    ),
                    Type.Object(
                      {
                        base: looseLink("The URL without its query.", ["https://example.com/ask"]),
                        query: Type.Optional(
                          Type.Array(
                            Type.Object(
                              {
                                key: text("The parameter's name."),
                                value: text(
                                  "Its value. `$page` and `$path` are replaced with the page's text and path.",
                                  ["$page"],
                                ),
                              },
                              described("A parameter of the query."),
                            ),
                            described("The parameters behind the `?`."),
                          ),
                        ),
                      },
                      described("A URL with its query apart."),
                    ),
                  ],
                  described("The target of the entry: a URL, or an object with `base` and `query`."),
                ),
              },
              described("An entry of your own.", {
                hints: {
                  snippets: [
                    {
                      label: "new entry",
                      description: "An entry of your own",
                      body: {
                        title: "${1:Ask the community}",
                        description: "${2:Opens a new question in the forum}",
                        href: "${3:https://example.com/ask}",
                      },
                    },
                  ],
                },
              }),
            ),
          ],
          described("A built-in entry by its name, or an entry of your own."),
        ),
        described("The entries of the menu, from top to bottom."),
      ),
      display: Type.Optional(
        choice("The place of the menu.", {
          header: "Beside the page's title.",
          toc: "Beside its table of contents.",
        }),
      ),
    },
    described("The menu on each page for copying it, or opening it in an AI tool."),
  );

export const Contextual = defineContextual(Type.Ref("Icon", described("The entry's icon.")));
