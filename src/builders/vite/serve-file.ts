import type { ServerResponse } from "node:http";
import { extname } from "node:path";
import { readBelow } from "../../site/files-below.ts";
import { FilesInRoot } from "../../site/files-in-root.ts";
import { trimSlashes } from "../../vocabulary/addresses/address.ts";
import { isPageFile } from "../../vocabulary/files/site-files.ts";
import type { SiteFile } from "../shared/pages/published-files.ts";
import type { Docs } from "../shared/pages/read-docs.ts";

/** The types that browsers don't find out by themselves. */
const TYPES: ReadonlyMap<string, string> = new Map([
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".js", "text/javascript"],
  [".json", "application/json"],
  [".mp4", "video/mp4"],
  [".pdf", "application/pdf"],
]);

/**
 * Answers a development server's request for one of `files`, or for a file of the docs root that is no page; gives whether
 * there is such a file.
 *
 * @param address without base path, not encoded: `/images/lamp.svg`
 */
export async function serveFile(
  response: ServerResponse,
  address: string,
  { files, site }: { files: readonly SiteFile[]; site: Docs["site"] },
): Promise<boolean> {
  const path = trimSlashes(address);
  const file = files.find((each) => trimSlashes(each.path) === path);
  const isOther = extname(path) !== "" && !isPageFile(path);
  const known = file && ("text" in file ? file.text : await readBelow(file.copyOf));
  const content = known ?? (isOther ? await contentOf(site, path) : undefined);
  if (content === undefined) return false;
  const type = TYPES.get(extname(address)) ?? (typeof content === "string" ? "text/plain; charset=utf-8" : undefined);
  response.writeHead(200, type === undefined ? {} : { "content-type": type }).end(content);
  return true;
}

async function contentOf(site: Docs["site"], path: string): Promise<Buffer | undefined> {
  const file = new FilesInRoot(site).below(path);
  return file && readBelow(file);
}
