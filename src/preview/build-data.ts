import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { capitalize } from "../diagnostic/words.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { placeName } from "../report/text/place-name.ts";
import { worstFirst } from "../report/worst-first.ts";
import { NodeCollector } from "./collect-nodes.ts";
import type { PreviewData, PreviewDiagnostic, PreviewNode } from "./data.ts";

/** The content of the page besides the navigation and its findings. */
export interface PreviewFacts {
  name: string;
  notice?: string | undefined;
  /** The pictures of icons, as `data:` URLs, by the icon's name. */
  icons?: ReadonlyMap<string, string> | undefined;
}

/** Turns a resolved navigation and its diagnostics into what the preview page shows. */
export function buildPreviewData(
  navigation: ResolvedNavigation | undefined,
  diagnostics: readonly Diagnostic[],
  { name, notice, icons = new Map() }: PreviewFacts,
): PreviewData {
  const tree = navigation ? collectNavigation(navigation, icons) : NOTHING;
  return {
    name,
    ...(notice === undefined ? {} : { notice }),
    ...tree,
    diagnostics: attachDiagnostics(diagnostics, tree.nodes),
  };
}

type PreviewTree = Omit<PreviewData, "name" | "notice" | "diagnostics">;

const NOTHING: PreviewTree = {
  eyebrows: "section",
  nodes: [],
  roots: [],
  global: [],
  pages: [],
  unlisted: [],
  sentences: [],
  pictures: [],
};

function collectNavigation(navigation: ResolvedNavigation, icons: ReadonlyMap<string, string>): PreviewTree {
  const collector = new NodeCollector(navigation, icons);
  const roots = collector.addAll(navigation.children);
  const global = collector.addAll(Object.values(navigation.global).flat());
  const unlisted = collector.addAll(navigation.unlisted);
  collector.connect();
  collector.connectPages(navigation.pages);
  return {
    eyebrows: navigation.eyebrows ?? "section",
    nodes: collector.nodes,
    roots,
    global,
    pages: navigation.pages.map((page) => collector.indexOf(page)),
    unlisted,
    sentences: collector.sentences.values,
    pictures: collector.pictures.values,
  };
}

/** Finds for each diagnostic the innermost node that its place lies in, and marks pages without a file; errors come first. */
function attachDiagnostics(diagnostics: readonly Diagnostic[], nodes: readonly PreviewNode[]): PreviewDiagnostic[] {
  const bySource = new Map<string, number>();
  nodes.forEach((node, index) => {
    if (!bySource.has(node.source)) bySource.set(node.source, index);
  });
  const missing = new Set<string>();
  const attached = worstFirst(diagnostics).map((diagnostic) => {
    const { severity, code, message, hint, breadcrumb, file, pointer } = diagnostic;
    const node = innermostNode(bySource, file, pointer);
    const href = node === undefined ? undefined : nodes[node]?.href;
    if (code === "nav/page-not-found" && href !== undefined) missing.add(href);
    return {
      severity,
      code,
      message: capitalize(message),
      ...(hint === undefined ? {} : { hint: capitalize(hint) }),
      ...(breadcrumb === undefined ? {} : { breadcrumb }),
      place: placeName(diagnostic),
      ...(node === undefined ? {} : { node }),
    };
  });
  for (const node of nodes) if (node.type === "page" && missing.has(node.href ?? "")) node.missing = true;
  return attached;
}

function innermostNode(bySource: ReadonlyMap<string, number>, file: string, pointer: string): number | undefined {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const node = bySource.get(`${file} ${at}`);
    if (node !== undefined) return node;
  }
  return undefined;
}
