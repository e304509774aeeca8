import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  DISTURBED_WRITERS,
  DisturbedSite,
  editMeanwhile,
  killAndMend,
  type Undisturbed,
  undisturbed,
} from "../laboratory/faults/disturbed-site.ts";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli } from "../support/run-cli.ts";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

const plain = new Map<string, Promise<Undisturbed>>();

/** How a writer ends undisturbed, which is looked at once. */
function undisturbedOnce(name: string): Promise<Undisturbed> {
  const known = plain.get(name) ?? undisturbed(name);
  plain.set(name, known);
  return known;
}

function siteOf(name: string): DisturbedSite {
  const site = new DisturbedSite(name);
  onTestFinished(() => site.remove());
  return site;
}

/** The operation at which about so much of the work is done. */
const at = async (name: string, share: number) => Math.ceil((await undisturbedOnce(name)).operations * share);

// `npm run faults -- writers` does the same at every operation.
describe("a writer that is killed", () => {
  it.each(Object.keys(DISTURBED_WRITERS))("%s: a further run ends where an undisturbed one does", async (name) => {
    const kill = { at: await at(name, 0.6) };
    expect(await killAndMend(name, await undisturbedOnce(name), kill, "--resume")).toEqual([]);
    expect(await killAndMend(name, await undisturbedOnce(name), kill, "--undo")).toEqual([]);
  });

  it.each([0.05, 0.2, 0.4, 0.5, 0.7, 0.8, 0.9, 0.98])("mv: after %f of its work too", async (share) => {
    const further = (share * 100) % 20 === 0 ? "--undo" : "--resume";
    expect(await killAndMend("mv", await undisturbedOnce("mv"), { at: await at("mv", share) }, further)).toEqual([]);
  });

  it("is named by the next run of any writer, which does nothing", async () => {
    const site = siteOf("mv");
    await site.run([], { deed: "kill", at: await at("mv", 0.7) });
    const half = site.state();
    const { status, stderr } = await site.run(["--dry-run"]);
    expect(stderr).toMatch(
      /^docsjson mv: "mv guides\/ help" was interrupted with \d of 8 changes made: --resume finishes it, --undo takes it back\n$/,
    );
    expect(status).toBe(2);
    expect(site.state()).toEqual(half);
    expect((await site.run(["--resume", "--undo"])).stderr).toContain("give --resume or --undo, not both");
    expect((await site.run(["--undo"])).stderr).toBe("taken back: mv guides/ help\n");
    expect((await site.run(["--undo"])).stderr).toBe("nothing was interrupted: there is nothing to take back\n");
  });

  it("is found among several sites", async () => {
    const site = siteOf("check --fix");
    await site.run([], { deed: "kill", at: await at("check --fix", 0.6) });
    const other = tempSite({ "docs.json": {} });
    const { status, stderr } = runCli(["check", "--fix", "--resume", other, site.folder], { cwd: other });
    expect(stderr).toMatch(/^finished: /);
    expect(status).toBe(0);
    expect(site.state()).toEqual((await undisturbedOnce("check --fix")).after);
  });

  it("has its edited files kept by --undo", async () => {
    const site = siteOf("mv");
    await site.run([], { deed: "kill", at: await at("mv", 0.8) });
    appendFileSync(join(site.folder, "index.mdx"), "More.\n");
    const { stderr } = await site.run(["--undo"]);
    expect(stderr).toBe("taken back: mv guides/ help\nindex.mdx was changed after that, and keeps its text\n");
    const { before } = await undisturbedOnce("mv");
    expect(site.state()).toEqual({ ...before, "index.mdx": "See [a](/help/a) and [b](help/b).\nMore.\n" });
  });

  it("changes nothing outside its folder when a link was put on the way meanwhile", async () => {
    const site = siteOf("mv");
    await site.run([], { deed: "kill", at: await at("mv", 0.8) });
    const outside = tempSite({ "a.mdx": "Theirs.\n" });
    const before = folderTexts(outside);
    rmSync(join(site.folder, "help"), { recursive: true });
    symlinkSync(outside, join(site.folder, "help"));
    for (const option of ["--resume", "--undo"]) {
      const { status, stderr } = await site.run([option]);
      expect([status, stderr]).toEqual([2, expect.stringContaining("is outside the docs root")]);
    }
    expect(folderTexts(outside)).toEqual(before);
  });
});

/** A journal that would put a file of its own over another one, made elsewhere. */
const FOREIGN = [
  {
    title: "x",
    owner: { pid: 0, host: "", started: "" },
    self: "1 1",
    steps: [{ kind: "make", file: "index.mdx", next: ".x.AbCdEfGhIjKl.docsjson-next", after: "" }],
    newFolders: [],
  },
  { state: "writing" },
];
const lines = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join("");
const [HEAD] = FOREIGN;

