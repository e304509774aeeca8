import { createHmac, randomBytes } from "node:crypto";
import { assertWritable, carryOut } from "../../author/write/carry-out.ts";
import { effectiveChanges, type FileChange } from "../../author/write/file-change.ts";
import type { Plan } from "../../author/write/plan.ts";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { countOf } from "../../diagnostic/words.ts";
import { formatPlan } from "../../report/format-plan.ts";
import { formatConcise } from "../../report/formats/concise.ts";
import { printable } from "../../report/text/printable.ts";
import type { CheckOptions } from "../../site/check-site.ts";
import { type ArgumentTable, type ArgumentValues, type CallContext, type Tool, tool } from "../tool.ts";
import type { ToolAnswer } from "./answer.ts";

/** Tokens are good for the process that has made them. */
const SECRET = randomBytes(32);

/** Plans are carried out one after the other. */
let last: Promise<unknown> = Promise.resolve();

interface PlanCall extends Pick<CallContext, "token" | "signal"> {
  /** The name of the tool. */
  readonly tool: string;
}

/** A tool that plans a change of a site: it shows the plan first, and carries it out with the plan's token. */
export const planTool = <const T extends ArgumentTable>({
  plan,
  ...definition
}: Pick<Tool, "name" | "description"> & {
  readonly arguments: T;
  plan(values: ArgumentValues<T>, site: string, options: CheckOptions): Promise<Result<Plan> | ToolAnswer>;
}): Tool =>
  tool({
    ...definition,
    writes: true,
    run: async (values, { site, options, ...call }) => {
      const planned = await plan(values, await site(), options);
      return "ok" in planned ? answerPlan(planned, { ...call, tool: definition.name }) : planned;
    },
  });

/**
 * Shows a plan with a token, or carries it out if the call has that token. The plan is made anew for that, so a token is
 * refused if a file that the plan reads has changed, or an argument.
 */
async function answerPlan({ ok, value: plan, diagnostics }: Result<Plan>, call: PlanCall): Promise<ToolAnswer> {
  if (!ok) {
    const content = formatConcise(diagnostics).trimEnd().split("\n");
    const isRequest = diagnostics.every(({ code }) => code.startsWith("edit/") && code !== "edit/doubled-key");
    const why = isRequest ? "the request can't be carried out" : "docs.json must be corrected first";
    return { failed: true, head: `No plan: ${why}.`, content, noun: "finding" };
  }
  const changes = effectiveChanges(plan.changes);
  const left = plan.left.map(({ what, reason }) => printable(`left (${reason}): ${what}`));
  if (changes.length === 0)
    return { head: "Nothing to change.", content: left, noun: "line", data: { state: "nothing" } };
  const token = tokenOf(call.tool, plan, changes);
  if (call.token === token) return carryOutPlan(plan, changes, call.signal);
  await assertWritable(plan);
  const why =
    call.token === undefined
      ? "Nothing is written yet."
      : "Nothing was written: the token is not of this plan, because a file or an argument has changed since. This is the plan now.";
  return {
    failed: call.token !== undefined,
    head: `Plan: ${countOf(changes.length, "file change")}${sumOf(changes)}. ${why}`,
    content: [
      ...changes.map(changeLine),
      ...changes
        .filter(({ kind }) => kind !== "delete")
        .map((change) => formatPlan({ ...plan, changes: [change] }).trimEnd()),
      ...left,
    ].filter((piece) => piece !== ""),
    noun: "piece",
    foot: `To write it, call ${call.tool} again with the same arguments and "token": "${token}".`,
    data: { state: "planned", token, files: filesOf(changes) },
  };
}

const KIND_NOUNS: Readonly<Record<FileChange["kind"], string>> = {
  edit: "edit",
  create: "new file",
  delete: "removed file",
  move: "move",
  copy: "copied file",
};

/** How many changes a plan has of each kind, if it has several. */
function sumOf(changes: readonly FileChange[]): string {
  const kinds = [...groupBy(changes, ({ kind }) => kind)].map(([kind, found]) =>
    countOf(found.length, KIND_NOUNS[kind]),
  );
  return changes.length === 1 ? "" : ` (${kinds.join(", ")})`;
}

async function carryOutPlan(
  plan: Plan,
  changes: readonly FileChange[],
  signal: AbortSignal | undefined,
): Promise<ToolAnswer> {
  const turn = last.then(() => carryOut(plan, { signal }));
  last = turn.catch(() => {});
  await turn;
  return {
    head: `Written: ${countOf(changes.length, "file change")}.`,
    content: changes.map(changeLine),
    noun: "file",
    foot: "Call check to see what the site says now.",
    data: { state: "written", files: filesOf(changes) },
  };
}

/** How many files the data of a plan names: with more, its text says them. */
const MOST_FILES = 40;

const filesOf = (changes: readonly FileChange[]): string[] => changes.slice(0, MOST_FILES).map(changeLine);

function changeLine(change: FileChange): string {
  return printable(`${change.kind} ${"from" in change ? `${change.from} to ` : ""}${change.file}`);
}

/** Binds a plan to what it was made from and what comes of it. */
function tokenOf(tool: string, { folder, title }: Plan, changes: readonly FileChange[]): string {
  const hmac = createHmac("sha256", SECRET).update(JSON.stringify([tool, folder, title]));
  for (const change of changes) hmac.update(JSON.stringify(change));
  return hmac.digest("hex").slice(0, 24);
}
