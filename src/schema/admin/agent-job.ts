import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../values/annotate.ts";
import { either, object, text } from "../values/forms.ts";
import { dateTime, uri } from "../values/text.ts";

/** Source: specification, "States and transitions". */
const AGENT_JOB_STATUSES = ["active", "completed", "archived", "failed"] as const;

/** The states of an agent job. */
export const AgentJobStatus = oneOf(
  "The status of the job. Poll until it is `completed`, `archived` or `failed`.",
  AGENT_JOB_STATUSES,
  {
    hints: {
      enumDescriptions: {
        active: "The agent is processing the prompt.",
        completed: "The agent finished. It may have opened a pull request: see `prLink`.",
        archived: "The job was archived, at the time in `archivedAt`.",
        failed: "The agent hit an error that it could not recover from.",
      },
    },
  },
);
export type AgentJobStatus = Static<typeof AgentJobStatus>;

/** A run of the agent, as the job endpoint reports it. Source: specification, "AgentJob". */
export const AgentJob = object(
  "One run of the agent: a prompt worked on against a source repository, possibly ending in a pull request.",
  {
    id: text("Identifies the job; the last segment of the address that it is polled at."),
    status: AgentJobStatus,
    source: object("The repository that the agent reads and changes.", {
      repository: text("Full URL of the repository on its hosting platform.", ["https://github.com/acme/docs"]),
      ref: either("The Git branch that the agent works on, if it has one.", [Type.String(), Type.Null()]),
    }),
    model: text("The AI model that runs the job."),
    prLink: either(
      "URL of the pull request that the agent opened. `null` while the job is `active`, and for good when it changed no files.",
      [uri("URL of the pull request.", ["https://github.com/acme/docs/pull/42"]), Type.Null()],
    ),
    createdAt: dateTime("When the job was created.", ["2026-11-21T03:45:00Z"]),
    archivedAt: either("When the job was archived; `null` until then.", [dateTime("A point in time."), Type.Null()]),
  },
  { title: "Agent job" },
);
export type AgentJob = Static<typeof AgentJob>;

export const AgentPrompt = object(
  "An instruction for the agent.",
  { prompt: text("The instruction that the agent works on.", { minLength: 1 }) },
  { title: "Agent prompt" },
);
