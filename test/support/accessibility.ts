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

/** The faults of a page in a wide window in light mode, and in a narrow one in dark mode; `open` goes to the page. */
export async function faultsInBothModes(
  page: Page,
  open: () => Promise<void>,
  except: readonly string[] = [],
): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const faults: string[] = [];
  for (const [colorScheme, width] of [
    ["light", 1440],
    ["dark", 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await open();
    faults.push(...(await accessibilityFaults(page, except)).map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize(size);
  return faults;
}
