import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { holdDocs, holdSite, holdSpec } from "./invariants.ts";
import { mutateText, mutateValue, Random } from "./mutate.ts";

/** What inputs are made from: the project's fixtures, and the folder that `DOCSJSON_CORPUS` names. */
export interface Seeds {
  docs: readonly string[];
  specs: readonly { name: string; text: string }[];
}

const MOST_BYTES = 40_000;

export function readSeeds(): Seeds {
  const docs: string[] = [];
  const specs: { name: string; text: string }[] = [];
  const folders = [new URL("../../fixtures", import.meta.url).pathname, process.env.DOCSJSON_CORPUS ?? ""];
  for (const folder of folders.filter((name) => name !== "")) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      const path = join(folder, name);
      if (!/\.(json|ya?ml)$/.test(name) || !statSync(path).isFile() || statSync(path).size > MOST_BYTES) continue;
      const text = readFileSync(path, "utf8");
      if (/docs\.json$/.test(name)) docs.push(text);
      else if (/openapi["']?\s*:/.test(text)) specs.push({ name, text });
    }
  }
  return { docs, specs };
}

/** How long one input may take, in ms of this process's own time. */
const MOST_MS = 2000;

/** Makes the input of a seed and holds all promises against it; throws where one is broken. */
export async function tryOne(seed: number, { docs, specs }: Seeds): Promise<void> {
  const random = new Random(seed);
  const start = process.cpuUsage();
  const spec = random.pick(specs);
  const config = random.pick(docs);
  switch (random.next(8)) {
    case 0:
    case 1:
      holdDocs(mutateText(config, random));
      break;
    case 2:
    case 3:
      holdDocs(JSON.stringify(mutateValue(parse(config), random), null, random.next(3)) ?? "");
      break;
    case 4:
    case 5:
    case 6:
      holdSpec(mutateText(spec.text, random), spec.name);
      break;
    default:
      await holdSite({
        "docs.json": random.next(2) === 0 ? config : mutateText(config, random),
        "openapi.json": spec.text,
        "api.yaml": mutateText(spec.text, random),
        ".mintignore": mutateText("drafts/\n*.md\n!a.md\n", random),
        "index.mdx": mutateText("---\ntitle: A\nopenapi: GET /users\n---\n# A\n", random),
      });
  }
  const { user } = process.cpuUsage(start);
  if (user / 1000 > MOST_MS) throw new Error(`takes ${Math.round(user / 1000)} ms`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { navigation: { pages: ["a"] } };
  }
}
