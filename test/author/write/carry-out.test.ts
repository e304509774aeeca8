import {
  appendFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { carryOut, formatPlan, type Plan, planMove, planSync, planVersion } from "docsjson/author";
import { loadSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { folderTexts } from "../../support/folder-texts.ts";
import { tempSite } from "../../support/temp-site.ts";

const SITE = {
  "docs.json": `{ "name": "Acme", "navigation": { "pages": ["index", "guides/a", "guides/b"] } }\n`,
  "index.mdx": "See [a](/guides/a) and [b](guides/b).\n",
  "guides/a.mdx": "Next: [B](./b)\n",
  "guides/b.mdx": "Back to [A](a).\n",
};

async function moveOf(folder: string, from = "guides/", to = "help"): Promise<Plan> {
  const { value } = await planMove(folder, from, to, { redirect: false });
  if (!value) throw new Error("nothing is planned");
  return value;
}

/** Does something when a plan is being carried out, directly before its n-th step: new texts come first, then removals. */
const atStep = (step: number, deed: () => void) => (what: string) => {
  if (what.startsWith(`writing files: ${step} of`)) deed();
};

describe("a plan", () => {
  it("is plain data that can be shown, and writes nothing by itself", async () => {
    const folder = tempSite(SITE);
    const plan = await moveOf(folder, "guides/a", "start/a");
    expect(structuredClone(plan)).toEqual(plan);
    expect(plan).toMatchObject({ title: "mv guides/a start/a", folder, left: [] });
    expect(plan.changes.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      "edit docs.json",
      "move start/a.mdx",
      "edit guides/b.mdx",
      "edit index.mdx",
    ]);
    expect(formatPlan(plan)).toContain("rename from guides/a.mdx\nrename to start/a.mdx\n");
    expect(folderTexts(folder)).toEqual(SITE);
  });

  it("says what it leaves, with the reason", async () => {
    const folder = tempSite({ ...SITE, "elsewhere/x.mdx": "" });
    const { value } = await planSync(folder);
    expect(value?.left).toEqual([{ what: "elsewhere/x", reason: "has no place by its folder" }]);
  });
});

describe("carryOut", () => {
  it("writes all of a plan, and leaves no file of its own and no empty folder", async () => {
    const folder = tempSite({ ...SITE, "guides/deep/c.mdx": "" });
    await carryOut(await moveOf(folder));
    expect(folderTexts(folder)).toEqual({
      "docs.json": SITE["docs.json"].replaceAll("guides", "help"),
      "index.mdx": SITE["index.mdx"].replaceAll("guides", "help"),
      "help/a.mdx": SITE["guides/a.mdx"],
      "help/b.mdx": SITE["guides/b.mdx"],
      "help/deep/c.mdx": "",
    });
    expect(readdirSync(folder).sort()).toEqual(["docs.json", "help", "index.mdx"]);
  });

  it("keeps a folder that has something left in it", async () => {
    const folder = tempSite({ ...SITE, "guides/chart.png": "", "guides/.notes": "" });
    await carryOut(await moveOf(folder));
    expect(readdirSync(join(folder, "help"))).toContain("chart.png");
    expect(readdirSync(join(folder, "guides"))).toEqual([".notes"]);
  });

  it("moves a folder into one of its own", async () => {
    const folder = tempSite({ ...SITE, "guides/old/a.mdx": "Old.\n" });
    await carryOut(await moveOf(folder, "guides/", "guides/old"));
    const { "docs.json": _, "index.mdx": __, ...pages } = folderTexts(folder);
    expect(pages).toEqual({
      "guides/old/a.mdx": SITE["guides/a.mdx"],
      "guides/old/b.mdx": SITE["guides/b.mdx"],
      "guides/old/old/a.mdx": "Old.\n",
    });
  });

  it.each([
    ["docs.json", "has changed since it was read"],
    ["guides/a.mdx", "has changed since it was read"],
    ["index.mdx", "has changed since it was read"],
  ])("writes nothing if %s is edited before it begins", async (file, message) => {
    const folder = tempSite(SITE);
    const plan = await moveOf(folder);
    appendFileSync(join(folder, file), "\n");
    await expect(carryOut(plan)).rejects.toThrow(`${file} ${message}; nothing was written`);
    expect(folderTexts(folder)).toEqual({ ...SITE, [file]: `${SITE[file as keyof typeof SITE]}\n` });
  });

  it.each([
    [1, "docs.json"],
    [1, "index.mdx"],
    [1, "guides/b.mdx"],
    [4, "index.mdx"],
    [6, "guides/b.mdx"],
  ])("loses no edit that is made before step %i, to %s, and takes all others back", async (step, file) => {
    const folder = tempSite(SITE);
    const edit = atStep(step, () => appendFileSync(join(folder, file), "\n"));
    const done = carryOut(await moveOf(folder), { onProgress: edit });
    await expect(done).rejects.toThrow(`${file} has changed since it was read; nothing was written`);
    expect(folderTexts(folder)).toEqual({ ...SITE, [file]: `${SITE[file as keyof typeof SITE]}\n` });
  });

  it("keeps an edit of what it has written already, and says so if it has to take the rest back", async () => {
    const folder = tempSite(SITE);
    const edit = atStep(6, () => {
      appendFileSync(join(folder, "help/a.mdx"), "Mine.\n");
      appendFileSync(join(folder, "guides/b.mdx"), "Mine.\n");
    });
    await expect(carryOut(await moveOf(folder), { onProgress: edit })).rejects.toThrow(
      "guides/b.mdx has changed since it was read; all is taken back, but help/a.mdx was changed after that, and keeps its text",
    );
    expect(folderTexts(folder)).toEqual({
      ...SITE,
      "guides/b.mdx": `${SITE["guides/b.mdx"]}Mine.\n`,
      "help/a.mdx": `${SITE["guides/a.mdx"]}Mine.\n`,
    });
  });

  it("takes the place of no file that was made meanwhile", async () => {
    const folder = tempSite(SITE);
    const plan = await moveOf(folder, "guides/a", "start");
    const make = atStep(2, () => writeFileSync(join(folder, "start.mdx"), "Mine.\n"));
    await expect(carryOut(plan, { onProgress: make })).rejects.toThrow("start.mdx exists by now; nothing was written");
    expect(folderTexts(folder)).toEqual({ ...SITE, "start.mdx": "Mine.\n" });
  });

  it("leaves the site as it was if it is stopped", async () => {
    const folder = tempSite(SITE);
    const stopper = new AbortController();
    const stopped = carryOut(await moveOf(folder), {
      signal: stopper.signal,
      onProgress: atStep(4, () => stopper.abort()),
    });
    await expect(stopped).rejects.toThrow("stopped; nothing was written");
    expect(folderTexts(folder)).toEqual(SITE);
    expect(readdirSync(folder).sort()).toEqual(["docs.json", "guides", "index.mdx"]);
  });

  it("leaves a read-only docs.json alone", async () => {
    const folder = tempSite(SITE);
    chmodSync(join(folder, "docs.json"), 0o444);
    await expect(carryOut(await moveOf(folder))).rejects.toThrow("docs.json is read-only; nothing was written");
    expect(folderTexts(folder)).toEqual(SITE);
  });

  it("keeps every byte of a page that is not UTF-8, and its mode", async () => {
    const folder = tempSite(SITE);
    const latin = Buffer.from("Caf\xe9: [B](./b) \xff\n", "latin1");
    writeFileSync(join(folder, "guides/a.mdx"), latin);
    chmodSync(join(folder, "guides/a.mdx"), 0o640);
    const { value: version } = await planVersion(folder, "v1");
    if (version) await carryOut(version);
    expect(readFileSync(join(folder, "v1/guides/a.mdx"))).toEqual(latin);
    await carryOut(await moveOf(folder, "guides/a", "start/a"));
    const moved = Buffer.from("Caf\xe9: [B](../guides/b) \xff\n", "latin1");
    expect(readFileSync(join(folder, "start/a.mdx"))).toEqual(moved);
    expect(statSync(join(folder, "start/a.mdx")).mode & 0o777).toBe(0o640);
  });

  it("changes the file behind a link once, and the link stays", async () => {
    const folder = tempSite(SITE);
    symlinkSync("index.mdx", join(folder, "home.mdx"));
    await carryOut(await moveOf(folder));
    expect(readFileSync(join(folder, "home.mdx"), "utf8")).toBe(SITE["index.mdx"].replaceAll("guides", "help"));
    expect(existsSync(join(folder, "home.mdx"))).toBe(true);
  });

  it("removes what a killed run has left, and shows it in no list", async () => {
    const folder = tempSite(SITE);
    const old = join(folder, "guides/.a.mdx.AbCdEfGhIjKl.docsjson-next");
    writeFileSync(old, "---\ntitle: Left\n---\n");
    expect([...(await loadSite(folder)).value.pages.keys()]).toEqual(["guides/a", "guides/b", "index"]);
    await carryOut(await moveOf(folder, "guides/a", "guides/c"));
    expect(existsSync(old)).toBe(true);
    utimesSync(old, new Date(0), new Date(0));
    await carryOut(await moveOf(folder, "guides/c", "guides/a"));
    expect(existsSync(old)).toBe(false);
  });
});
