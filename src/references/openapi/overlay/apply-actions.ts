import type { FactsOf } from "../../../diagnostic/code.ts";
import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { isObject } from "../../../json/json-value.ts";
import { ChangedDocument } from "./changed-document.ts";
import { notApplicable, overlayPath, overlayTooLarge, unmatchedTarget } from "./overlay-codes.ts";
import type { OverlayAction } from "./read-overlay.ts";
import type { Location, prepareSelect } from "./select.ts";
import { type WorkLimit, WorkLimitError } from "./work-limit.ts";

/** The state of applying the overlays of one spec. */
interface Applying {
  readonly select: ReturnType<typeof prepareSelect>;
  readonly limit: WorkLimit;
  readonly findings: Finding[];
}

/** A document as the actions of an overlay leave it, one after the other. The document itself is not changed. */
export function applyActions(
  document: unknown,
  actions: readonly OverlayAction[],
  file: string,
  applying: Applying,
): unknown {
  let changed = document;
  for (const action of actions) {
    try {
      changed = applyAction(changed, action, file, applying);
    } catch (error) {
      if (!(error instanceof WorkLimitError)) throw error;
      applying.findings.push(finding(overlayTooLarge, {}, { file, pointer: action.pointer }));
      break;
    }
  }
  return changed;
}

function applyAction(document: unknown, action: OverlayAction, file: string, applying: Applying): unknown {
  const { findings, limit } = applying;
  const { change, pointer } = action;
  const found = selectAt(document, action.target, { file, pointer: `${pointer}/target` }, applying);
  if (!found) return document;
  if (found.length === 0) {
    findings.push(finding(unmatchedTarget, {}, { file, pointer: `${pointer}/target` }));
    return document;
  }
  const reject = (args: FactsOf<typeof notApplicable>, field: string): unknown => {
    findings.push(finding(notApplicable, args, { file, pointer: `${pointer}/${field}` }));
    return document;
  };
  const changed = new ChangedDocument(document, limit.spend);
  if ("remove" in change) {
    if (found.some((location) => location.length === 0)) return reject({ case: "root" }, "target");
    for (const location of lastFirst(found)) if (changed.has(location)) changed.remove(location);
    return changed.root;
  }
  if ("update" in change) {
    const fault = putAt(changed, found, change.update, "update", limit);
    return fault ? reject(fault, "update") : changed.root;
  }
  const sources = selectAt(document, change.copy, { file, pointer: `${pointer}/copy` }, applying);
  if (!sources) return document;
  const [source] = sources;
  if (!source || sources.length > 1) return reject({ case: "copy-count", count: sources.length }, "copy");
  const fault = putAt(changed, found, changed.at(source), "copy", limit);
  return fault ? reject(fault, "copy") : changed.root;
}

/** Appends, merges or replaces at each location, by the value that is there. Returns why a location can't take the new one. */
function putAt(
  changed: ChangedDocument,
  locations: readonly Location[],
  value: unknown,
  modifier: "update" | "copy",
  limit: Applying["limit"],
): FactsOf<typeof notApplicable> | undefined {
  for (const location of locations) {
    if (!changed.has(location)) continue;
    limit.spendOn(value);
    const target = changed.at(location);
    if (Array.isArray(target)) changed.append(location, value);
    else if (isObject(target)) {
      if (!isObject(value)) return { case: "object", modifier, value };
      changed.merge(location, value);
    } else if (typeof value === "object" && value !== null) return { case: "primitive", modifier, value, target };
    else changed.replace(location, value);
  }
  return undefined;
}

/** The locations that a path selects; `undefined` if it is not a path, which is reported. */
function selectAt(
  document: unknown,
  path: string,
  place: { file: string; pointer: string },
  { select, findings }: Applying,
): Location[] | undefined {
  const selection = select(path, document);
  if ("locations" in selection) return selection.locations;
  findings.push(finding(overlayPath, { says: selection.fault }, place));
  return undefined;
}

/**
 * Deeper locations come first, and later entries of a list before earlier ones, so that no removal moves a location
 * that is still to be removed.
 */
const lastFirst = (locations: readonly Location[]): Location[] => {
  const index = (location: Location): number => (typeof location.at(-1) === "number" ? Number(location.at(-1)) : -1);
  return [...locations].sort((one, other) => other.length - one.length || index(other) - index(one));
};
