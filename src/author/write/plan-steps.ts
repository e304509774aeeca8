import { access, constants, lstat, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isInside, SiteError } from "../../site/config/docs-root.ts";
import { fileKind } from "../../site/config/file-kind.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { bytesOf, digestOf, doesExist, readFileText } from "./file-bytes.ts";
import { effectiveChanges, type FileChange, oldFileOf, textAfter } from "./file-change.ts";
import type { JournalHead, WriteStep } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { keptName, nextName } from "./temporary-files.ts";

/** A step, and what its new file is made from. */
export interface PlannedStep {
  readonly step: WriteStep;
  /** The new content; made when it is wanted, since all of them may not fit into memory. */
  readonly bytes: () => Buffer;
  /** The permissions of the old file. */
  readonly mode: number | undefined;
}

type Removing = Extract<FileChange, { kind: "delete" | "move" }>;

/**
 * The steps that carry out a plan: files are put in their places first, then those removed that are not wanted any more.
 *
 * @param folder that of the plan, without symbolic links
 * @throws {SiteError} if a file is not as the plan has read it, is read-only, or exists already
 */
export async function stepsOf(folder: string, plan: Plan): Promise<{ steps: PlannedStep[]; newFolders: string[] }> {
  const changes = effectiveChanges(plan.changes);
  const leaving = new Map(changes.filter(isRemoving).map((change) => [oldFileOf(change), change]));
  const newFolders = new Set<string>();
  const puts = new Map<string, PlannedStep>();
  for (const change of changes) {
    if (change.kind !== "create") await assertUnchanged(folder, oldFileOf(change), change);
    if (change.kind === "delete") continue;
    const planned = await putStep(folder, change, leaving);
    const same = puts.get(planned.step.file);
    if (same && !isSameStep(same.step, planned.step)) throw new SiteError(`${change.file} is changed twice`);
    if (same) continue;
    puts.set(planned.step.file, planned);
    if (planned.step.kind === "make")
      for (const path of await missingFolders(folder, change.file)) newFolders.add(path);
  }
  const removes = [...leaving]
    .filter(([file]) => !puts.has(file))
    .map(([file, change]): PlannedStep => {
      const before = digestOf(bytesOf(change.before, change.encoding));
      return {
        step: { kind: "remove", file, kept: keptName(file), before },
        bytes: () => Buffer.of(),
        mode: undefined,
      };
    });
  return { steps: [...puts.values(), ...removes], newFolders: [...newFolders] };
}

const isRemoving = (change: FileChange): change is Removing => change.kind === "delete" || change.kind === "move";

/** Two names of one file, by a symbolic link, may be edited alike. */
const isSameStep = (one: WriteStep, other: WriteStep): boolean =>
  one.kind === "replace" && other.kind === "replace" && one.after === other.after;

/** The step that puts a text in its place: that of no file, or of one that is edited or goes elsewhere. */
async function putStep(
  folder: string,
  change: Exclude<FileChange, { kind: "delete" }>,
  leaving: ReadonlyMap<string, Removing>,
): Promise<PlannedStep> {
  const bytes = () => newBytes(change);
  const after = digestOf(bytes());
  const old = change.kind === "edit" ? change : leaving.get(change.file);
  const source = change.kind === "create" ? old && change.file : oldFileOf(change);
  const mode = source === undefined ? undefined : (await stat(join(folder, source))).mode;
  if (old) {
    const absolute = await realpath(join(folder, change.file));
    if (change.kind === "edit") await assertNotReadOnly(absolute, change.file);
    const file = pathFrom(folder, absolute);
    const before = digestOf(bytesOf(old.before, old.encoding));
    return { step: { kind: "replace", file, next: nextName(file), kept: keptName(file), before, after }, bytes, mode };
  }
  const { file } = change;
  if (await doesExist(join(folder, file))) throw new SiteError(`${file} exists already`);
  const copied = change.kind === "copy" && {
    from: change.from,
    before: digestOf(bytesOf(change.before, change.encoding)),
  };
  return { step: { kind: "make", file, next: nextName(file), after, ...copied }, bytes, mode };
}

function newBytes(change: FileChange): Buffer {
  try {
    return bytesOf(textAfter(change) ?? "", "encoding" in change ? change.encoding : undefined);
  } catch {
    throw new SiteError(`${change.file} is not UTF-8, and cannot contain what is to be written into it`);
  }
}

/** The file must have the bytes that the change was made from. */
async function assertUnchanged(
  folder: string,
  file: string,
  { before, encoding }: Exclude<FileChange, { kind: "create" }>,
): Promise<void> {
  const absolute = await realpath(join(folder, file)).catch(() => undefined);
  if (absolute === undefined) throw new SiteError(`${file} is gone`);
  if (!isInside({ folder }, absolute)) throw new SiteError(`${file} is a link that leads out of the docs root`);
  const found = await readFileText(absolute);
  if (found.before === before && found.encoding === encoding) return;
  const why = found.encoding === encoding ? "has changed since it was read" : "is not UTF-8";
  throw new SiteError(`${file} ${why}`);
}

/** The system lets a file be replaced whose content it protects; its owner may not want that. */
async function assertNotReadOnly(absolute: string, file: string): Promise<void> {
  const isAllowed = await access(absolute, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (isAllowed && ((await stat(absolute)).mode & 0o222) !== 0) return;
  throw new SiteError(`${file} is read-only`);
}

/** Most bytes of a name in the usual file systems. */
const LONGEST_NAME = 255;

/** The folders above a new file that do not exist, from above. @throws {SiteError} if it can't be made there */
async function missingFolders(folder: string, file: string): Promise<JournalHead["newFolders"]> {
  const long = file.split("/").find((name) => Buffer.byteLength(name) > LONGEST_NAME);
  if (long !== undefined) throw new SiteError(`${file} can't be made: ${long} has more than ${LONGEST_NAME} bytes`);
  await lstat(join(folder, file)).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "ENAMETOOLONG") throw new SiteError(`${file} can't be made: the path is too long`);
  });
  const missing: string[] = [];
  let above = dirname(file);
  for (; !(await doesExist(join(folder, above))); above = dirname(above)) missing.unshift(above);
  const absolute = await realpath(join(folder, above));
  if (!isInside({ folder }, absolute)) throw new SiteError(`${file} is outside the docs root`);
  if ((await fileKind(absolute)) !== "folder") throw new SiteError(`${file} can't be made: ${above} is not a folder`);
  return missing;
}
