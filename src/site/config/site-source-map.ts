import { START_OF_FILE } from "../../diagnostic/diagnostic.ts";
import { originAt } from "../../json/json-value.ts";
import { locateJson } from "../../source/locate/locate-json.ts";
import type { FilePlace, SourceMap } from "../../source/source-map.ts";

/** The texts that a site was read from. */
export interface SiteTexts {
  /** Path of the main file from the docs root. */
  main: string;
  /** Where parts of the assembled config come from, as `insertIncludes` gives it. */
  origins: ReadonlyMap<string, FilePlace>;
  /** The texts of docs.json and of the files that it includes. */
  configs: ReadonlyMap<string, string>;
  /** The texts of specs, and of all else that is JSON or YAML. */
  sources: ReadonlyMap<string, string>;
}

/**
 * The source map of a site: leads from the assembled config to the files it was read from. In other files, such as
 * pages, whose texts are not kept, every place has the range of the file's start.
 */
export async function siteSourceMap({ main, origins, configs, sources }: SiteTexts): Promise<SourceMap> {
  // Loaded for sites with specs alone.
  const locateInSpec = sources.size > 0 ? (await import("../../source/locate/locate-yaml.ts")).locateInSpec : undefined;
  return {
    file: main,
    origin: (pointer) => originAt(pointer, origins, { file: main, pointer }),
    ranges(file, places) {
      const config = configs.get(file);
      if (config !== undefined) return locateJson(config, places);
      const text = sources.get(file);
      return text === undefined || !locateInSpec ? places.map(() => START_OF_FILE) : locateInSpec(text, places);
    },
  };
}
