import { readFileSync } from "node:fs";
import { join } from "node:path";
import { carryOut, type Plan, planFixes, planMigration, planMove, planSync, SiteError } from "docsjson/author";
import { checkSite } from "docsjson/node";

/** What a command that writes says it would do. */
interface Planned {
  readonly plan: Plan;
  /** What has to be left of a text that is edited; nothing where entries go with the groups that they were in. */
  readonly kept?: (text: string, file: string) => string;
  /** The same call a second time, where that is not the writer itself. */
  readonly again?: () => Promise<Plan | undefined>;
}

/** A command that writes, on a docs root; `undefined` where it refuses to. */
export type Writer = (folder: string) => Promise<Planned | undefined>;

const everything = (text: string): string => text;

const without = (names: readonly string[]) => (text: string) => {
  let left = text;
  for (const name of names) left = left.replaceAll(name, "");
  return left;
};

const sync =
  (options: { rest?: string }): Writer =>
  async (folder) => {
    const { value } = await planSync(folder, options);
    return value && { plan: value, ...(value.removed.length === 0 && { kept: everything }) };
  };

const migrate =
  (options: { xMint?: boolean }): Writer =>
  async (folder) => {
    const { value } = await planMigration(folder, "openapi", { ...options, remove: true });
    return value && { plan: value, kept: without(value.obsolete.map(({ file }) => file.replace(/\.mdx?$/, ""))) };
  };

/** Moves a page; a second time there is nothing to move. */
async function move(folder: string, from: string): Promise<Planned | undefined> {
  const plan = async () => (await planMove(folder, from, `moved/${from}`)).value;
  const planned = await plan();
  return planned && { plan: planned, kept: without([from]), again: plan };
}

/** What a writer plans; `undefined` where it refuses to, with a word on it or without. */
async function attempt<T>(plan: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await plan();
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

/** The commands that change a site, by name; `mv` moves the first page that the navigation lists. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  "check --fix": async (folder) => {
    const { diagnostics } = await checkSite(folder);
    const { value: plan } = await planFixes(folder);
    const ranges = diagnostics
      .flatMap(({ fixes }) => fixes)
      .sort((a, b) => b.range.start.offset - a.range.start.offset);
    const kept = (text: string, file: string) => {
      let left = text;
      for (const { range, ...fix } of ranges) {
        if (fix.file === file)
          left = left.slice(0, range.start.offset) + left.slice(Math.min(range.end.offset, left.length));
      }
      return left;
    };
    return plan && { plan, kept };
  },
  sync: sync({}),
  "sync --rest": sync({ rest: "The rest" }),
  mv: async (folder) => {
    const { navigation, site } = (await checkSite(folder)).value;
    const page = navigation?.pages.find((page) => page.type === "page" && site.pages.has(page.path));
    return page?.type === "page" ? move(folder, page.path) : undefined;
  },
  "migrate openapi": migrate({}),
  "migrate openapi --x-mint": migrate({ xMint: true }),
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
 *
 * @param name the writer's name in `WRITERS`
 */
export async function faultsOfWriter(folder: string, name: string): Promise<string[]> {
  const writer = WRITERS[name] as Writer;
  const before = await faultsOf(folder);
  const planned = await attempt(() => writer(folder));
  if (!planned) return [];
  const { plan, kept, again = async () => (await writer(folder))?.plan } = planned;
  const { changes } = plan;
  const wrong: string[] = [];
  for (const change of changes) {
    if (change.kind !== "edit") continue;
    const text = readFileSync(join(folder, change.file), "utf8");
    if (text !== change.before) wrong.push(`${change.file} was read as another text`);
  }
  await carryOut(plan);
  for (const change of changes) {
    if (change.kind !== "edit" || !kept) continue;
    const after = readFileSync(join(folder, change.file), "utf8");
    if (!isWithin(kept(change.before, change.file), after)) wrong.push(`${change.file} lost what was to stay`);
  }
  const after = await faultsOf(folder);
  for (const [code, count] of after) {
    // The last element of a navigation stays, though nothing may be left in it.
    if (code === "nav/empty" && name.startsWith("sync") && !kept) continue;
    if (count > (before.get(code) ?? 0)) wrong.push(`${code}: ${before.get(code) ?? 0} before, ${count} after`);
  }
  const repeated = (await attempt(again))?.changes ?? [];
  if (repeated.length > 0) wrong.push(`a second run changes ${repeated.map(({ file }) => file)}`);
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
