import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { installDebianPackage } from "./debian.ts";

/** Names of the browsers that the tests can drive, as they lie in `PATH`. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

/** Where macOS and Windows keep them. */
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];

/** The program of an installed Chrome, Chromium or Edge, or of the one that Playwright has downloaded. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...APPLICATIONS, chromium.executablePath()].find((program) => existsSync(program));
}

/** Gets a browser: as root on Debian with `apt-get`, elsewhere with Playwright's installer. */
export function installBrowser(): void {
  if (installDebianPackage("chromium")) return;
  execFileSync("npx", ["playwright-core", "install", "chromium"], { stdio: ["ignore", "ignore", "pipe"] });
}
