import type { Finding } from "../../diagnostic/finding.ts";
import { type JsonObject, originAt } from "../../json/json-value.ts";
import { type SourceMap, UNMAPPED } from "../../source/source-map.ts";
import { chooseDialect } from "../../vocabulary/platform/choose-dialect.ts";
import type { DialectOption } from "../../vocabulary/platform/dialect.ts";
import type { SplicedPlace } from "./follow-source-refs.ts";
import type { NavigationSource, NavigationSources } from "./source-repository.ts";
import { spliceSources } from "./splice-repositories.ts";

/**
 * A config in which the navigation of other repositories replaces the references to them, and the source map of all
 * their files.
 */
export interface ConfigWithSources {
  readonly config: JsonObject;
  readonly source: SourceMap;
  /** About the references that can't be followed. */
  readonly findings: readonly Finding[];
  /** Whether a file is one of a source. */
  isElsewhere(file: string): boolean;
}

/** Replaces each entry that refers to another repository with the navigation of that repository. */
export function withSources(
  config: JsonObject,
  sources: NavigationSources,
  { dialect, source }: { dialect?: DialectOption | undefined; source?: SourceMap | undefined },
): ConfigWithSources {
  const { value, origins, findings } = spliceSources(config, sources, chooseDialect(dialect, config));
  const folders = repositoryFolders(sources, origins);
  return {
    config: value,
    source: splicedSourceMap(source ?? UNMAPPED, { sources, folders, origins }),
    findings,
    isElsewhere: (file) => [...folders.keys()].some((folder) => file.startsWith(folder)),
  };
}

/** The sources that something is from, by the folders of their files. */
function repositoryFolders(
  sources: NavigationSources,
  origins: ReadonlyMap<string, SplicedPlace>,
): ReadonlyMap<string, NavigationSource> {
  const folders = new Map<string, NavigationSource>();
  for (const { source: name } of origins.values()) {
    const source = name === undefined ? undefined : sources.get(name);
    if (source) folders.set(`${source.folder ?? name}/`, source);
  }
  return folders;
}

/** The source map of a spliced config. For each file, it asks the source map of the repository that the file is in. */
function splicedSourceMap(
  main: SourceMap,
  {
    sources,
    folders,
    origins,
  }: {
    sources: NavigationSources;
    folders: ReadonlyMap<string, NavigationSource>;
    origins: ReadonlyMap<string, SplicedPlace>;
  },
): SourceMap {
  return {
    file: main.file,
    origin(pointer) {
      const place = originAt(pointer, origins, { source: undefined, pointer });
      const source = place.source === undefined ? undefined : sources.get(place.source);
      if (!source) return main.origin(place.pointer);
      const { file, pointer: inside } = (source.source ?? UNMAPPED).origin(place.pointer);
      return { file: `${source.folder ?? place.source}/${file}`, pointer: inside };
    },
    ranges(file, places) {
      for (const [folder, { source = UNMAPPED }] of folders)
        if (file.startsWith(folder)) return source.ranges(file.slice(folder.length), places);
      return main.ranges(file, places);
    },
  };
}
