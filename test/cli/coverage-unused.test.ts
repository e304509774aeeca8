import { expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

it("docsjson coverage --unused counts pages, images and snippets that nothing names, and --min fails for them", () => {
  const cwd = tempSite({
    "docs.json": '{ "navigation": { "pages": ["index"] } }',
    "index.mdx": "![](/used.png) [a](./linked)\n",
    "linked.mdx": "[me](/forgotten-by-all)",
    "old-page.mdx": "[itself](/old-page)",
    "used.png": "",
    "old.png": "",
    "snippets/old.mdx": "",
  });
  expect(runCli(["coverage"], { cwd }).stdout).not.toContain("images");
  const { stdout, stderr, status } = runCli(["coverage", "--unused", "--list", "--min", "60"], { cwd });
  expect(stdout).toBe(
    "pages      1 of 3  33 %\n  linked\n  old-page\nreachable  2 of 3  66 %\n  old-page\n" +
      "images     1 of 2  50 %\n  old.png\nsnippets   0 of 1   0 %\n  snippets/old.mdx\n",
  );
  expect(stderr).toBe("below 60 %: pages, images, snippets\n");
  expect(status).toBe(1);
});