describe("a journal that no run has left here", () => {
  it.each([
    ["of another folder", lines(FOREIGN)],
    ["of an older version", lines([{ title: "x", steps: [] }, { state: "writing" }])],
    [
      "that leads outside",
      lines([{ ...HEAD, steps: [{ kind: "remove", file: "../x", kept: "../.x.AbCdEfGhIjKl.docsjson-kept" }] }]),
    ],
    ["with a state of its own", lines([HEAD, { state: "improving" }])],
    ["that is no journal", "[]\n"],
    ["that is none at all", "hello\n"],
  ])("%s is not carried out, and --undo sets it aside", async (_, text) => {
    const site = siteOf("mv");
    writeFileSync(join(site.folder, ".x.AbCdEfGhIjKl.docsjson-next"), "Theirs.\n");
    const { "index.mdx": index } = site.state();
    writeFileSync(join(site.folder, ".docsjson-journal.jsonl"), text);
    for (const options of [[], ["--resume"]]) {
      const { status, stderr } = await site.run(options);
      expect([status, stderr]).toEqual([2, expect.stringContaining("but copied or committed: --undo sets it aside")]);
    }
    const undone = await site.run(["--undo"]);
    expect(undone.stderr).toMatch(
      /^\.docsjson-journal\.jsonl was not written here, and is \S+ now; nothing was taken back\n$/,
    );
    expect(undone.status).toBe(1);
    expect(site.state()["index.mdx"]).toBe(index);
    expect((await site.run(["--dry-run"])).status).toBe(0);
  });

  it("is a copy of one that a run has left, or a link to one", async () => {
    const site = siteOf("mv");
    await site.run([], { deed: "kill", at: await at("mv", 0.8) });
    const journal = join(site.folder, ".docsjson-journal.jsonl");
    renameSync(journal, `${journal}.old`);
    copyFileSync(`${journal}.old`, journal);
    expect((await site.run(["--resume"])).stderr).toContain("but copied or committed");
    rmSync(journal);
    symlinkSync(`${journal}.old`, journal);
    expect((await site.run(["--resume"])).stderr).toContain("but copied or committed");
    rmSync(journal);
    renameSync(`${journal}.old`, journal);
    expect((await site.run(["--resume"])).stderr).toBe("finished: mv guides/ help\n");
  });

  it.runIf(process.platform !== "win32")("is a pipe, which nobody waits for", async () => {
    const site = siteOf("mv");
    execFileSync("mkfifo", [join(site.folder, ".docsjson-journal.jsonl")]);
    expect((await site.run(["--resume"])).stderr).toContain("but copied or committed");
    expect((await site.run(["--undo"])).status).toBe(1);
  });
});

// What cannot be carried out is found before anything is written, and locks nothing.
describe("a plan that the file system does not allow", () => {
  const LONG = "n".repeat(300);
  it.each([
    [["mv", "guides/a", "LICENSE/a"], "LICENSE/a.mdx can't be made: LICENSE is not a folder"],
    [["mv", "guides/a", "LICENSE/deep/a"], "LICENSE/deep/a.mdx can't be made: LICENSE is not a folder"],
    [["mv", "guides/a", `guides/${LONG}`], "has more than 255 bytes"],
    [["mv", "guides/a", `${LONG}/new/a`], "has more than 255 bytes"],
    [["version", "cut", LONG], "has more than 255 bytes"],
    [["mv", "guides/a", `${"deep/".repeat(1000)}a`], "too long"],
  ])("%j is refused, under --dry-run too", (args, message) => {
    const { files } = DISTURBED_WRITERS.mv as { files: SiteFiles };
    const cwd = tempSite({ ...files, LICENSE: "Free.\n" });
    const before = folderTexts(cwd);
    for (const more of [["--dry-run"], []]) {
      const { stdout, stderr, status } = runCli([...args, ...more], { cwd });
      expect([stdout, status]).toEqual(["", 2]);
      expect(stderr).toContain(message);
      expect(stderr).not.toContain("    at ");
      expect(folderTexts(cwd)).toEqual(before);
    }
    expect(runCli(["mv", "guides/a", "start"], { cwd }).status).toBe(0);
  });
});

describe("a writer that is disturbed", () => {
  it.each([0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9])("mv: loses no edit that is made after %f of its work", async (share) => {
    const edit = { at: await at("mv", share), deed: "append", file: "index.mdx" } as const;
    expect(await editMeanwhile("mv", await undisturbedOnce("mv"), edit)).toEqual([]);
  });

  // Another file may take the place of one that was compared, up to its very rename.
  it.each([15, 16, 17, 18])("diff --write: keeps a file that is saved by a rename at operation %i", async (at) => {
    const edit = { at, deed: "replace", file: "docs.json" } as const;
    expect(await editMeanwhile("diff --write", await undisturbedOnce("diff --write"), edit)).toEqual([]);
  });

  it("ends by Ctrl+C with the site as it was", async () => {
    const site = siteOf("mv");
    const { signal, stderr } = await site.run([], { deed: "interrupt", at: await at("mv", 0.7) });
    expect({ signal, stderr }).toEqual({ signal: "SIGINT", stderr: "stopped; nothing was written\n" });
    expect(site.state()).toEqual((await undisturbedOnce("mv")).before);
  });

  it.each([0.2, 0.4, 0.6, 0.8])(
    "mv: takes all back if the system refuses an operation after %f of it",
    async (share) => {
      const site = siteOf("mv");
      const { status, stderr } = await site.run([], { deed: "fail", at: await at("mv", share) });
      if (status === 0) {
        expect(site.state()).toEqual((await undisturbedOnce("mv")).after);
        return;
      }
      expect(stderr).toMatch(/nothing was written|not permitted/);
      expect(stderr).not.toContain("    at ");
      expect(site.state()).toEqual((await undisturbedOnce("mv")).before);
    },
  );

  it("says what stays if a folder can't be written to, and finishes once it can", async () => {
    const site = siteOf("mv");
    await site.run([], { deed: "kill", at: await at("mv", 0.55) });
    mkdirSync(join(site.folder, "help"), { recursive: true });
    chmodSync(join(site.folder, "docs.json"), 0o644);
    expect(existsSync(join(site.folder, ".docsjson-journal.jsonl"))).toBe(true);
    expect((await site.run(["--resume"])).status).toBe(0);
    expect(site.state()).toEqual((await undisturbedOnce("mv")).after);
  });
});
