import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { capitalize } from "../diagnostic/words.ts";
import { placeName } from "../report/text/place-name.ts";
import { worstFirst } from "../report/worst-first.ts";
import type { PreviewDiagnostic, PreviewNode } from "./data.ts";

/** Finds for each diagnostic the innermost node that its place lies in, and marks pages without a file; errors come first. */
export function attachDiagnostics(
  diagnostics: readonly Diagnostic[],
  nodes: readonly PreviewNode[],
): PreviewDiagnostic[] {
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
