import { type Dialect, validateDocs } from "docsjson";
import { showDiagnostics } from "./show-diagnostics.ts";

/** All findings in a navigation, given as it is written in the file. */
export const show = (navigation: string, dialect: Dialect = "spec"): string =>
  showSettings(`{ "navigation": ${navigation} }`, dialect);

/** All findings in a docs.json. */
export const showSettings = (text: string, dialect: Dialect = "mintlify"): string =>
  showDiagnostics(text, validateDocs(text, { dialect }).diagnostics);

/** The settings that the platform requires, as they are written in the file. */
export const settings = '"theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }';
