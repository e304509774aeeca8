import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPglite } from "docsjson/admin/server";
import { assertComplete, startImport, writeDump } from "./imports.ts";

/** Imports into a folder on a small disk until that is full, starts again there, makes room, and imports the rest. */
export async function fillDisk(): Promise<string> {
  const disk = mkdtempSync(join(tmpdir(), "docsjson-disk-"));
  const mount = (options: string) => spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk]).status === 0;
  if (!mount("size=150m")) return "SKIPPED: a small disk cannot be mounted here (needs root)";
  const dump = writeDump(10_000, { length: 12_000 });
  const options = ["--data", join(disk, "data")];
  const expectFull = async (when: string) => {
    const run = startImport(dump, options);
    const { status } = await run.ended;
    if (status !== 2 || !/the disk of .* is full/.test(run.said())) {
      throw new Error(`${when}: exit status ${status}: ${run.said()}`);
    }
  };
  try {
    await expectFull("the import that fills the disk");
    await expectFull("the next start");
    const filler = join(disk, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]);
    await expectFull("a start on a disk without a free byte");
    rmSync(filler);
    mount("remount,size=600m");
    // Somebody else fills the disk while the import runs: the last write may fail within PGlite.
    const run = startImport(dump, options);
    while (!run.said().includes("lines committed") && run.child.exitCode === null) await new Promise(setImmediate);
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]);
    const { status } = await run.ended;
    if (status !== 2 && status !== 1) throw new Error(`a disk filled by others: exit status ${status}: ${run.said()}`);
    rmSync(filler, { force: true });
    const last = startImport(dump, options);
    const end = await last.ended;
    if (end.status !== 1) throw new Error(`after room was made: exit status ${end.status}: ${last.said()}`);
    const connection = await connectPglite(join(disk, "data"));
    await assertComplete(connection, dump).finally(() => connection.close());
    return `3 starts on a full disk and 1 filled by others ended by themselves; then all ${dump.records.size} records were there`;
  } finally {
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
    dump.remove();
  }
}
