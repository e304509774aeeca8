import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean } from "../diagnostic/words.ts";
import { ArgumentError } from "./argument-error.ts";

/** A job that users start by name, as text for an agent. */
interface Prompt {
  readonly description: string;
  readonly arguments: Readonly<Record<string, string>>;
  /** The steps; `{name}` is the value of an argument. */
  readonly text: string;
}

const PROMPTS: Readonly<Record<string, Prompt>> = {
  add_endpoint: {
    description: "Documents an operation of a spec",
    arguments: { operation: "The operation: GET /users", group: "The group that lists it" },
    text: "Document the operation {operation}. Call operations_without_page to see that a spec of the site has it; if not, say so and stop. Then call add_page with the operation as path and {group} as group, show me the plan, and write it once I agree. If the spec lacks a summary or a description of the operation, propose them. End with check of the spec's file and docs.json.",
  },
  move_section: {
    description: "Moves a folder of pages with links and redirects",
    arguments: { from: "The folder now: guides/", to: "Its path then: docs/guides" },
    text: "Move the section {from} to {to}. Call resolve and search to see what is there. Then call move, never move files yourself: it takes entries, links, imports and redirects along. Show me how many files change and what the plan leaves, and write it once I agree. End with check since HEAD and diff from HEAD, and say which addresses changed.",
  },
  translate_page: {
    description: "Translates a page into a language of the site",
    arguments: { page: "The page: guides/start", language: "The code of the language: fr" },
    text: "Translate the page {page} into {language}. Call read_page for its text, and coverage to see how the languages of the site name their pages. Write the translation into the folder of the language with the same path, keep front matter fields, components, code and anchors as they are, and translate titles, descriptions and text. If the language is not in the navigation, call add_language; else call add_page with the new path. End with check of the new file.",
  },
  release_notes: {
    description: "Writes the entry of a release into the changelog",
    arguments: { since: "The revision of the last release: v1.2.0", page: "The page of the changelog: changelog" },
    text: "Write release notes of the documentation since {since}. Call diff from {since} for pages that came, went and moved, and check since {since}. Read the changed pages with read_page. Put one Update component (the tool component says how it is written) at the top of {page}, with what is new for readers first and links to the pages. End with check of that page.",
  },
};

export const listPrompts = () =>
  Object.entries(PROMPTS).map(([name, { description, arguments: table }]) => ({
    name,
    description,
    arguments: Object.entries(table).map(([argument, words]) => ({
      name: argument,
      description: words,
      required: true,
    })),
  }));

/** A prompt with its values. @throws {ArgumentError} if there is none of this name, or a value is missing */
export function readPrompt(name: string, given: Readonly<Record<string, string>>) {
  const prompt = Object.hasOwn(PROMPTS, name) ? PROMPTS[name] : undefined;
  if (!prompt) {
    const names = Object.keys(PROMPTS);
    throw new ArgumentError(
      `there is no prompt ${JSON.stringify(name)}; ${didYouMean(nearest(name, names)) ?? names.join(", ")}`,
    );
  }
  const missing = Object.keys(prompt.arguments).find((argument) => !given[argument]);
  if (missing !== undefined) throw new ArgumentError(`${name} needs ${JSON.stringify(missing)}`);
  const text = prompt.text.replace(/\{(\w+)\}/g, (written, argument: string) => given[argument] ?? written);
  return {
    description: prompt.description,
    messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
  };
}
