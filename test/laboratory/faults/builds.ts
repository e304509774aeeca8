import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const FILES = 400;

/** A folder for sites, with a file of somebody else beside them. */
interface Place {
  readonly around: string;
  readonly out: string;
  readonly docs: string;
}

/**
 * Puts a site into a folder again and again, killed at any moment, and two at once: what is there is one whole site, of the last
 * run or of one before, and nothing else is gone.
 */
export async function disturbBuilds(kills: number, races: number): Promise<string> {
  const around = mkdtempSync(join(tmpdir(), "docsjson-faults-"));
  const place = { around, out: join(around, "out"), docs: join(around, "docs") };
  mkdirSync(place.docs);
  writeFileSync(join(around, "other.txt"), "mine");
  try {
    const gaps = await killBuilds(place, kills);
    await raceBuilds(place, races);
    const full = await fillDiskOfBuild(place);
    return `${kills} kills (${gaps} between the two renames), ${races} races, ${full}`;
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
}

async function killBuilds(place: Place, kills: number): Promise<number> {
  await ended(put(place, "first"));
  let gaps = 0;
  for (let round = 0; round < kills; round++) {
    const child = put(place, `killed ${round}`);
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    await wait(Math.random() * 120);
    child.kill("SIGKILL");
    await ended(child);
    if (existsSync(place.out)) assertWhole(place);
    else {
      gaps++;
      await ended(put(place, `again ${round}`));
      assertWhole(place);
    }
  }
  return gaps;
}

async function raceBuilds(place: Place, races: number): Promise<void> {
  for (let round = 0; round < races; round++) {
    const children = ["one", "two", "three"].map((name) => put(place, `${name} ${round}`));
    for (const child of children) if ((await ended(child)) !== 0) throw new Error(`a build of race ${round} failed`);
    assertWhole(place);
  }
}

/** Puts a site onto a disk that is full: the earlier one stays, whole. */
async function fillDiskOfBuild({ around, docs }: Place): Promise<string> {
  const disk = join(around, "disk");
  mkdirSync(disk);
  // Room for the first site, and for a part of the second one.
  const made = spawnSync("mount", ["-t", "tmpfs", "-o", `nr_inodes=${FILES + 200}`, "tmpfs", disk]);
  if (made.status !== 0) return "no full disk (a small one cannot be mounted here)";
  try {
    const place = { around, docs, out: join(disk, "out") };
    if ((await ended(put(place, "first"))) !== 0) throw new Error("the first site did not fit");
    if ((await ended(put(place, "second"))) === 0) throw new Error("the second site fitted");
    const files = readdirSync(place.out, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".html"),
    );
    const texts = new Set(files.map((file) => readFileSync(join(place.out, file), "utf8")));
    if (files.length !== FILES || [...texts].join() !== "first") throw new Error(`the site has ${files.length} files`);
    return "1 full disk";
  } finally {
    spawnSync("umount", [disk]);
  }
}

/** Asserts that all files are of one version, and that the file of somebody else is there. */
function assertWhole({ around, out }: Place): void {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const versions = new Set(files.map((file) => readFileSync(join(out, file), "utf8")));
  if (files.length !== FILES || versions.size !== 1)
    throw new Error(`the site has ${files.length} files of ${[...versions].join(", ")}`);
  if (readFileSync(join(around, "other.txt"), "utf8") !== "mine")
    throw new Error("a file of somebody else has changed");
}

const put = ({ out, docs }: Place, version: string): ChildProcess =>
  spawn(
    process.execPath,
    ["--import", "tsx", "test/laboratory/faults/put-site.mjs", out, docs, version, String(FILES)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once("close", resolve));
