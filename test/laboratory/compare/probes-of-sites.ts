import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HEALTHY, type Probe } from "./probes.ts";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A setting of a real site, in a config that has only what the platform needs beside it. */
export interface SiteSetting {
  key: string;
  value: unknown;
}

/** The settings of the sites in a folder, each once, without those that other files complete. */
export function settingsOfSites(folder: string): SiteSetting[] {
  const settings = new Map<string, SiteSetting>();
  for (const site of readdirSync(folder).sort()) {
    const file = join(folder, site, "docs.json");
    const config = existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;
    for (const [key, value] of Object.entries(config ?? {})) {
      if (key === "navigation" || key === "$schema" || JSON.stringify(value).includes('"$ref"')) continue;
      settings.set(JSON.stringify([key, value]), { key, value });
    }
  }
  return [...settings.values()];
}

/** A config with one setting, beside what the platform needs. */
export const configWith = ({ key, value }: SiteSetting): object => ({ ...HEALTHY, [key]: value });

/** Every single mistake in a setting: another type, a name or a value misspelt, an unknown field, a field left out. */
export function* mistakesIn({ key, value }: SiteSetting): Generator<Probe> {
  const put = (written: unknown): object => ({ ...HEALTHY, [key]: written });
  yield* mistakesAt(value, `/${key}`, put);
  const misspelt = misspell(key);
  yield {
    place: `/${key}`,
    change: `misspelt ${misspelt}`,
    config: { ...HEALTHY, [key]: undefined, [misspelt]: value },
  };
}

function* mistakesAt(value: unknown, place: string, put: (value: unknown) => object): Generator<Probe> {
  for (const wrong of wrongValues(value)) yield { place, change: JSON.stringify(wrong), config: put(wrong) };
  if (Array.isArray(value)) {
    for (const [index, entry] of value.slice(0, 3).entries()) {
      yield* mistakesAt(entry, `${place}/*`, (written) => put(value.with(index, written)));
    }
  } else if (isFields(value)) {
    yield { place, change: "with unknown field", config: put({ ...value, unknownField: "text" }) };
    for (const [key, field] of Object.entries(value)) {
      const { [key]: _, ...rest } = value;
      yield { place, change: `without ${key}`, config: put(rest) };
      const misspelt = misspell(key);
      yield { place, change: `misspelt ${misspelt}`, config: put({ ...rest, [misspelt]: field }) };
      yield* mistakesAt(field, `${place}/${key}`, (written) => put({ ...value, [key]: written }));
    }
  }
}

/** What is written by mistake for a value: another type, another word. */
function wrongValues(value: unknown): unknown[] {
  switch (typeof value) {
    case "string":
      return [1, "", misspell(value), [value]];
    case "boolean":
      return [value ? "yes" : "no"];
    case "number":
      return [String(value)];
    default:
      return ["text", Array.isArray(value) ? {} : []];
  }
}

/** A word with its second letter left out. */
const misspell = (word: string): string => word.slice(0, 1) + word.slice(2);

function parse(text: string): Fields | undefined {
  try {
    const config: unknown = JSON.parse(text);
    return isFields(config) ? config : undefined;
  } catch {
    return undefined;
  }
}
