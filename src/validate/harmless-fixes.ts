import { identityOf } from "../diagnostic/diagnostic.ts";
import { type Finding, moreFindings, type ProposedFix } from "../diagnostic/finding.ts";
import { plainFacts } from "../diagnostic/plain-facts.ts";
import { countValues } from "../json/count-values.ts";
import { escapeSegment, isObject, segmentsOf, setOwn } from "../json/json-value.ts";

/** The most values and findings that are processed to try fixes, in total, beside one check of all fixes together. */
const MOST_EFFORT = 100_000;

interface Candidate {
  readonly own: Finding;
  readonly fix: ProposedFix;
}

/**
 * The findings of `check` in a config. A fix is kept only if it removes its own finding and causes no new error or
 * warning. All fixes are tried together, which is one more check of the config, and where that brings up something, each
 * half of them by itself; those that the budget does not allow to try then are dropped.
 */
export function keepHarmlessFixes<Config>(config: Config, check: (config: Config) => Finding[]): Finding[] {
  const findings = check(config);
  // If not all findings are listed, others would take the place of the findings that fixes remove.
  if (findings.at(-1)?.code === moreFindings) for (const each of findings) each.fixes = [];
  if (!findings.some(({ fixes }) => fixes.length > 0)) return findings;
  const known = new Set(findings.filter(isHarm).map((each) => identityAt(each)));
  const harmless = new Set<ProposedFix>();
  const effort = countValues(config) + findings.length;
  let left = Math.max(MOST_EFFORT, effort);
  const tryTogether = (group: readonly Candidate[]): void => {
    left -= effort;
    if (left < 0) return;
    const fixed = applyAll(config, group);
    if (fixed && isHarmless(check(fixed.config as Config), group, known)) {
      for (const { fix } of group) harmless.add(fix);
    } else if (group.length > 1) {
      tryTogether(group.slice(0, group.length >> 1));
      tryTogether(group.slice(group.length >> 1));
    }
  };
  for (const group of compatibleGroups(findings)) tryTogether(group);
  for (const each of findings) each.fixes = each.fixes.filter((fix) => harmless.has(fix));
  return findings;
}

/** The most fixes that are tried together. */
const MOST_TOGETHER = 1000;

/** All fixes, in groups that can be made together: one for each finding and for each place, the deepest first. */
function compatibleGroups(findings: readonly Finding[]): Candidate[][] {
  const groups: { members: Candidate[]; places: Set<string> }[] = [];
  for (const own of findings) {
    let at = 0;
    for (const fix of own.fixes) {
      const place = `${fix.place.part ?? "value"} ${fix.place.pointer}`;
      while (groups[at]?.places.has(place) || groups[at]?.members.length === MOST_TOGETHER) at++;
      groups[at] ??= { members: [], places: new Set() };
      groups[at]?.members.push({ own, fix });
      groups[at]?.places.add(place);
      at++;
    }
  }
  const depth = ({ fix }: Candidate): number => fix.place.pointer.split("/").length;
  return groups.map(({ members }) => members.sort((a, b) => depth(b) - depth(a)));
}

/** Whether a config with fixes has none of the findings they are for, and no new error or warning. */
function isHarmless(after: readonly Finding[], group: readonly Candidate[], known: ReadonlySet<string>): boolean {
  const removed = new Set(group.map(({ own }) => identityAt(own)));
  const renamed = renamedKeys(group);
  return after.every((each) => {
    const identity = identityAt(each, pointerBefore(each.place.pointer, renamed));
    return !removed.has(identity) && (!isHarm(each) || known.has(identity));
  });
}

/** The config with fixes applied, the deepest first; `undefined` if one of them can't be. */
function applyAll(config: unknown, group: readonly Candidate[]): { config: unknown } | undefined {
  const root = { config };
  const copies = new Set<object>([root]);
  return group.every(({ fix }) => applyFix(root, fix, copies)) ? root : undefined;
}

const isHarm = ({ severity }: Finding): boolean => severity !== "info";

const identityAt = ({ code, place, args }: Finding, pointer = place.pointer): string =>
  `${pointer} ${identityOf({ code: code.name, args: plainFacts(args) })}`;

/** The keys that fixes renamed, by their pointers with the new name; the keys around them have their old names. */
function renamedKeys(group: readonly Candidate[]): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const { fix } of group) {
    const { pointer, part } = fix.place;
    if (part !== "key") continue;
    renamed.set(`${pointer.slice(0, pointer.lastIndexOf("/"))}/${escapeSegment(JSON.parse(fix.text))}`, pointer);
  }
  return renamed;
}

/** The pointer that a place had before fixes renamed keys in its path. */
function pointerBefore(pointer: string, renamed: ReadonlyMap<string, string>): string {
  if (renamed.size === 0) return pointer;
  let before = "";
  for (const segment of pointer.split("/").slice(1)) {
    const now = `${before}/${segment}`;
    before = renamed.get(now) ?? now;
  }
  return before;
}

/**
 * Applies a fix in place, to copies of the values on the way to it; all other values stay shared. False if it can't be
 * applied.
 */
function applyFix(root: { config: unknown }, { place, text }: ProposedFix, copies: Set<object>): boolean {
  const written: unknown = JSON.parse(text);
  let holder: object = root;
  let key = "config";
  for (const segment of segmentsOf(place.pointer)) {
    const value = (holder as Record<string, unknown>)[key];
    const copy = copies.has(value as object) ? (value as object) : shallowCopy(value);
    if (!copy || !Object.hasOwn(copy, segment)) return false;
    copies.add(copy);
    setOwn(holder, key, copy);
    holder = copy;
    key = segment;
  }
  if (place.part !== "key") setOwn(holder, key, written);
  else if (holder === root || typeof written !== "string" || Object.hasOwn(holder, written)) return false;
  else renameKey(holder, key, written);
  return true;
}

function shallowCopy(value: unknown): object | undefined {
  if (Array.isArray(value)) return [...value];
  return isObject(value) ? { ...value } : undefined;
}

/** Renames a key in its place among the others. */
function renameKey(object: object, from: string, to: string): void {
  const entries = Object.entries(object);
  for (const [key] of entries) Reflect.deleteProperty(object, key);
  for (const [key, value] of entries) setOwn(object, key === from ? to : key, value);
}
