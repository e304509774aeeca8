import { readdirSync, readFileSync } from "node:fs";
import { HEALTHY, type Probe } from "./probes.ts";

const FIXTURES = new URL("../../../fixtures/", import.meta.url);

/**
 * The configs among the fixtures, as sites of the platform: what each does not set is that of a healthy one. Those with
 * includes are left out, which are put in place before anything is validated.
 */
export function probesOfFixtures(): Probe[] {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const configs = files.filter((file) => /(^|\/)docs\.json$|^schema\/docs\/.*\.json$/.test(file)).sort();
  return configs.flatMap((file): Probe[] => {
    const text = readFileSync(new URL(file, FIXTURES), "utf8");
    const config = text.includes('"$ref"') ? undefined : parse(text);
    return config === undefined ? [] : [{ place: `/fixtures/${file}`, change: "as it is", config }];
  });
}

function parse(text: string): object | undefined {
  try {
    const config = JSON.parse(text);
    return typeof config === "object" && config !== null && !Array.isArray(config)
      ? { ...HEALTHY, ...config }
      : undefined;
  } catch {
    return undefined;
  }
}
