import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFile, link, lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AdminStore, connectPglite, connectPostgres, type RecordKind, sqlStore } from "docsjson/admin/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AssistantConversation } from "../../../schemas/types.ts";
import { openDatabase, startPostgres, type TestDatabase } from "../../support/postgres.ts";
import { hasTool } from "../../support/tools/need.ts";
import { findPostgres } from "../../support/tools/postgres.ts";
import { conversation, conversations, feedback, job, searchTerm } from "../server/records.ts";

const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;

let folder: string;
let file: string;
let project: string;
let tests = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsjson-import-"));
  file = join(folder, "history.ndjson");
  project = `project-${tests++}`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lines = (records: readonly unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join("");
const to = (place: string[]) => [CLI, "admin", "import", file, "--project", project, ...place];
const inFolder = () => ["--data", join(folder, "data")];
/** PostgreSQL for the tests that are not about where the data is; a folder each where there is none. */
let database: TestDatabase | undefined;
beforeAll(async () => {
  if (hasTool("PostgreSQL")) database = await openDatabase();
});
afterAll(() => database?.close());
const somewhere = () => (database ? ["--database", database.url] : inFolder());
const withStore = async <T>([kind, where = ""]: string[], use: (store: AdminStore) => Promise<T>): Promise<T> => {
  const store = await sqlStore(kind === "--data" ? await connectPglite(where) : await connectPostgres(where));
  return use(store).finally(() => store.close());
};
const run = (args: string[], input?: string | Uint8Array) => {
  const { status, stdout, stderr } = spawnSync("node", args, { encoding: "utf8", input, cwd: folder });
  return { status, stdout, stderr: stderr.replaceAll(folder, "DIR") };
};
const readAll = async (store: AdminStore): Promise<AssistantConversation[]> => {
  const all: AssistantConversation[] = [];
  for (let before = "8"; ; ) {
    const rows = await store.list(project, "conversations", { from: "", before, limit: 5_000 });
    all.push(...rows.map(({ json }) => JSON.parse(json)));
    const last = rows.at(-1);
    if (!last) return all;
    before = last.position;
  }
};
const rejects = async () => {
  const text = await readFile(`${file}.rejects.ndjson`, "utf8");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
};

describe("docsjson admin import", () => {
  it("stores what can be stored and keeps the rest with line numbers and reasons", async () => {
    const good = Buffer.from(`\ufeff${lines([job()])}\r\n${lines(conversations(2))}`);
    const bad = [
      "{",
      "[]",
      '"text"',
      '{"id":"x"}',
      JSON.stringify({ ...conversation(), id: 7 }),
      JSON.stringify({ ...conversation(), timestamp: "soon" }),
      JSON.stringify({ ...conversation(), timestamp: "1969-12-31" }),
      JSON.stringify({ ...conversation(), resolutionStatus: "maybe" }),
      JSON.stringify({ ...conversation(), id: "a\u0000b" }),
      JSON.stringify(job({ source: { ...job().source, ref: "a\u0000" } })),
      JSON.stringify({ ...job(), source: { ref: null } }),
      JSON.stringify({ ...job(), createdAt: "2026-02-30T00:00:00Z" }),
      '{"__proto__":{"query":""}}',
    ];
    const tail = lines([{ ...conversation({ id: "last" }), extra: { kept: true } }]).trimEnd();
    await writeFile(
      file,
      Buffer.concat([good, Buffer.from(`${bad.join("\n")}\n`), Buffer.from([0xff, 10]), Buffer.from(tail)]),
    );

    expect(run(to(somewhere()))).toEqual({
      status: 1,
      stdout: "19 lines: 3 conversations and 1 job stored, 14 rejected\n",
      stderr: expect.stringMatching(
        /^line 5: is not JSON\nline 6: is not a JSON object\n(line \d+: .*\n){12}19 lines committed, 14 of them rejected\n14 rejected lines in DIR\/history.ndjson.rejects.ndjson\n$/,
      ),
    });
    const kept = await rejects();
    expect(kept.map(({ text }) => text)).toEqual([...bad, "\ufffd"]);
    expect(kept.map(({ line, error }) => `${line} ${error}`)).toMatchInlineSnapshot(`
      [
        "5 is not JSON",
        "6 is not a JSON object",
        "7 is not a JSON object",
        "8 is not a known record: a job has status, a conversation query, feedback path, a search searchQuery, views and visitors human",
        "9 /id must be a string, not a number",
        "10 timestamp must be an ISO 8601 date and time",
        "11 timestamp must not be before 1970",
        "12 /resolutionStatus must be "answered" or "unanswered"",
        "13 id must not contain control characters",
        "14 must not contain U+0000 or half a surrogate pair",
        "15 /source/repository is missing",
        "16 createdAt must be an ISO 8601 date and time",
        "17 is not a known record: a job has status, a conversation query, feedback path, a search searchQuery, views and visitors human",
        "18 is not UTF-8",
      ]
    `);
    await withStore(somewhere(), async (store) => {
      expect(JSON.parse((await store.read(project, "jobs", "job-1")) ?? "")).toEqual(job());
      expect((await readAll(store)).map(({ id }) => id)).toEqual(["last", "c-000001", "c-000000"]);
      expect((await readAll(store))[0]).toHaveProperty("extra.kept", true);
    });
  });

  it("stores what the exports of feedback, searches, views and visitors write", async () => {
    const row = { path: "/start", human: 3, ai: 1, total: 4 };
    const records = [
      feedback(),
      searchTerm(),
      { ...row, date: "2026-11-02" },
      row,
      feedback({ source: "fax" as never }),
    ];
    await writeFile(file, lines(records));
    expect(run(to(somewhere())).stdout).toBe(
      "5 lines: 0 conversations, 0 jobs, 1 piece of feedback and 1 search term stored, 3 rejected\n",
    );
    expect((await rejects()).map(({ line, error }) => `${line} ${error}`)).toEqual([
      "3 is a row of views or of visitors: say which by --as views or --as visitors",
      "4 is a row of views or of visitors: say which by --as views or --as visitors",
      '5 /source must be "code_snippet", "contextual", "agent" or "thumbs_only"',
    ]);
    await writeFile(file, lines([row, { ...row, date: "2026-11-02" }]));
    const again = ["--restart", "--force"];
    expect(run([...to(somewhere()), "--as", "views", ...again]).stdout).toContain("1 row of views stored, 1 rejected");
    expect((await rejects())[0].error).toContain("pass --date for all rows");
    const dated = run([...to(somewhere()), "--as", "visitors", "--date", "2026-11-01", ...again]);
    expect(dated.stdout).toBe("2 lines: 0 conversations, 0 jobs and 2 rows of visitors stored, 0 rejected\n");
    await withStore(somewhere(), async (store) => {
      const list = async (kind: RecordKind) => {
        const rows = await store.list(project, kind, { from: "", before: "8", limit: 10 });
        return rows.map(({ json }) => JSON.parse(json));
      };
      expect(await list("feedback")).toEqual([feedback()]);
      expect(await list("searches")).toEqual([searchTerm()]);
      expect(await list("views")).toEqual([{ ...row, date: "2026-11-02" }]);
      expect((await list("visitors")).map(({ date }) => date)).toEqual(["2026-11-02", "2026-11-01"]);
    });
  });

  it.each([
    [["--as", "clicks"], "--as"],
    [["--date", "yesterday"], "--date must be a day as YYYY-MM-DD"],
    [["--date", "2026-02-30"], "--date must be a day as YYYY-MM-DD"],
  ])("refuses %j", async (args, message) => {
    await writeFile(file, lines([job()]));
    const { status, stderr } = run([...to(somewhere()), ...args]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it("rejects lines that no server could give back, and goes on", async () => {
    const deep = `{"id":"d","query":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`;
    const nested = JSON.stringify(conversation({ id: "n" })).replace(
      /}$/,
      `,"x":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
    );
    const large = JSON.stringify(conversation({ response: "x".repeat(1_100_000) }));
    await writeFile(file, `${deep}\n${nested}\n${large}\n${lines([conversation({ id: "good" })])}`);
    expect(run(to(somewhere())).stdout).toBe("4 lines: 1 conversation and 0 jobs stored, 3 rejected\n");
    expect((await rejects()).map(({ error }) => error)).toEqual([
      "/timestamp is missing",
      "must not be nested more than 100 levels deep",
      "must not be larger than 1048576 bytes as JSON",
    ]);
  });

  it("rejects a state that comes after the end of a job", async () => {
    const done = job({ status: "completed" });
    await writeFile(file, lines([job(), done, job(), done]));
    expect(run(to(somewhere())).stdout).toBe("4 lines: 0 conversations and 3 jobs stored, 1 rejected\n");
    expect(await rejects()).toMatchObject([{ line: 3, error: "status must not go from completed to active" }]);
  });

  describe("--rejects", () => {
    const other = () => join(folder, "other.txt");
    const into = (...more: string[]) => [...to(somewhere()), "--rejects", other(), ...more];
    beforeEach(() => writeFile(file, `{\n${lines(conversations(2))}`));

    it("leaves a file alone that is there already, unless it is forced", async () => {
      await writeFile(other(), "precious");
      expect(run(into())).toEqual({
        status: 2,
        stdout: "",
        stderr: expect.stringContaining("DIR/other.txt exists already; pass --force to replace it"),
      });
      expect(await readFile(other(), "utf8")).toBe("precious");
      expect(run(into("--force")).status).toBe(1);
      expect(await readFile(other(), "utf8")).toBe('{"line":1,"error":"is not JSON","text":"{"}\n');
    });

    it.each(["symbolic", "hard"])("never writes over the dump, through a %s link", async (kind) => {
      const dump = await readFile(file, "utf8");
      await (kind === "hard" ? link(file, other()) : symlink(file, other()));
      for (const more of [[], ["--force"]]) {
        expect(run(into(...more)).stderr).toContain("--rejects names the file that is imported");
      }
      expect(await readFile(file, "utf8")).toBe(dump);
    });

    it("replaces the link and not what it leads to", async () => {
      const precious = join(folder, "precious");
      await writeFile(precious, "precious");
      await symlink(precious, other());
      expect(run(into("--force")).status).toBe(1);
      expect(await readFile(precious, "utf8")).toBe("precious");
      expect((await lstat(other())).isSymbolicLink()).toBe(false);
    });

    it("leaves nothing beside its file", async () => {
      expect(run(into()).status).toBe(1);
      expect((await readdir(folder)).filter((name) => name !== "data").sort()).toEqual(["history.ndjson", "other.txt"]);
    });

    it("keeps the lines of two imports apart", async () => {
      expect(run(into()).status).toBe(1);
      const second = join(folder, "second.ndjson");
      await writeFile(second, "[]\n");
      const args = [CLI, "admin", "import", second, "--project", project, ...somewhere(), "--rejects", other()];
      expect(run(args).stderr).toContain("exists already");
      expect(await readFile(other(), "utf8")).toContain("is not JSON");
    });
  });

  it("reads standard input", async () => {
    const args = [CLI, "admin", "import", "-", "--project", project, ...somewhere()];
    expect(run(args, lines(conversations(3))).stdout).toBe("3 lines: 3 conversations and 0 jobs stored, 0 rejected\n");
  });

  it("goes on where it was, when lines were added; starts over when the file is another one", async () => {
    await writeFile(file, `${lines(conversations(1500))}{\n`);
    expect(run(to(somewhere())).stdout).toBe("1501 lines: 1500 conversations and 0 jobs stored, 1 rejected\n");
    expect(run(to(somewhere()))).toMatchObject({
      status: 1,
      stdout: "1501 lines: 0 conversations and 0 jobs stored, 1 rejected (1501 lines were done before)\n",
    });
    await appendFile(file, `${lines(conversations(2, 1500))}}\n{"half`);
    expect(run(to(somewhere())).stdout).toBe(
      "1505 lines: 2 conversations and 0 jobs stored, 3 rejected (1501 lines were done before)\n",
    );
    expect((await rejects()).map(({ line }) => line)).toEqual([1501, 1504, 1505]);
    await appendFile(file, `": 1}\n`);
    expect(run(to(somewhere())).status).toBe(1);
    expect((await rejects()).map(({ line }) => line)).toEqual([1501, 1504, 1505]);

    await writeFile(file, lines(conversations(1600).map((one) => ({ ...one, query: "other" }))));
    expect(run(to(somewhere()))).toMatchObject({
      status: 0,
      stdout: "1600 lines: 1600 conversations and 0 jobs stored, 0 rejected\n",
    });
    await withStore(somewhere(), async (store) => {
      const all = await readAll(store);
      expect(all.length).toBe(1600);
      expect(new Set(all.map(({ query }) => query))).toEqual(new Set(["other"]));
    });
    await expect(rejects()).rejects.toThrow("ENOENT");
  });

  it.each([
    [["admin", "import", "--project", "p"], "admin import takes one FILE, or - for standard input"],
    [["admin", "import", "x.ndjson", "--project", "p"], /^cannot read .*x\.ndjson: ENOENT/],
    [["admin", "import", ".", "--project", "p", "--data", "d"], /^cannot read .*: it is a folder$/],
    [["admin", "import", "-"], "--project is missing (or DOCSJSON_PROJECT_ID in the environment)"],
    [["admin", "import", "-", "--project", "p"], "say where to: --data DIR or --database URL"],
    [
      ["admin", "import", "-", "--project", "p", "--data", "d", "--database", "u"],
      "give --data or --database, not both",
    ],
    [["admin", "import", "-", "--projekt", "p"], 'no option --projekt; did you mean "--project"?'],
    [["admin", "import", CLI, "--project", "p", "--rejects", CLI], "--rejects names the file that is imported"],
    [["admin", "import", "-", "--project", ""], "--project must not be empty"],
    [["admin", "serve", "--project", ""], "--project must not be empty"],
    [["admin", "serve", "--host", ""], "--host must not be empty: that would be every address"],
    [["admin", "serve", "--data", ""], "--data must not be empty"],
    [["admin"], "say serve or import"],
    [["admin", "imports"], 'expected serve or import, not "imports"'],
    [["admin", "serve", "--port", "70000"], /^--port is "70000"; expected a number from 0/],
    [["admin", "serve", "--database", "postgresql://x@127.0.0.1:1/x"], /^cannot open the database: .*ECONNREFUSED/],
  ])("%j is refused", (args, message) => {
    const { status, stdout, stderr } = run([CLI, ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    const [text] = stderr.replace("docsjson admin: ", "").split("\n");
    if (typeof message === "string") expect(text).toBe(message);
    else expect(text).toMatch(message);
  });

  it("takes an empty DOCSJSON_DATABASE_URL for none", () => {
    const env = { ...process.env, DOCSJSON_DATABASE_URL: "" };
    const command = [CLI, "admin", "import", "-", "--project", "p"];
    const { status, stderr } = spawnSync("node", command, { encoding: "utf8", input: "", cwd: folder, env });
    expect([status, stderr.split("\n")[0]]).toEqual([2, "docsjson admin: say where to: --data DIR or --database URL"]);
  });
});

describe("an import that is killed", () => {
  const total = 30_000;
  const bad = [5, 999, 1000, 1001, 20_000, 29_999];
  const sourceText = () => {
    const all = conversations(total).map((one) => JSON.stringify(one));
    for (const line of bad) all[line - 1] = `{"line":${line}}`;
    return `${all.join("\n")}\n`;
  };
  /**
   * Runs the import from a pipe in the file's place, so that it has no end before it is interrupted, however fast it is.
   * At the first commit that it tells of, `interrupt` is called; what it gives is read then. Afterwards the file is there.
   */
  const runUntilCommit = async (args: string[], interrupt: (stop: () => void) => string) => {
    const text = sourceText();
    execFileSync("sh", ["-c", 'mkfifo "$0"', file]);
    const source = spawn("sh", ["-c", 'exec cat 1<>"$0"', file], { stdio: ["pipe", "ignore", "inherit"] });
    source.stdin.on("error", () => {}).write(text.slice(0, text.length / 2));
    const child = spawn("node", args, { stdio: ["ignore", "ignore", "pipe"] });
    const closed = once(child, "close");
    let told = "";
    child.stderr.setEncoding("utf8").on("data", (more: string) => {
      const isFirst = !told.includes("lines committed");
      told += more;
      if (isFirst && told.includes("lines committed") && interrupt(() => child.kill("SIGKILL")) === "the rest")
        source.stdin.write(text.slice(text.length / 2));
    });
    const [status, signal] = await closed;
    source.kill();
    await rm(file);
    await writeFile(file, text);
    const acknowledged = Number([...told.matchAll(/(\d+) lines committed/g)].at(-1)?.[1]);
    return { status, signal, told, acknowledged };
  };
  const expectLines = async (store: AdminStore, upTo: number) => {
    const ids = new Set((await readAll(store)).map(({ id }) => id));
    const missing = conversations(upTo).filter(({ id }, index) => !ids.has(id) && !bad.includes(index + 1));
    expect(missing).toEqual([]);
    return ids.size;
  };

  it("has kept every line that it told of, and goes on to the same end, in a folder", async () => {
    const { signal, acknowledged } = await runUntilCommit(to(inFolder()), (stop) => {
      stop();
      return "no more";
    });
    expect(signal).toBe("SIGKILL");
    expect(acknowledged).toBeGreaterThanOrEqual(1_000);
    await withStore(inFolder(), (store) => expectLines(store, acknowledged));

    const { status, stdout, stderr } = run(to(inFolder()));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^going on after line \d{4,}\n/);
    expect(stdout).toMatch(
      /^30000 lines: \d+ conversations and 0 jobs stored, 6 rejected \(\d+ lines were done before\)$/m,
    );
    expect((await rejects()).map(({ line }) => line)).toEqual(bad);
    expect(await withStore(inFolder(), (store) => expectLines(store, total))).toBe(total - bad.length);
  }, 300_000);

  it.skipIf(findPostgres() === undefined)(
    "has kept every line that it told of when the database server is killed",
    async () => {
      const server = startPostgres();
      try {
        const { status, told, acknowledged } = await runUntilCommit(to(["--database", server.url]), () => {
          server.crash();
          return "the rest";
        });
        expect(status).toBe(2);
        expect(told).toMatch(
          /docsjson admin: the import stopped: .*; the same command goes on from the last commit\n$/,
        );
        expect(acknowledged).toBeGreaterThanOrEqual(1_000);
        server.start();
        const store = await sqlStore(await connectPostgres(server.url));
        await expectLines(store, acknowledged);
        expect(run(to(["--database", server.url])).stderr).toMatch(/^going on after line \d{4,}\n/);
        expect(await expectLines(store, total)).toBe(total - bad.length);
        expect((await rejects()).map(({ line }) => line)).toEqual(bad);
        await store.close();
      } finally {
        server.stop();
      }
    },
  );
});
