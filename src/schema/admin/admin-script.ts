import { type TSchema, Type } from "@sinclair/typebox";
import { closed, described, oneOf } from "../values/annotate.ts";
import { uri } from "../values/text.ts";

const step = <Fields extends Record<string, TSchema>>(what: string, fields: Fields) =>
  Type.Object(
    {
      afterMs: Type.Number(
        described(
          `Milliseconds after ${what} from which on this counts, beside what earlier steps said of other fields.`,
          {
            minimum: 0,
          },
        ),
      ),
      ...fields,
    },
    closed("What changes at one moment."),
  );

const JobStep = step("the last prompt", {
  status: oneOf(["active", "completed", "archived", "failed"], described("The status of the job.")),
  prLink: Type.Optional(uri("The pull request that the agent opened.", ["https://github.com/acme/docs/pull/42"])),
  ref: Type.Optional(Type.String(described("The Git branch that the agent works on."))),
});

const DeploymentStep = step("the request", {
  status: oneOf(["queued", "in_progress", "success", "failure"], described("The status of the deployment.")),
  summary: Type.Optional(Type.String(described("The outcome in a sentence."))),
  logs: Type.Optional(Type.Array(Type.String(), described("What the deployment said, line by line."))),
});

/** How jobs and deployments go on that a server for tests begins. */
export const AdminScript = Type.Object(
  {
    jobs: Type.Optional(
      Type.Array(
        Type.Object(
          {
            prompt: Type.Optional(
              Type.String(described("Only for jobs whose last prompt contains this text. Default: for all.")),
            ),
            steps: Type.Array(JobStep, described("The states of the job, in the order of their time.")),
          },
          closed("The course of some jobs."),
        ),
        described("The courses of jobs; the first that fits counts."),
      ),
    ),
    deployments: Type.Optional(
      Type.Array(
        Type.Object(
          {
            branch: Type.Optional(
              Type.String(described("Only for previews of this branch. Default: for all deployments.")),
            ),
            steps: Type.Array(DeploymentStep, described("The states of the deployment, in the order of their time.")),
          },
          closed("The course of some deployments."),
        ),
        described("The courses of deployments; the first that fits counts."),
      ),
    ),
  },
  closed("How the jobs and deployments go on that `docsjson admin serve --script` begins.", { title: "Admin script" }),
);
