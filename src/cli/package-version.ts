import { readFileSync } from "node:fs";

/** The version of the package that this file is the command of. */
export function packageVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
