import type { Diagnostic, Result } from "../diagnostic/diagnostic.ts";
import { lineEdits } from "../edit/line-edits.ts";
import type { DocsTexts, EditedDocs } from "../edit/open-docs.ts";
import { type LoadOptions, loadSite, type Site } from "../site/load-site.ts";
import type { FileChange } from "./write/file-change.ts";
import { assertSettled } from "./write/interruption.ts";
import type { Plan } from "./write/plan.ts";

/** A plan without its folder, which is that of the site. */
type Drafted<Planned extends Plan> = Omit<Planned, "folder">;

/** The diagnostics of a docs.json that cannot be edited. */
interface Failed {
  readonly ok: false;
  readonly diagnostics: Diagnostic[];
}

/**
 * Loads a site, and plans a change of it.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} if there is no docs.json, or an earlier change was interrupted
 */
export async function planForSite<Planned extends Plan = Plan>(
  path: string | undefined,
  options: LoadOptions,
  draft: (site: Site, texts: DocsTexts) => Promise<Drafted<Planned> | Failed>,
): Promise<Result<Planned>> {
  const { value: site, diagnostics } = await loadSite(path, options);
  assertSettled(site.folder);
  if (site.config === undefined) return { ok: false, value: undefined, diagnostics };
  const drafted = await draft(site, configTexts(site));
  if ("ok" in drafted) return { ok: false, value: undefined, diagnostics: drafted.diagnostics };
  return { ok: true, value: { ...drafted, folder: site.folder } as unknown as Planned, diagnostics: [] };
}

/** The texts of a site's docs.json and its includes, for edits. */
export const configTexts = ({ file, configTexts: texts }: Site): DocsTexts => ({ file, texts });

/** The changes of files that edits of a config, one or several in turn, come to. */
export const configChanges = (before: DocsTexts, after: EditedDocs["docs"]): FileChange[] =>
  [...after.texts].flatMap(([file, text]): FileChange[] => {
    const old = before.texts.get(file);
    if (old === undefined) return [{ kind: "create", file, after: text }];
    return old === text ? [] : [{ kind: "edit", file, before: old, edits: lineEdits(old, text) }];
  });
