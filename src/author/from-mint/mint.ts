import type { JsonObject } from "../../json/json-value.ts";
import { navigationOfMint } from "./mint-navigation.ts";
import type { Note } from "./mint-notes.ts";
import { settingsOfMint } from "./mint-settings.ts";
import { soundConfig } from "./sound-config.ts";

/** A docs.json made of a mint.json, and what has no place in it. */
export interface MigratedMint {
  readonly config: JsonObject;
  readonly notes: readonly Note[];
}

/** The whole of a mint.json in the form of docs.json, as `docsjson check` accepts it; `undefined` if it names no pages. */
export function migrateMint(mint: JsonObject): MigratedMint | undefined {
  const notes: Note[] = [];
  const { before, after } = settingsOfMint(mint, notes);
  const config = soundConfig({ ...before, navigation: navigationOfMint(mint, notes), ...after }, notes);
  return config && { config, notes };
}
