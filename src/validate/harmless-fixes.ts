import type { Finding, ProposedFix } from "../diagnostic/finding.ts";
import { identityOf } from "../diagnostic/identity.ts";
import { plainFacts } from "../diagnostic/plain-facts.ts";
import { isObject } from "../json/json-value.ts";
import { escapeSegment, segmentsOf } from "../json/pointer.ts";

/**
 * The most values and findings that are processed to try fixes, in total. Each fix costs one more check of the config.
 */
const MOST_EFFORT = 200_000;

/**
 * The findings of `check` in a config. A fix is kept only if it removes its own finding and causes no new error or
 * warning. Fixes that the budget does not allow to try are dropped.
 */
export function keepHarmlessFixes<Config>(config: Config, check: (config: Config) => Finding[]): Finding[] {
  const findings = check(config);
  if (!findings.some(({ fixes }) => fixes.length > 0)) return findings;
  const known = new Set(findings.filter(isHarm).map((each) => identityAt(each)));
  const effort = countValues(config) + findings.length;
  let left = MOST_EFFORT;
  const isHarmless = (own: string, fix: ProposedFix): boolean => {
    left -= effort;
    if (left < 0) return false;
    const fixed = applyFix(config, fix);
    if (!fixed) return false;
    return check(fixed.config as Config).every((each) => {
      const identity = identityAt(each, pointerBefore(each.place.pointer, fix));
      return identity !== own && (!isHarm(each) || known.has(identity));
    });
  };
  return findings.map((finding) => {
    if (finding.fixes.length === 0) return finding;
    const own = identityAt(finding);
    return { ...finding, fixes: finding.fixes.filter((fix) => isHarmless(own, fix)) };
  });
}

const isHarm = ({ severity }: Finding): boolean => severity !== "info";

const identityAt = ({ code, place, args }: Finding, pointer = place.pointer): string =>
  `${pointer} ${identityOf({ code: code.name, args: plainFacts(args) })}`;

/** The pointer that a place had before a fix renamed a key in its path. */
function pointerBefore(pointer: string, { place, text }: ProposedFix): string {
  if (place.part !== "key") return pointer;
  const parent = place.pointer.slice(0, place.pointer.lastIndexOf("/"));
  const renamed = `${parent}/${escapeSegment(JSON.parse(text))}`;
  const isWithin = pointer === renamed || pointer.startsWith(`${renamed}/`);
  return isWithin ? place.pointer + pointer.slice(renamed.length) : pointer;
}

/**
 * The config with a fix applied. It shares all other values with the original; `undefined` if the fix can't be applied.
 */
function applyFix(config: unknown, { place, text }: ProposedFix): { config: unknown } | undefined {
  const written: unknown = JSON.parse(text);
  const segments = segmentsOf(place.pointer);
  const root: { config?: unknown } = { config };
  let holder: object = root;
  let key = "config";
  for (const segment of segments) {
    const copy = shallowCopy((holder as Record<string, unknown>)[key]);
    if (!copy || !Object.hasOwn(copy, segment)) return undefined;
    setOwn(holder, key, copy);
    holder = copy;
    key = segment;
  }
  if (place.part !== "key") setOwn(holder, key, written);
  else if (holder === root || typeof written !== "string" || Object.hasOwn(holder, written)) return undefined;
  else renameKey(holder, key, written);
  return { config: root.config };
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

/** Sets a property of any name, `__proto__` too. */
function setOwn(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** How many values a config has. Counting stops at the budget. */
function countValues(config: unknown): number {
  let count = 0;
  const open: unknown[] = [config];
  while (open.length > 0 && count < MOST_EFFORT) {
    const value = open.pop();
    count++;
    if (typeof value === "object" && value !== null) for (const child of Object.values(value)) open.push(child);
  }
  return count;
}
