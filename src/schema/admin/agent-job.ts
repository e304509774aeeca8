import { type Static, Type } from "@sinclair/typebox";
import { described, oneOf } from "../values/annotate.ts";
import { dateTime, uri } from "../values/text.ts";

/** Source: specification, "States and transitions". */
const AGENT_JOB_STATUSES = ["active", "completed", "archived", "failed"] as const;

/** The states of an agent job. */
export const AgentJobStatus = oneOf(
  AGENT_JOB_STATUSES,
  described("The status of the job. Poll until it is `completed`, `archived` or `failed`.", {
    hints: {
      enumDescriptions: {
        active: "The agent is processing the prompt.",
        completed: "The agent finished. It may have opened a pull request: see `prLink`.",
        archived: "The job was archived, at the time in `archivedAt`.",
        failed: "The agent hit an error that it could not recover from.",
      },
    },
  }),
);
export type AgentJobStatus = Static<typeof AgentJobStatus>;

/** A run of the agent, as the job endpoint reports it. Source: specification, "AgentJob". */
export const AgentJob = Type.Object(
  {
    id: Type.String(described("Identifies the job; the last segment of the address that it is polled at.")),
    status: AgentJobStatus,
    source: Type.Object(
      {
        repository: Type.String(
          described("Full URL of the repository on its hosting platform.", {
            examples: ["https://github.com/acme/docs"],
          }),
        ),
        ref: Type.Union(
          [Type.String(), Type.Null()],
          described("The Git branch that the agent works on, if it has one."),
        ),
      },
      described("The repository that the agent reads and changes."),
    ),
    model: Type.String(described("The AI model that runs the job.")),
    prLink: Type.Union(
      [uri("URL of the pull request.", ["https://github.com/acme/docs/pull/42"]), Type.Null()],
      described(
        "URL of the pull request that the agent opened. `null` while the job is `active`, and for good when it changed no files.",
      ),
    ),
    createdAt: dateTime("When the job was created.", ["2026-11-21T03:45:00Z"]),
    archivedAt: Type.Union(
      [dateTime("A point in time."), Type.Null()],
      described("When the job was archived; `null` until then."),
    ),
  },
  described(
    "One run of the agent: a prompt worked on against a source repository, possibly ending in a pull request.",
    {
      title: "Agent job",
    },
  ),
);
export type AgentJob = Static<typeof AgentJob>;
