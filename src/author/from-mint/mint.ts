import type { JsonObject } from "../../json/json-value.ts";
import { navigationOfMint } from "./mint-navigation.ts";
import { settingsOfMint } from "./mint-settings.ts";
import type { Note } from "./notes.ts";

/** A docs.json made of a mint.json, and what has no place in it. */
export interface MigratedMint {
  readonly config: JsonObject;
  readonly notes: readonly Note[];
}

/** The whole of a mint.json in the form of docs.json. */
export function migrateMint(mint: JsonObject): MigratedMint {
  const notes: Note[] = [];
  const { before, after } = settingsOfMint(mint, notes);
  return { config: { ...before, navigation: navigationOfMint(mint, notes), ...after }, notes };
}
