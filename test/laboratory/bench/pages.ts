import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "docsjson/node";
import { readPage } from "docsjson/pages";
import { leastCpu, printTable } from "./_measure.ts";
import { writeSite } from "./_written-site.ts";

// What is inside pages: a site of PAGES pages against a bare read of its files, cold and with the readings of the last
// run, and how the time grows when a hostile page doubles (2 is linear, 4 is quadratic). All are this process's own time.

const PAGES = Number(process.env.PAGES ?? 24_803);

/** This process's own time (ms) for a piece of work. */
async function ownTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The most memory (MB) that a process takes which checks a site, without the readings of the last run. */
function memoryOfCheck(folder: string): number {
  rmSync(join(folder, "node_modules/.cache"), { recursive: true });
  const script = `import { checkSite } from "docsjson/node";
await checkSite(process.argv[1], { keepReadings: true });
console.log(process.resourceUsage().maxRSS);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", script, folder], { encoding: "utf8" });
  return Math.round(Number(printed) / 1024);
}

const HOSTILE: readonly (readonly [name: string, size: number, make: (n: number) => string])[] = [
  ["one line of n characters", 2_500_000, (n) => "word ".repeat(n / 5)],
  ["n open brackets", 250_000, (n) => "[".repeat(n)],
  ["n brackets", 25_000, (n) => `${"[".repeat(n)}a${"](b)".repeat(n)}`],
  ["tags n deep", 2_500, (n) => `${"<a>".repeat(n)}${"</a>".repeat(n)}`],
  ["n lines of lists", 50_000, (n) => "- [a](b) `c`\n".repeat(n)],
  ["n headings of one name", 25_000, (n) => "## Name\n".repeat(n)],
  ["n expressions", 2_500, (n) => "{[1].map((a) => a)} ".repeat(n)],
  ["an expression of n terms", 5_000, (n) => `{[${"a(1),".repeat(n)}]}`],
];

export async function run(): Promise<void> {
  const { folder, files } = writeSite(PAGES);
  try {
    const read = () => {
      for (const file of files) readFileSync(join(folder, file), "utf8");
    };
    await ownTime(read);
    const bare = await ownTime(read);
    const options = { keepReadings: true, rules: { "*": "off" } } as const;
    const whole = (contents: boolean) => () => checkSite(folder, { ...options, contents });
    const without = await ownTime(whole(false));
    const cold = await ownTime(whole(true));
    const kept = await ownTime(whole(true));
    // The first of its runs checks; of the others, each finds that nothing has changed.
    const command = [join(import.meta.dirname, "../../../dist/cli.js"), "check", folder, "--rule", "*=off"];
    const [node = 0, again = 0] = leastCpu([["-e", "0"], command], join(folder, "node_modules"), 4);
    const memory = memoryOfCheck(folder);
    printTable(
      [`${files.length.toLocaleString("en")} pages`, "ms", "times a bare read"],
      [
        ["bare read of all files", bare, 1],
        ["check without what is inside pages", without, without / bare],
        ["check, cold", cold, cold / bare],
        ["check with the readings of the last run", kept, kept / bare],
        ["the command once more, nothing changed, beyond bare Node", again - node, (again - node) / bare],
        ["what is inside pages, cold", cold - without, (cold - without) / bare],
        ["what is inside pages, kept", kept - without, (kept - without) / bare],
      ],
    );
    console.log(`memory: ${memory} MB at most in a process that checks it once, cold\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const rows: (string | number)[][] = [];
  for (const [name, size, make] of HOSTILE) {
    const times: number[] = [];
    for (const n of [size, size * 2, size * 4]) {
      const text = make(n);
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3; round++) best = Math.min(best, await ownTime(() => readPage(text)));
      times.push(best);
    }
    const [first = 0, second = 0, third = 0] = times;
    rows.push([name, (size * 4).toLocaleString("en"), third, second / first, third / second]);
  }
  printTable(["hostile pages", "n", "ms", "ratio", "ratio"], rows);
}
