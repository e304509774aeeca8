import { Type } from "@sinclair/typebox";
import { choice } from "../values/annotate.ts";
import { amount, either, list, needed, object, partial, text } from "../values/forms.ts";
import { nullable } from "./nullable.ts";

const lines = (description: string) => list(description, Type.String());

const statusId = text("Identifies the deployment: its status is asked for with it.");

export const UpdateTicket = object(
  "The answer to a request for a deployment.",
  { statusId },
  { title: "Update ticket" },
);

export const PreviewTicket = object(
  "The answer to a request for a preview.",
  { statusId, previewUrl: text("The address of the preview.") },
  { title: "Preview ticket" },
);

export const PreviewRequest = object(
  "The preview to deploy.",
  { branch: text("The Git branch to show.", { minLength: 1 }) },
  { title: "Preview request" },
);

const commit = partial("The commit that is deployed.", {
  sha: text("The hash of the commit."),
  ref: text("The branch or tag of the commit."),
  message: text("The message of the commit."),
  filesChanged: partial("The files that the commit changes.", {
    added: lines("New files."),
    modified: lines("Files with changes."),
    removed: lines("Files that are gone."),
  }),
});

const author = either("Who began the deployment; `null` if that is not known.", [
  Type.Object({
    name: Type.Optional(text("The author's name.")),
    avatarUrl: Type.Optional(text("The address of the author's picture.")),
    githubUserId: Type.Optional(amount("The author's number on GitHub.")),
  }),
  Type.Null(),
]);

export const Deployment = partial(
  "A deployment of the site, as its status endpoint reports it.",
  {
    _id: needed(text("The `statusId` of the deployment.")),
    projectId: text("The project."),
    createdAt: text("When the deployment was asked for."),
    endedAt: nullable(Type.String(), "When the deployment ended; `null` or absent until then."),
    status: needed(
      choice("How far the deployment is. Poll until it is `success` or `failure`.", {
        queued: "It waits for its turn.",
        in_progress: "It is under way.",
        success: "The site is deployed.",
        failure: "It failed: see `summary` and `logs`.",
      }),
    ),
    summary: text("The outcome in a sentence."),
    logs: lines("What the deployment said, line by line."),
    subdomain: text("The subdomain of the site."),
    screenshot: text("The address of a picture of the site."),
    screenshotLight: text("The address of a picture of the site in light colors."),
    screenshotDark: text("The address of a picture of the site in dark colors."),
    author,
    commit,
    source: text("What began the deployment, such as `api`, `github` or `dashboard`."),
  },
  { title: "Deployment" },
);
