import type { Facts } from "./diagnostic.ts";

/** Facts that advise: they change with the rest of the site, while the fault is the same. */
const ADVICE: ReadonlySet<string> = new Set(["suggestions", "elsewhere", "line"]);

/** What a diagnostic is about besides its place, whatever its words are: its code and its facts, without advice. */
export const identityOf = ({ code, args }: { code: string; args: Facts }): string =>
  JSON.stringify([code, ...Object.entries(args).filter(([name]) => !ADVICE.has(name))]);
