import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { attachDiagnostics } from "./attach-diagnostics.ts";
import { NodeCollector } from "./collect-nodes.ts";
import type { PreviewData } from "./data.ts";

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
