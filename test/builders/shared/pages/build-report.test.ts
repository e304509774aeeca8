import { afterEach, describe, expect, it, vi } from "vitest";
import { followRendering, REPORT_VARIABLE } from "../../../../src/builders/shared/pages/build-report.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Renders pages of which each takes 0.4 seconds, the first of them twice. Gives what is said meanwhile. */
function saidMeanwhile(addresses: readonly string[]): string[] {
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  const said = vi.spyOn(console, "info").mockReturnValue();
  const render = (address: string) => {
    now += 400;
    return { html: `<p>${address}</p>` };
  };
  const pages = followRendering(addresses.map((address) => ({ address, render: () => render(address) })));
  expect(pages[0]?.render()).toEqual({ html: "<p>/a</p>" });
  for (const page of pages) page.render();
  return said.mock.calls.map(([text]) => text);
}

describe("the log of a build", () => {
  it("says once a second how many pages are rendered, each counted once", () => {
    vi.stubEnv(REPORT_VARIABLE, "report.jsonl");
    expect(saidMeanwhile(["/a", "/b", "/c", "/d", "/e"])).toEqual(["rendered 2 of 5 pages", "rendered 5 of 5 pages"]);
  });

  it("says nothing of it where no command follows", () => {
    vi.stubEnv(REPORT_VARIABLE, undefined);
    expect(saidMeanwhile(["/a", "/b", "/c", "/d", "/e"])).toEqual([]);
  });
});
