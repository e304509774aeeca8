import type { DocumentPart } from "docsjson";
import { asList, asObject, isObject, own, valueAt } from "../../../src/json/json-value.ts";
import { segmentsOf } from "../../../src/json/pointer.ts";

/** What a page must have of the operation that it shows, whatever renders it: its method, its path, the names of its parameters. */
export function specWords({ endpoint }: DocumentPart, spec: unknown): string[] {
  const { kind, method, path, pointer } = endpoint;
  const place = segmentsOf(pointer);
  const names = [place, place.slice(0, -1)].flatMap((holder) =>
    asList(own(asObject(valueAt(spec, holder)), "parameters")).map((parameter) =>
      own(targetOf(parameter, spec), "name"),
    ),
  );
  const asked = kind === "operation" ? [method.toUpperCase(), path] : [path];
  return [...new Set([...asked, ...names.filter((name) => typeof name === "string")])];
}

/** A parameter, or the one that a reference leads to. */
function targetOf(value: unknown, spec: unknown, hops = 0): Record<string, unknown> {
  const reference = isObject(value) ? own(value, "$ref") : undefined;
  if (typeof reference !== "string" || hops > 9) return asObject(value);
  return targetOf(valueAt(spec, segmentsOf(decodeURIComponent(reference.replace(/^#/, "")))), spec, hops + 1);
}
