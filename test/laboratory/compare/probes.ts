import { CHILD_KEYS } from "../../../src/vocabulary/elements/elements.ts";
import { type Schema, type Shape, shapesOf } from "./json-schema-shapes.ts";
import { choicesOf, sampleOfShape, VALUES } from "./sample-values.ts";

/** A `docs.json` that asks one question. */
export interface Probe {
  /** The field asked about: a JSON Pointer, in which `*` stands for an entry of a list. */
  place: string;
  /** What is tried there: a value as JSON, `without x`, `with unknown`. */
  change: string;
  config: unknown;
}

/** Where the walk is: how to build a config with a value there. */
interface Place {
  pointer: string;
  put: (value: unknown) => unknown;
}

interface Walk {
  root: Schema;
  /** The places in the navigation that were asked about. */
  asked: Set<string>;
}

/** The least that the platform accepts; a probe adds one field to it, or changes one. */
export const HEALTHY = {
  theme: "mint",
  name: "Acme",
  colors: { primary: "#0d9373" },
  navigation: { groups: [{ group: "Start", pages: ["index"] }] },
};

/** Keys that elements nest by. What is inside two of them is the same as inside one. */
const NESTING: ReadonlySet<string> = new Set([...CHILD_KEYS, "global"]);
const NESTED = /^(?:\w+|global \w+|groups pages|tabs menu)?$/;
const MOST_LEVELS = 10;

/** Whether what is at this place was asked about already, at another one. */
function isRepeated(pointer: string): boolean {
  const segments = pointer.split("/");
  return segments.length > MOST_LEVELS || !NESTED.test(segments.filter((key) => NESTING.has(key)).join(" "));
}

/** Every question that a JSON Schema of `docs.json` gives rise to; each place with every value, required field and list. */
export function* probesOfSchema(root: Schema): Generator<Probe> {
  const [shape] = shapesOf(root, root);
  if (shape?.type !== "object") throw new Error("the schema describes no object");
  const put = (fields: unknown) => ({ ...HEALTHY, ...(fields as object) });
  yield* probesOfObject({ root, asked: new Set() }, shape, { pointer: "", put }, HEALTHY);
}

function* probesOfPlace(walk: Walk, schema: Schema, place: Place): Generator<Probe> {
  const { root, asked } = walk;
  // The shapes of an element differ in its children only, and what is in it would be asked about once for each.
  if (place.pointer.startsWith("/navigation/")) {
    if (asked.has(place.pointer)) return;
    asked.add(place.pointer);
  }
  const shapes = shapesOf(root, schema);
  const choices = shapes.flatMap((shape) => (shape.type === "scalar" ? choicesOf(shape.schema) : []));
  const spellings = choices.flatMap((choice) =>
    typeof choice === "string" ? [choice, choice.toUpperCase(), `${choice}x`] : [choice],
  );
  const samples = shapes.map((shape) => sampleOfShape(root, shape));
  const values = new Map([...VALUES, ...spellings, ...samples].map((value) => [JSON.stringify(value), value]));
  for (const [change, value] of values) yield { place: place.pointer, change, config: place.put(value) };
  for (const shape of shapes) yield* probesInside(walk, shape, place);
}

function* probesInside(walk: Walk, shape: Shape, place: Place): Generator<Probe> {
  if (isRepeated(place.pointer)) return;
  switch (shape.type) {
    case "scalar":
      return;
    case "array": {
      const put = (entry: unknown) => place.put([entry]);
      return yield* probesOfPlace(walk, shape.items, { pointer: `${place.pointer}/*`, put });
    }
    case "object":
      return yield* probesOfObject(walk, shape, place, sampleOfShape(walk.root, shape) as object);
  }
}

function* probesOfObject(
  walk: Walk,
  shape: Extract<Shape, { type: "object" }>,
  place: Place,
  sample: object,
): Generator<Probe> {
  const { pointer, put } = place;
  yield { place: pointer, change: "with unknownField", config: put({ ...sample, unknownField: "text" }) };
  for (const key of shape.required) {
    const { [key]: _, ...rest } = { ...sample } as Record<string, unknown>;
    const config = pointer === "" ? rest : put(rest);
    yield { place: pointer, change: `without ${key}`, config };
  }
  for (const [key, property] of shape.properties) {
    yield* probesOfPlace(walk, property, {
      pointer: `${pointer}/${key}`,
      put: (value) => put({ ...sample, [key]: value }),
    });
  }
  if (shape.others) {
    yield* probesOfPlace(walk, shape.others, {
      pointer: `${pointer}/anyName`,
      put: (value) => put({ ...sample, anyName: value }),
    });
  }
}

/** The same probes, each question once. */
export function distinctProbes(...sources: Iterable<Probe>[]): Probe[] {
  const probes = new Map<string, Probe>();
  for (const source of sources) {
    for (const probe of source) probes.set(JSON.stringify(probe.config), probe);
  }
  return [...probes.values()];
}
