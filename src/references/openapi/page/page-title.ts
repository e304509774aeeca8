import { nameOfPath } from "../../../vocabulary/addresses/root-path.ts";
import { upperFirst } from "../../../vocabulary/files/upper-first.ts";
import type { NamedOperation } from "../operation.ts";
import { generatedHref } from "./generated-href.ts";

/**
 * The title of an operation's page: `x-mint.metadata.title`, else the summary, else words made of its address; a webhook's
 * is made of its address always. That is the address it has in the end, with the number that tells it from others.
 */
export function pageTitle(operation: NamedOperation, href = generatedHref(operation)): string {
  const { metadata } = operation.mint ?? {};
  const title = metadata && Object.hasOwn(metadata, "title") ? metadata.title : undefined;
  if (typeof title === "string" && title !== "") return title;
  if (operation.summary && operation.kind !== "webhook") return operation.summary;
  if (operation.kind !== "operation" && operation.kind !== "webhook") return wordsOfName(operation.path);
  const slug = nameOfPath(href);
  return upperFirst(slug.replace(/[-_]/g, " ").replace(/%(?:3F|23|25)/g, decodeURIComponent));
}

/** A name in camel case as words: `userSignedUp` is "User signed up". */
const wordsOfName = (name: string): string =>
  upperFirst(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim());
