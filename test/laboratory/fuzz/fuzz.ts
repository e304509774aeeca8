import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "docsjson";
import { indexOperations, type OperationIndex } from "docsjson/openapi";
import { CORPUS } from "../../support/corpus.ts";
import { holdDocs } from "./docs.ts";
import { holdDamagedClone } from "./git.ts";
import { holdImport } from "./imports.ts";
import { holdAnchors, holdGrowth, holdMarkdown } from "./markdown.ts";
import { mutateText, mutateValue, Random } from "./mutate.ts";
import { holdFrontMatter, holdIgnoreRules } from "./pages.ts";
import { hold } from "./promises.ts";
import { holdSite } from "./site.ts";
import { holdRepositories, holdSource, SEED_SOURCES } from "./source.ts";
import { holdSpec } from "./spec.ts";

/** What inputs are made from: the project's fixtures, and the folder that `DOCSJSON_CORPUS` names. */
export interface Seeds {
  docs: readonly string[];
  specs: readonly SeedSpec[];
}

export interface SeedSpec {
  name: string;
  text: string;
  index: Result<OperationIndex>;
}

const MOST_BYTES = 40_000;

export function readSeeds(): Seeds {
  const docs: string[] = [];
  const specs: SeedSpec[] = [];
  const folders = [new URL("../../../fixtures", import.meta.url).pathname, CORPUS ?? ""];
  for (const folder of folders.filter((name) => name !== "")) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      const path = join(folder, name);
      if (!/\.(json|ya?ml)$/.test(name) || !statSync(path).isFile() || statSync(path).size > MOST_BYTES) continue;
      const text = readFileSync(path, "utf8");
      if (/docs\.json$/.test(name)) docs.push(text);
      else if (/openapi["']?\s*:/.test(text)) specs.push({ name, text, index: indexOperations(text, { file: name }) });
    }
  }
  return { docs, specs };
}

/** How long all that is done with one input may take (ms of this process's own time), and what it may add to its memory (MiB). */
const MOST_MS = 3000;
const MOST_MIB = 512;

/** Makes the input of a seed and holds all promises against it; throws where one is broken. */
export async function tryOne(seed: number, { docs, specs }: Seeds): Promise<void> {
  const random = new Random(seed);
  // They take as long as a hundred others; the first measures itself.
  if (random.next(400) === 0) return holdGrowth(random);
  if (random.next(400) === 0) return holdDamagedClone(random);
  if (seed % 8 === 0) await holdAnchors(new Random(seed));
  const memory = process.memoryUsage.rss() / 1024;
  const peak = process.resourceUsage().maxRSS;
  const start = process.cpuUsage();
  const spec = pickShort(specs, ({ text }) => text, random);
  const config = pickShort(docs, (text) => text, random);
  switch (random.next(40)) {
    case 0:
      await holdSite({
        "docs.json": random.next(2) === 0 ? config : mutateText(config, random),
        "openapi.json": spec.text,
        "api.yaml": mutateText(spec.text, random),
        ".mintignore": mutateText(IGNORE_RULES, random),
        "index.mdx": mutateText(PAGE, random),
      });
      break;
    case 1:
    case 2:
    case 3:
      holdFrontMatter(mutateText(PAGE, random));
      holdIgnoreRules(mutateText(IGNORE_RULES, random));
      break;
    case 4:
    case 5:
    case 6:
      await holdSource(random.pick(SEED_SOURCES), random);
      break;
    case 7:
      holdRepositories(random);
      break;
    case 8:
      await holdMarkdown(random);
      break;
    case 9:
      await holdImport(random);
      break;
    default:
      if (random.next(3) === 0) holdSpec(mutateText(spec.text, random), spec.name);
      else if (random.next(2) === 0) holdDocs(mutateText(config, random), spec, random);
      else {
        const value = mutateValue(parse(config), random);
        holdDocs(JSON.stringify(value, null, random.next(3)) ?? "", spec, random);
      }
  }
  const { user } = process.cpuUsage(start);
  hold(user / 1000 <= MOST_MS, "takes too long:", `${Math.round(user / 1000)} ms`);
  // In KiB; the peak of the process, so that what was freed again counts too. What was done before may have a higher one.
  const newPeak = process.resourceUsage().maxRSS;
  const grown = newPeak > peak ? Math.round((newPeak - memory) / 1024) : 0;
  hold(grown <= MOST_MIB, "takes too much memory:", `${grown} MiB`);
}

const PAGE = `---
title: A
sidebarTitle: "B"
openapi: GET /users
hidden: false
---
# A
`;

const IGNORE_RULES = "drafts/\n*.md\n!a.md\n/x/**/y\n[[:alpha:]]?[!a-c]*.mdx\n";

/** Of two, the shorter: more changes to the character, and more inputs to the second. */
function pickShort<Seed>(seeds: readonly Seed[], textOf: (seed: Seed) => string, random: Random): Seed {
  const [one, other] = [random.pick(seeds), random.pick(seeds)];
  return textOf(one).length < textOf(other).length ? one : other;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { navigation: { pages: ["a"] } };
  }
}
