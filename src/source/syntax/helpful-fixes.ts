import { findSyntaxFaults, MOST_FAULTS } from "./find-syntax-faults.ts";
import type { SyntaxFault, TextFix } from "./scan.ts";

/** How many characters are read again to try fixes, all together. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/**
 * The faults of a text. A fix is kept only if it removes its fault and causes no other. Fixes that the budget does not
 * allow to try are dropped.
 */
export function faultsWithFixes(text: string): SyntaxFault[] {
  const faults = findSyntaxFaults(text);
  let left = MOST_CHARACTERS;
  const helps = (own: SyntaxFault, { start, end, text: written }: TextFix): boolean => {
    left -= text.length;
    if (left < 0) return false;
    const after = findSyntaxFaults(text.slice(0, start) + written + text.slice(end));
    return after.length < faults.length || showsNext(faults, own, after, written.length - (end - start));
  };
  return faults.map((fault) =>
    fault.fixes ? { ...fault, fixes: fault.fixes.filter((fix) => helps(fault, fix)) } : fault,
  );
}

/**
 * Whether the number of faults stayed the same because an older fault is reported only now: it was beyond the limit, or
 * it is a bracket around the one that the fix closed.
 */
function showsNext(
  before: readonly SyntaxFault[],
  own: SyntaxFault,
  after: readonly SyntaxFault[],
  shift: number,
): boolean {
  const [lastBefore, lastAfter] = [before.at(-1), after.at(-1)];
  if (!lastBefore || !lastAfter || after.length > before.length) return false;
  if (after.length === MOST_FAULTS) return lastAfter.start > lastBefore.start + shift;
  const [inner, outer] = [unclosedStart(own), unclosedStart(lastAfter)];
  return inner !== undefined && outer !== undefined && outer < inner;
}

/** The offset of the bracket that, by a fault, is never closed. */
const unclosedStart = ({ unclosed }: SyntaxFault): number | undefined => unclosed?.start;
