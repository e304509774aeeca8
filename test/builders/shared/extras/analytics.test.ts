import { expect, it } from "vitest";
import { analytics } from "../../../../src/builders/shared/extras/analytics.ts";
import { launchBrowser } from "../../../support/browser.ts";
import { describeWith } from "../../../support/tools/need.ts";

const ALL = {
  adobe: { launchUrl: "https://assets.example/launch.min.js" },
  clarity: { projectId: "c1" },
  fathom: { siteId: "F" },
  ga4: { measurementId: 'G-1"' },
  gtm: { tagId: "GTM-1" },
  hotjar: { hjid: "5", hjsv: "6" },
  intercom: { appId: "abcdef" },
  pirsch: { id: "p" },
  plausible: { domain: "docs.example.com", server: "stats.example.com" },
  posthog: { apiKey: "phc_1" },
};

it("names the services that it does not load, and loads none beside a tool for consent that does not work", () => {
  const integrations = { ...ALL, koala: { publicApiKey: "k" }, telemetry: { enabled: false }, heap: { appId: "1" } };
  expect(analytics({ integrations }).left).toEqual(["koala", "heap"]);
  expect(analytics({ integrations: { ga4: {}, adobe: { launchUrl: "javascript:alert(1)" } } })).toEqual({
    left: ["ga4", "adobe"],
    file: undefined,
  });
  const asked = analytics({ integrations: { ga4: { measurementId: "G-1" }, onetrust: { domainScript: "x" } } });
  expect(asked).toEqual({ left: ["ga4", "onetrust"], file: undefined });
  expect(analytics({}).file).toBeUndefined();
});

describeWith("a browser", "services", () => {
  /** The addresses that a page with the services asks for, before and after `consent` runs. */
  async function requestsOf(integrations: object, consent = ""): Promise<string[][]> {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      const requests: string[] = [];
      await page.route("**/*", (route) => {
        const url = route.request().url();
        if (url === "http://docs.example/")
          return route.fulfill({ contentType: "text/html", body: "<title>A</title>" });
        requests.push(url);
        return route.fulfill({ contentType: "text/javascript", body: "" });
      });
      await page.goto("http://docs.example/");
      await page.evaluate(analytics({ integrations }).file?.text ?? "");
      const before = [...requests];
      await page.evaluate(consent);
      if (consent !== "") await expect.poll(() => requests.length).toBeGreaterThan(0);
      else await expect.poll(() => requests.length).toBe(Object.keys(integrations).length);
      expect(faults).toEqual([]);
      return [before, requests];
    } finally {
      await browser.close();
    }
  }

  it("are asked for with their ids", async () => {
    const [, requests = []] = await requestsOf(ALL);
    expect(requests).toEqual([
      "https://assets.example/launch.min.js",
      "https://www.clarity.ms/tag/c1",
      "https://cdn.usefathom.com/script.js",
      "https://www.googletagmanager.com/gtag/js?id=G-1%22",
      "https://www.googletagmanager.com/gtm.js?id=GTM-1",
      "https://static.hotjar.com/c/hotjar-5.js?sv=6",
      "https://widget.intercom.io/widget/abcdef",
      "https://api.pirsch.io/pa.js",
      "https://stats.example.com/js/script.js",
      "https://us-assets.i.posthog.com/static/array.js",
    ]);
  });

  it("wait for the reader's consent where docs.json asks for it", async () => {
    const integrations = { ga4: { measurementId: "G-1" }, cookies: { key: "consent", value: "yes" } };
    const [before, after] = await requestsOf(integrations, 'localStorage.setItem("consent", "yes")');
    expect(before).toEqual([]);
    expect(after).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1"]);
  });
});
