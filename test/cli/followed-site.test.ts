import { spawn } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withBrowserPage } from "../support/browser.ts";
import { CLI } from "../support/run-cli.ts";
import { writeSite } from "../support/temp-site.ts";
import { pathWithPackagesOf } from "../support/tools/examples.ts";
import { describeWith } from "../support/tools/need.ts";

/** Until a change is seen, on a busy machine. */
const WAIT = { timeout: 120_000 };

const COUNTER = (word: string) =>
  `export const Counter = ({ start = 0 }) => { const [count, setCount] = useState(start); return <button id="counter" onClick={() => setCount(count + 1)}>${word} {count}</button>; };\n`;
const PAGE = (start: number) =>
  `---\ntitle: Home\n---\nimport { Counter } from "/snippets/counter.jsx"\n\n<Counter start={${start}} />\n`;

const SITE = {
  // An error of docs.json would be shown over the page.
  "docs.json": { theme: "mint", name: "Lumen", colors: { primary: "#7c3aed" }, navigation: { pages: ["index"] } },
  "index.mdx": PAGE(3),
  "snippets/counter.jsx": COUNTER("Count"),
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

for (const builder of ["starlight", "vitepress", "fumadocs"])
  describeWith("a browser", "docsjson dev", () =>
    describeWith(`the packages of examples/${builder}`, builder, () => {
      it("shows a change of a component and of a page in the open browser, where the component works", async () => {
        const around = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-followed-")));
        const docs = join(around, "docs");
        writeSite(docs, SITE);
        const env = {
          PATH: pathWithPackagesOf(builder, join(around, "bin")),
          DOCSJSON_CACHE: join(around, "cache"),
          HOME: around,
        };
        const port = String(await freePort());
        const args = [CLI, "dev", "--builder", builder, "--port", port];
        const server = spawn(process.execPath, args, { cwd: docs, env, stdio: ["ignore", "ignore", "pipe"] });
        let said = "";
        server.stderr.setEncoding("utf8").on("data", (text) => {
          said += text;
        });
        const ended = new Promise((resolve) => server.once("close", resolve));
        const answer = () =>
          fetch(`http://localhost:${port}/`).then(
            ({ status }) => status,
            () => said,
          );
        try {
          await expect.poll(answer, { timeout: 300_000 }).toBe(200);
          await withBrowserPage(async (page) => {
            await page.goto(`http://localhost:${port}/`, { timeout: 120_000 });
            const text = () => page.locator("#counter").textContent({ timeout: 1000 }).catch(String);
            /** Presses the button once it has a text, until that changes: it works once its script is there. */
            const press = async (before: string, after: string): Promise<void> => {
              await expect.poll(text, WAIT).toBe(before);
              await expect
                .poll(async () => {
                  if ((await text()) === before) await page.locator("#counter").click({ timeout: 1000 }).catch(String);
                  return text();
                }, WAIT)
                .toBe(after);
            };
            await press("Count 3", "Count 4");
            writeSite(docs, { "snippets/counter.jsx": COUNTER("Tally") });
            await press("Tally 3", "Tally 4");
            writeSite(docs, { "index.mdx": PAGE(7) });
            await press("Tally 7", "Tally 8");
          });
        } finally {
          server.kill("SIGTERM");
          await ended;
          rmSync(around, { recursive: true, force: true });
        }
      }, 900_000);
    }),
  );
