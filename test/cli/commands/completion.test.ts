import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { CODES } from "../../../src/codes/table.ts";
import { REPORT_FORMATS } from "../../../src/report/format-diagnostics.ts";
import { runCli, transcript } from "../../support/run-cli.ts";
import { tempSite } from "../../support/temp-site.ts";
import { describeWith } from "../../support/tools/need.ts";
import { hasShell } from "../../support/tools/shells.ts";

const scripts = new Map<string, string>();

/** The script that a shell is given, made once. */
function scriptFor(shell: string): string {
  const script = scripts.get(shell) ?? runCli(["completion", shell]).stdout;
  scripts.set(shell, script);
  return script;
}

/** What bash offers for a command line; words are taken apart at spaces and at `=`, as readline does it. */
function bash(line: string): string[] {
  const words = line.split(/ |(=)/).filter((word) => word !== undefined);
  const kept = words.filter((word, index) => word !== "" || index === words.length - 1);
  if (line.endsWith("=")) kept.pop();
  const script = `${scriptFor("bash")}
compopt() { :; }
COMP_WORDS=(${kept.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${kept.length - 1}
_docsjson
printf '%s\\n' "\${COMPREPLY[@]}"`;
  // In a folder with files, whose names must not be taken for what `*` stands for.
  const cwd = tempSite({ "nav.txt": "" });
  return execFileSync("bash", ["--norc"], { input: script, encoding: "utf8", cwd })
    .split("\n")
    .filter((word) => word !== "");
}

describe.skipIf(!hasShell("bash"))("in bash", () => {
  it("completes commands", () => {
    expect(bash("docsjson c")).toEqual(["check", "coverage", "completion", "conversations"]);
    expect(bash("docsjson ")).toContain("explain");
  });

  it("completes the options of a command", () => {
    expect(bash("docsjson check --f")).toEqual(["--format", "--fix"]);
    expect(bash("docsjson jobs get --t")).toEqual(["--timeout"]);
    expect(bash("docsjson explain --")).toEqual(["--help"]);
  });

  it("completes the values of options", () => {
    expect(bash("docsjson check --format ")).toEqual([...REPORT_FORMATS]);
    expect(bash("docsjson check --format=j")).toEqual(["json", "junit"]);
    expect(bash("docsjson check --format=")).toEqual([...REPORT_FORMATS]);
    expect(bash("docsjson check --dialect m")).toEqual(["mintlify"]);
    expect(bash("docsjson check --rule nav/e")).toEqual(["nav/empty=", "nav/expanded-ignored="]);
    expect(bash("docsjson check --rule nav/*")).toEqual(["nav/*="]);
    expect(bash("docsjson check --rule nav/empty=")).toEqual(["off", "info", "warning", "error"]);
    expect(bash("docsjson check --rule nav/empty=w")).toEqual(["warning"]);
    expect(bash("docsjson check --output ")).toEqual([]);
  });

  it("completes codes, names of schemas, and what follows a command", () => {
    expect(bash("docsjson explain ")).toEqual(Object.keys(CODES));
    expect(bash("docsjson schema conf")).toEqual(["config"]);
    expect(bash("docsjson admin ")).toEqual(["serve", "import"]);
    expect(bash("docsjson completion ")).toEqual(["bash", "zsh", "fish"]);
  });
});

describe("the scripts", () => {
  const shells = ["bash", "zsh", "fish"];

  it.each(shells.filter(hasShell))("are ones that %s can read", (shell) => {
    const cwd = tempSite({ script: scriptFor(shell) });
    expect(spawnSync(shell, ["-n", "script"], { cwd, encoding: "utf8" }).stderr).toBe("");
  });

  it("have every option of every help", () => {
    for (const command of runCli(["--help"]).stdout.match(/^ {2}[a-z]+(?= )/gm) ?? []) {
      const options = runCli([command.trim(), "--help"]).stdout.match(/^ {2}--[\w-]+/gm) ?? [];
      for (const option of options.map((line) => line.trim())) {
        for (const shell of shells) {
          expect(scriptFor(shell)).toContain(shell === "fish" ? `-l ${option.slice(2)}` : option);
        }
      }
    }
  });
});

describeWith("fish", "in fish", () => {
  it("completes the values of an option", () => {
    // In a file: fish reads none from a socket, which standard input would be.
    const cwd = tempSite({ script: `${scriptFor("fish")}\ncomplete -C 'docsjson check --rule nav/empty='\n` });
    const { stdout } = spawnSync("fish", ["--no-config", "script"], { cwd, encoding: "utf8" });
    expect(stdout).toContain("nav/empty=warning");
  });
});

it("names the shells that there are", () => {
  expect(transcript(["completion", "fsh"])).toMatchInlineSnapshot(`
    "$ docsjson completion fsh
    stderr: docsjson completion: no completion for "fsh"; did you mean "fish" or "zsh"?
    stderr: docsjson completion --help tells more.
    exit 2"
  `);
  expect(runCli(["completion"]).stderr).toContain("name one shell: bash, zsh or fish");
});
