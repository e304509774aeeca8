import { availableParallelism } from "node:os";
import {
  DISTURBED_WRITERS,
  type DisturbedWriter,
  type Edit,
  editMeanwhile,
  type Kill,
  killAndMend,
  type Undisturbed,
  undisturbed,
} from "./disturbed-site.ts";
import { progressOf } from "./progress.ts";

/** One writer that is disturbed once, on a site of its own: what is done, and what is wrong after it. */
interface Round {
  readonly title: string;
  run(): Promise<readonly string[]>;
}

interface Place {
  readonly name: string;
  readonly at: number;
}

/** Which of all rounds are run: those of the `part`-th of `parts` equal parts. */
export interface Share {
  readonly part: number;
  readonly parts: number;
}

/** How much of a fault is shown (characters): some show a whole site. */
const LONGEST_FAULT = 1_000;

/**
 * Kills every writer at its operations, evenly over all of them, twice each if there are so many kills: once for a run
 * that finishes, once for one that takes back; the rest at random times, or together with the run that is to mend it. Then edits files while they write, every second
 * time at an operation, and else at a random time. As many at once as there are cores.
 *
 * @throws {Error} if a site is left that no further run can mend, or an edit is lost: stderr says which
 */
export async function disturbWriters(
  kills: number,
  edits: number,
  { part, parts }: Share,
  names: readonly string[] = Object.keys(DISTURBED_WRITERS),
): Promise<string> {
  const plain = new Map<string, Undisturbed>();
  for (const name of names) plain.set(name, await undisturbed(name));
  const places = names.flatMap((name) =>
    Array.from({ length: plain.get(name)?.operations ?? 0 }, (_, index) => ({ name, at: index + 1 })),
  );
  const all = [...killRounds(kills, places, plain), ...editRounds(edits, places, plain)];
  const rounds = all.filter((_, index) => index % parts === part - 1);
  const say = progressOf("writers");
  let faults = 0;
  let done = 0;
  const next = rounds.values();
  const work = async () => {
    for (const { title, run } of next) {
      const found = await run().catch((error: Error) => [error.message]);
      for (const fault of found) console.error(`${title}: ${fault.slice(0, LONGEST_FAULT)}`);
      faults += found.length;
      say(`${++done} of ${rounds.length} rounds, ${faults} faults`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (faults > 0) throw new Error(`${faults} faults, named on stderr`);
  const share = parts === 1 ? "" : `part ${part} of ${parts} of `;
  return `${share}${kills} kills of ${names.length} writers over their ${places.length} operations and at random, and ${edits} edits meanwhile: nothing is lost, and one further run mends each site`;
}

function killRounds(kills: number, places: readonly Place[], plain: ReadonlyMap<string, Undisturbed>): Round[] {
  // The two take turns, and the second time the other way round.
  const all = (["--resume", "--undo"] as const).flatMap((further) =>
    places.map((place, index) => ({ ...place, further: index % 2 === 0 ? further : other(further) })),
  );
  const names = [...plain.keys()];
  const whole = places.length * Math.min(2, Math.floor(kills / places.length));
  return Array.from({ length: kills }, (_, count) => {
    const place = whole === 0 ? all[evenly(count, kills, places.length)] : count < whole ? all[count] : undefined;
    const name = place?.name ?? (names[count % names.length] as string);
    const usual = plain.get(name) as Undisturbed;
    const round = Math.floor(count / names.length);
    const kill = place ? { at: place.at } : randomKill(usual, round % 2 === 0);
    const further = place?.further ?? (round % 4 < 2 ? "--resume" : "--undo");
    const title = `${name}, killed ${JSON.stringify(kill)}, ${further}`;
    return { title, run: () => killAndMend(name, usual, kill, further) };
  });
}

/** At a random time, or at any operation, and then the further run too. */
function randomKill({ time, operations }: Undisturbed, isTimed: boolean): Kill {
  const upTo = (most: number) => Math.ceil(Math.random() * most);
  return isTimed ? { after: upTo(time * 1.2) } : { at: upTo(operations), again: upTo(operations) };
}

const other = (further: "--resume" | "--undo") => (further === "--undo" ? "--resume" : "--undo");

const evenly = (count: number, of: number, length: number): number => Math.floor((count * length) / of);

function editRounds(edits: number, places: readonly Place[], plain: ReadonlyMap<string, Undisturbed>): Round[] {
  return Array.from({ length: edits }, (_, count) => {
    const { name, at } = places[evenly(count, edits, places.length)] as Place;
    const { edited } = DISTURBED_WRITERS[name] as DisturbedWriter;
    const usual = plain.get(name) as Undisturbed;
    // A file that the writer removes may go with an edit that it has read.
    const staying = edited.filter((file) => file in usual.after);
    const turn = Math.floor(count / 2);
    const edit: Edit =
      count % 2 === 1 && staying.length > 0
        ? {
            deed: "append",
            after: Math.round(Math.random() * usual.time),
            file: staying[turn % staying.length] as string,
          }
        : {
            deed: Math.floor(turn / edited.length) % 2 === 0 ? "append" : "replace",
            at,
            file: edited[turn % edited.length] as string,
          };
    const title = `${name}, edited ${JSON.stringify(edit)}`;
    return { title, run: () => editMeanwhile(name, usual, edit) };
  });
}
