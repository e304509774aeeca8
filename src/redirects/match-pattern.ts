import { followsSlash, type PatternPart } from "./redirect-pattern.ts";

/** Patterns and paths whose lengths multiply to more are not compared: neither is one that somebody wrote. */
const MOST_COMPARED = 1_000_000;

/**
 * Tells what the placeholders of a pattern stand for in a whole path, each for as much as it can, the first ones first;
 * `undefined` if the pattern does not fit. As `patternSource` says it, but in a time that grows with both lengths only.
 */
export function prepareMatch(pattern: readonly PatternPart[]): (path: string) => string[] | undefined {
  const steps = pattern.map((part, index) => stepOf(pattern, part, index));
  let shortest = 0;
  for (const step of steps) shortest += step.kind === "text" ? step.text.length : Number(step.kind === "segment");
  return (path) =>
    shortest > path.length || steps.length * path.length > MOST_COMPARED ? undefined : match(steps, path);
}

function match(steps: readonly Step[], path: string): string[] | undefined {
  // For each step, the places from which it and all behind it fit.
  const fits = [...steps, undefined].map(() => new Uint8Array(path.length + 1));
  (fits[steps.length] as Uint8Array)[path.length] = 1;
  for (let at = steps.length - 1; at >= 0; at--)
    findStarts(steps[at] as Step, path, fits[at] as Uint8Array, fits[at + 1] as Uint8Array);
  if (fits[0]?.[0] !== 1) return undefined;
  const values: string[] = [];
  let place = 0;
  for (const [at, step] of steps.entries()) {
    if (step.kind === "text") {
      place += step.text.length;
      continue;
    }
    const start = step.kind === "below" && path[place] === "/" ? place + 1 : place;
    let end = step.kind === "segment" ? endOfSegment(path, start) : path.length;
    const next = fits[at + 1] as Uint8Array;
    while (end >= start && next[end] !== 1) end--;
    // Below a folder, none of it may be meant: the folder itself.
    const isFolder = step.kind === "below" && (start === place || end < start);
    values.push(isFolder ? "" : path.slice(start, end));
    if (!isFolder) place = end;
  }
  return values;
}

/** A text, a segment, anything; or a slash and anything, or neither. */
type Step = { readonly kind: "text"; readonly text: string } | { readonly kind: "segment" | "rest" | "below" };

function stepOf(pattern: readonly PatternPart[], part: PatternPart, index: number): Step {
  if (part.type === "segment") return { kind: "segment" };
  if (part.type === "rest") return { kind: followsSlash(pattern, index) ? "below" : "rest" };
  const { text } = part as { text: string };
  return { kind: "text", text: followsSlash(pattern, index + 1) ? text.slice(0, -1) : text };
}

/** Marks the places at which a step may start, given the places at which the next step may start. */
function findStarts(step: Step, path: string, starts: Uint8Array, next: Uint8Array): void {
  let isReached = false;
  for (let at = path.length; at >= 0; at--) {
    const isSlash = path.charCodeAt(at) === 47;
    switch (step.kind) {
      case "text":
        if (next[at + step.text.length] === 1 && path.startsWith(step.text, at)) starts[at] = 1;
        break;
      case "segment":
        isReached = at < path.length && !isSlash && (isReached || next[at + 1] === 1);
        if (isReached) starts[at] = 1;
        break;
      case "rest":
        isReached ||= next[at] === 1;
        if (isReached) starts[at] = 1;
        break;
      case "below":
        // What is reached here is so from behind the slash.
        if (next[at] === 1 || (isSlash && isReached)) starts[at] = 1;
        isReached ||= next[at] === 1;
    }
  }
}

function endOfSegment(path: string, start: number): number {
  const slash = path.indexOf("/", start);
  return slash === -1 ? path.length : slash;
}
