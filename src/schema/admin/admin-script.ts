import { type TSchema, Type } from "@sinclair/typebox";
import { oneOf } from "../values/annotate.ts";
import { amount, CLOSED, list, needed, object, partial, text } from "../values/forms.ts";
import { uri } from "../values/text.ts";

const step = <Fields extends Record<string, TSchema>>(what: string, fields: Fields) =>
  object(
    "What changes at one moment.",
    {
      afterMs: amount(
        `Milliseconds after ${what} from which on this counts, beside what earlier steps said of other fields.`,
        { minimum: 0 },
      ),
      ...fields,
    },
    CLOSED,
  );

const JobStep = step("the last prompt", {
  status: oneOf("The status of the job.", ["active", "completed", "archived", "failed"]),
  prLink: Type.Optional(uri("The pull request that the agent opened.", ["https://github.com/acme/docs/pull/42"])),
  ref: Type.Optional(text("The Git branch that the agent works on.")),
});

const DeploymentStep = step("the request", {
  status: oneOf("The status of the deployment.", ["queued", "in_progress", "success", "failure"]),
  summary: Type.Optional(text("The outcome in a sentence.")),
  logs: Type.Optional(list("What the deployment said, line by line.", Type.String())),
});

/** How jobs and deployments go on that a server for tests begins. */
export const AdminScript = partial(
  "How the jobs and deployments go on that `docsjson admin serve --script` begins.",
  {
    jobs: list(
      "The courses of jobs; the first that fits counts.",
      partial(
        "The course of some jobs.",
        {
          prompt: text("Only for jobs whose last prompt contains this text. Default: for all."),
          steps: needed(list("The states of the job, in the order of their time.", JobStep)),
        },
        CLOSED,
      ),
    ),
    deployments: list(
      "The courses of deployments; the first that fits counts.",
      partial(
        "The course of some deployments.",
        {
          branch: text("Only for previews of this branch. Default: for all deployments."),
          steps: needed(list("The states of the deployment, in the order of their time.", DeploymentStep)),
        },
        CLOSED,
      ),
    ),
  },
  { title: "Admin script", ...CLOSED },
);
