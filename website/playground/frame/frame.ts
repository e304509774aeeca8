import "../../../src/render/styles.css";
import "./frame.css";
import type { Engine } from "../../../src/render/program/engine.ts";
import { PageProgram } from "../../../src/render/program/page-program.ts";
import { renderPage } from "../../../src/render/render-page.ts";
import { normalizePagePath } from "../../../src/vocabulary/addresses/page-path.ts";
import { folderOf, pathInRoot } from "../../../src/vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../../src/vocabulary/addresses/url.ts";

/** Runs the code of a page here. */
const engine: Engine = {
  start(...about) {
    const program = new PageProgram(...about);
    return { show: (page) => program.show(page), end: () => undefined };
  },
};

/** What the frame is asked to show. */
export interface Shown {
  readonly file: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly files: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  readonly scheme: "light" | "dark";
}

// The code of pages runs here: this frame has no origin, so it reaches neither the page around it nor the network.
const main = document.getElementById("page") as HTMLElement;

addEventListener("message", ({ data, source }: MessageEvent<Shown>) => {
  if (source !== parent) return;
  document.documentElement.style.colorScheme = data.scheme;
  document.documentElement.dataset.theme = data.scheme;
  main.innerHTML = show(data);
});

addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest("a");
  const href = link?.getAttribute("href");
  if (href === undefined || href === null || href.startsWith("#")) return;
  event.preventDefault();
  parent.postMessage({ open: href }, "*");
});

parent.postMessage({ ready: true }, "*");

function show({ file, title, description, files, variables }: Shown): string {
  const { html, unrendered } = renderPage(
    { file, text: files[file] ?? "", title },
    {
      readFile: (path) => (Object.hasOwn(files, path) ? files[path] : undefined),
      resolvePath: (path, from) => (leavesSite(path) ? undefined : pathIn(path, from)),
      addressIn: (from) => (address, kind) => addressOf(address, kind, from, files),
      variables: new Map(Object.entries(variables)),
      engine,
      look: { icon: () => undefined, highlight: () => undefined, math: () => undefined },
    },
  );
  const left = unrendered.map(({ name, reason }) => `<li><code>${escapeHtml(name)}</code>: ${escapeHtml(reason)}</li>`);
  const note = left.length > 0 ? `<aside class="left"><p>Not shown here:</p><ul>${left.join("")}</ul></aside>` : "";
  const lead = description ? `<p class="lead">${escapeHtml(description)}</p>` : "";
  return `<h1>${escapeHtml(title)}</h1>${lead}${html}${note}`;
}

const pathIn = (path: string, from: string): string | undefined =>
  path.startsWith(".") ? pathInRoot(path, folderOf(from)) : pathInRoot(path);

/** Links stay as paths of the site, which the page around the frame opens; pictures of the site are in the address. */
function addressOf(address: string, kind: "link" | "file", from: string, files: Shown["files"]): string {
  if (/^\s*javascript:/i.test(address)) return "#";
  if (address === "" || address.startsWith("#") || leavesSite(address)) return address;
  const path = pathIn(address.replace(/[?#].*$/s, ""), from);
  if (path === undefined) return address;
  if (kind === "link") return `/${normalizePagePath(path)}`;
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  return path.endsWith(".svg") && text ? `data:image/svg+xml,${encodeURIComponent(text)}` : address;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
