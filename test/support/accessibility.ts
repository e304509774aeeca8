import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface WithAxe {
  readonly axe: {
    run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/**
 * What axe finds on a page, each rule with the first elements that break it; and that the page is wider than its window.
 *
 * @param except rules that are not looked at
 */
export async function accessibilityFaults(page: Page, except: readonly string[] = []): Promise<string[]> {
  await page.evaluate(AXE);
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(async (rules) => {
    const { violations } = await (globalThis as unknown as WithAxe).axe.run(document, { iframes: false, rules });
    const faults = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(" ")
          .slice(0, 300)}`,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...faults, `wider than its window: ${scrollWidth}`] : faults;
  }, rules);
}
