import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "docsjson/node";
import { fixSite } from "../../src/site/fix-site.ts";
import { planMove } from "../../src/site/move-pages.ts";
import { planOpenapiMigration } from "../../src/site/openapi-migration/plan-openapi-migration.ts";
import { planSync } from "../../src/site/sync-site.ts";
import type { FileChange } from "../../src/site/write/file-change.ts";
import { writeChanges } from "../../src/site/write/write-changes.ts";

/** What a command that writes says it would do. */
interface Plan {
  readonly changes: readonly FileChange[];
  /** How many entries leave docs.json, or get another text, by intent. */
  readonly replaces: boolean;
}

/** A command that writes, on a docs root; `undefined` where it refuses to. */
export type Writer = (folder: string) => Promise<Plan | undefined>;

/** The commands that change a site, by name; `mv` moves the first page that the navigation lists. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  "check --fix": async (folder) => ({ changes: (await fixSite(folder, {})).changes, replaces: true }),
  sync: async (folder) => {
    const { value } = await planSync(folder);
    return value && { changes: value.changes, replaces: value.removed.length > 0 };
  },
  "sync --rest": async (folder) => {
    const { value } = await planSync(folder, { rest: "The rest" });
    return value && { changes: value.changes, replaces: value.removed.length > 0 };
  },
  mv: async (folder) => {
    const { navigation, site } = (await checkSite(folder)).value;
    const page = navigation?.pages.find((page) => page.type === "page" && site.pages.has(page.path));
    if (page?.type !== "page" || page.path.startsWith("moved/")) return { changes: [], replaces: false };
    const { value } = await planMove(folder, page.path, `moved/${page.path}`);
    return value && { changes: value.changes, replaces: true };
  },
  "migrate openapi": async (folder) => {
    const { value } = await planOpenapiMigration(folder, { remove: true });
    return value && { changes: value.changes, replaces: true };
  },
  "migrate openapi --x-mint": async (folder) => {
    const { value } = await planOpenapiMigration(folder, { xMint: true, remove: true });
    return value && { changes: value.changes, replaces: true };
  },
};

/** What is wrong with a site: how often each code comes, but for notes. */
const faultsOf = async (folder: string): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const { code, severity } of (await checkSite(folder)).diagnostics) {
    if (severity !== "info") counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
};

/**
 * Runs a writer on a docs root, and says what is wrong with what it did: it has something to do a second time, it took
 * out more than it had to, or the site has a fault that it had not.
 */
export async function faultsOfWriter(folder: string, writer: Writer, isMove: boolean): Promise<string[]> {
  const before = await faultsOf(folder);
  const plan = await writer(folder);
  if (!plan) return [];
  const wrong: string[] = [];
  for (const change of plan.changes) {
    if (change.kind !== "edit") continue;
    const text = readFileSync(join(folder, change.file), "utf8");
    if (text !== change.before) wrong.push(`${change.file} was read as another text`);
  }
  await writeChanges({ folder, config: "" }, plan.changes);
  for (const change of plan.changes) {
    if (change.kind !== "edit" || plan.replaces) continue;
    const after = readFileSync(join(folder, change.file), "utf8");
    if (!isWithin(change.before, after)) wrong.push(`${change.file} lost what was to stay`);
  }
  const after = await faultsOf(folder);
  for (const [code, count] of after) {
    // The last element of a navigation stays, though nothing may be left in it.
    if (code === "nav/empty" && plan.replaces) continue;
    if (count > (before.get(code) ?? 0)) wrong.push(`${code}: ${before.get(code) ?? 0} before, ${count} after`);
  }
  const again = isMove ? undefined : await writer(folder);
  if (again && again.changes.length > 0) wrong.push(`a second run changes ${again.changes.map(({ file }) => file)}`);
  return wrong;
}

/** Whether all characters of a text come in another one, in their order. */
function isWithin(text: string, other: string): boolean {
  let at = 0;
  for (const character of text) {
    at = other.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
