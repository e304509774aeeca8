import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import axe from "axe-core";
import type { OperationNode } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { formScriptFor, pageScriptFor } from "../../../../src/builders/shared/extras/page-script.ts";
import { pageStyles } from "../../../../src/render/page-assets.ts";
import { launchBrowser } from "../../../support/browser.ts";
import { resolveHandwritten } from "../../../support/resolve-handwritten.ts";
import { describeWith } from "../../../support/tools/need.ts";

/** What the server was asked. */
interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

const SCHEMAS = {
  Lamp: {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", example: "Desk" },
      level: { type: "integer", minimum: 0 },
      on: { type: "boolean" },
      mode: { enum: ["warm", "cold"] },
      tags: { type: "array", items: { type: "string" } },
      place: {
        type: "object",
        properties: { floor: { type: "integer" }, lamp: { $ref: "#/components/schemas/Lamp" } },
      },
      id: { type: "string", readOnly: true },
    },
  },
};

const specAt = (origin: string) => ({
  openapi: "3.1.0",
  info: { title: "Lamps", version: "1" },
  servers: [
    { url: "https://api.example.com" },
    { url: `${origin}/{version}`, description: "Here", variables: { version: { default: "v1", enum: ["v1", "v2"] } } },
  ],
  security: [{ key: [] }, { basic: [] }],
  paths: {
    "/lamps/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      post: {
        description: "Changes a lamp.",
        parameters: [
          { name: "filter", in: "query", style: "deepObject", schema: { type: "object" } },
          { name: "ids", in: "query", explode: false, schema: { type: "array", items: { type: "integer" } } },
          { name: "X-Trace", in: "header", schema: { type: "string" } },
        ],
        requestBody: {
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Lamp" } },
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: { photo: { type: "string", format: "binary" }, note: { type: "string" } },
              },
            },
          },
        },
        responses: {
          200: {
            description: "Changed",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Lamp" } } },
          },
          404: { description: "Unknown", content: { "application/json": { example: { error: "no such lamp" } } } },
        },
      },
    },
  },
  components: {
    schemas: SCHEMAS,
    securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" }, basic: { type: "http", scheme: "basic" } },
  },
});

/** A site in English and German. */
const SITE = resolveHandwritten({
  languages: ["en", "de"].map((language) => ({ language, pages: [language] })),
});

const documentOf = (html: string, { lang = "en", appearance = "" }): string => `<!doctype html>
<html lang="${lang}" class="${appearance}"><head><meta charset="utf-8"><title>Lamps</title><style>
body { font: 16px/1.6 sans-serif; color: #1b1b1f; background: #fff; }
.dark body { color: #dfdfd6; background: #1b1b1f; } .dark { color-scheme: dark; }
a { color: #1d4ed8; } .dark a { color: #93c5fd; }
${pageStyles()}</style></head>
<body><main><h1>Change a lamp</h1><div class="docs-page">${html}</div></main><script type="module">${pageScriptFor(SITE)}</script></body></html>`;

