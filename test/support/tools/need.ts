import { describe } from "vitest";
import { findBrowser } from "./browser.ts";
import { isInstalled } from "./examples.ts";
import { findPostgres } from "./postgres.ts";
import { reachesRegistry } from "./registry.ts";
import { hasShell } from "./shells.ts";

/** What some tests need beside this project's own packages. */
export type Tool = "a browser" | "PostgreSQL" | "fish" | "the npm registry" | `the packages of examples/${string}`;

/** Whether a tool is there. A database may also be named by `DATABASE_URL`. */
export function hasTool(tool: Tool): boolean {
  if (tool === "a browser") return findBrowser() !== undefined;
  if (tool === "PostgreSQL") return process.env.DATABASE_URL !== undefined || findPostgres() !== undefined;
  if (tool === "fish") return hasShell(tool);
  if (tool === "the npm registry") return reachesRegistry();
  return isInstalled(tool.slice(tool.lastIndexOf("/") + 1));
}

/** Whether no run counts without the tool. The shell fish is not in every registry of packages. */
export const isRequired = (tool: string): boolean => tool !== "fish";

/** How to get a tool where `npm test` could not. */
export function howToGet(tool: string): string {
  if (tool === "a browser") return "install Chromium, Chrome or Edge";
  if (tool === "PostgreSQL") return "install PostgreSQL, or set DATABASE_URL to an empty database";
  if (tool === "fish") return "install the shell fish";
  return "run npm test where the npm registry can be reached";
}

/** Marks the name of a suite that is skipped for want of a tool; `missing-tools.ts` reads it. */
export const LACKS = "needs ";

/** `describe` for tests that need a tool: where it is missing they are skipped, and the run ends with a line about it. */
export const describeWith = (tool: Tool, name: string, suite: () => void): void => {
  if (hasTool(tool)) describe(name, suite);
  else describe.skip(`${name} (${LACKS}${tool})`, suite);
};