describeWith("a browser", "the form of an operation", () => {
  const asked: Asked[] = [];
  let server: Server;
  let origin: string;
  let browser: Browser;
  let page: Page;
  const last = () => asked.at(-1);

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      const { method, url = "/", headers } = request;
      if (url.startsWith("/docs-try.js"))
        return void response.writeHead(200, { "content-type": "text/javascript" }).end(formScriptFor(SITE));
      if (url === "/" || url === "/dark" || url === "/de") {
        const spec = specAt(`http://localhost:${(server.address() as AddressInfo).port}`);
        const { pages } = resolveHandwritten({ openapi: "a.json", pages: ["POST /lamps/{id}"] }, { "a.json": spec });
        const { html } = toOperationPage(pages[0] as OperationNode, spec, { formScript: "/docs-try.js" });
        return void response
          .writeHead(200, { "content-type": "text/html" })
          .end(documentOf(html, url === "/de" ? { lang: "de" } : { appearance: url.slice(1) }));
      }
      asked.push({ method, url, headers, body });
      const answer = JSON.stringify({ name: "<img src=x onerror=document.title='hacked'>" });
      response.writeHead(201, { "content-type": "application/json", "x-rate": "9" }).end(answer);
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    await page.goto(`${origin}/`);
  });

  const openForm = async () => {
    await page.getByRole("button", { name: "Try it" }).click();
    await page.getByLabel("Server").selectOption({ index: 1 });
  };
  const send = async () => {
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator(".docs-try-status, .docs-try-bad").first().waitFor();
  };

  it("loads nothing until a reader asks for it, and sends what was written", async () => {
    expect(await page.evaluate(() => customElements.get("docs-request-form") === undefined)).toBe(true);
    await openForm();
    await page.getByLabel("version").selectOption("v2");
    await page.getByLabel("X-Key (key)").fill("secret");
    await page.getByLabel("id required").fill("a/b");
    await page.getByLabel("filter (JSON)").fill('{"on":true}');
    await page.getByLabel("ids (JSON)").fill("[1,2]");
    await page.getByLabel("X-Trace").fill("t1");
    await page.getByLabel("name required").first().fill("Desk lamp");
    // The body as a whole has no name that the word could stand beside.
    expect(await page.locator("legend").allTextContents()).not.toContain(" required");
    await page.getByLabel("level").first().fill("3");
    await page.getByLabel("on", { exact: true }).first().selectOption("false");
    await page.getByLabel("mode").first().selectOption("cold");
    await page.getByLabel("tags (JSON)").first().fill('["a"]');
    await page.getByLabel("floor").fill("2");
    await send();
    expect(last()).toMatchObject({ method: "POST", url: "/v2/lamps/a%2Fb?filter%5Bon%5D=true&ids=1%2C2" });
    expect(last()?.headers).toMatchObject({ "x-key": "secret", "x-trace": "t1", "content-type": "application/json" });
    expect(JSON.parse(last()?.body ?? "")).toEqual({
      name: "Desk lamp",
      level: 3,
      on: false,
      mode: "cold",
      tags: ["a"],
      place: { floor: 2 },
    });
    const answer = await page.locator(".docs-try-answer").textContent();
    expect(answer).toMatch(/^201 Created · \d+ ms · \d+ bytes/);
    expect(answer).toContain('"name": "<img src=x');
    expect(await page.title()).toBe("Lamps");
    expect(await page.locator(".docs-try-answer details").textContent()).toContain("x-rate: 9");
  });

  it("speaks the language of the page, in which names of the spec stay as they are", async () => {
    await page.goto(`${origin}/de`);
    await page.getByRole("button", { name: "Ausprobieren" }).click();
    await page.getByLabel("name erforderlich").first().fill("Desk lamp");
    await page.getByRole("button", { name: "Senden" }).click();
    const answer = page.locator(".docs-try-answer");
    await page.locator(".docs-try-bad").waitFor();
    expect(await answer.textContent()).toBe("„id“ fehlt");
    await page.getByLabel("Server").selectOption({ index: 1 });
    await page.getByLabel("id erforderlich").fill("1");
    await page.getByRole("button", { name: "Senden" }).click();
    await page.locator(".docs-try-status").waitFor();
    expect(await answer.textContent()).toMatch(/ \d+ Bytes · Speichern/);
    const words = await page.locator("docs-request-form :is(label, legend, button, option)").allTextContents();
    const english = /^form$|\b(?:Send|Authorization|required|Path|Headers|Content type|Write it as|File|Keep)\b/;
    expect(words.filter((text) => english.test(text))).toEqual([]);
  });

  it("sends a body as text and as a form with a file, and a name with a password", async () => {
    await openForm();
    await page.getByLabel("id required").fill("1");
    const way = page.getByLabel("Write it as");
    const text = page.getByLabel("Body", { exact: true }).last();
    await way.selectOption("JSON");
    expect(await text.inputValue()).toContain('"name": "Desk"');
    await way.selectOption("form");
    await page.getByLabel("level").first().fill("4");
    await way.selectOption("JSON");
    expect(JSON.parse(await text.inputValue())).toEqual({ level: 4 });
    await text.fill("{broken");
    await way.selectOption("form");
    await way.selectOption("JSON");
    expect(await text.inputValue()).toBe("{broken");
    await send();
    expect(await page.locator(".docs-try-answer").textContent()).toBe('"Body" is not JSON');
    await page.getByLabel("Content type").selectOption("multipart/form-data");
    await page
      .getByLabel("photo")
      .setInputFiles({ name: "lamp.txt", mimeType: "text/plain", buffer: Buffer.from("light") });
    await page.getByLabel("note").fill("new");
    await page.getByLabel("Authorization", { exact: true }).last().selectOption("basic");
    await page.getByLabel("User name").fill("ü");
    await page.getByLabel("Password").fill("p");
    await send();
    expect(last()?.headers.authorization).toBe(`Basic ${Buffer.from("ü:p").toString("base64")}`);
    expect(last()?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(last()?.body).toMatch(/filename="lamp.txt"[\s\S]*light[\s\S]*name="note"[\s\S]*new/);
  });

  it("keeps no key unless it is told to, and forgets it again", async () => {
    await openForm();
    await page.getByLabel("X-Key (key)").fill("secret");
    await page.getByLabel("id required").fill("1");
    await send();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("secret");
    await page.getByLabel("Keep in this browser").check();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("secret");
    await page.reload();
    await openForm();
    expect(await page.getByLabel("X-Key (key)").inputValue()).toBe("secret");
    await page.getByLabel("Keep in this browser").uncheck();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("secret");
  });

  it("says what is missing, and why nothing came back", async () => {
    await openForm();
    await send();
    expect(await page.locator(".docs-try-answer").textContent()).toBe('"id" is missing');
    await page.getByLabel("id required").fill("1");
    await page.getByLabel("Server").selectOption({ index: 0 });
    await page.route("https://api.example.com/**", (route) => route.abort());
    await send();
    expect(await page.locator(".docs-try-answer").textContent()).toContain("may not allow requests from this site");
  });

  it("fills the fields of a schema that is used again when they are opened", async () => {
    const place = page
      .locator("#request-body ~ * li", { has: page.locator("> .operation-field > code", { hasText: /^place$/ }) })
      .first();
    await place.locator("> details > summary").click();
    const again = place.locator("details[data-same]").first();
    expect(await again.getByText("readOnly").count()).toBe(0);
    await again.locator("> summary").click();
    await expect.poll(() => again.locator("> ul > li").count()).toBeGreaterThan(4);
    expect(
      await page.evaluate(
        () =>
          document.querySelectorAll("[id]").length ===
          new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)).size,
      ),
    ).toBe(true);
  });

  it("remembers the language of samples beside other choices", async () => {
    await page.getByRole("tab", { name: "Python" }).click();
    await page.evaluate(() =>
      localStorage.setItem(
        "docs-tabs",
        JSON.stringify(["npm", ...JSON.parse(localStorage.getItem("docs-tabs") ?? "[]")]),
      ),
    );
    await page.reload();
    expect(await page.getByRole("tab", { name: "Python" }).getAttribute("aria-selected")).toBe("true");
  });

  it.each(["", "dark"])("has nothing that keeps readers out (%j)", async (appearance) => {
    await page.goto(`${origin}/${appearance}`);
    await openForm();
    await page.getByLabel("id required").fill("1");
    await send();
    await page.evaluate(axe.source);
    const { violations } = (await page.evaluate("axe.run()")) as axe.AxeResults;
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
