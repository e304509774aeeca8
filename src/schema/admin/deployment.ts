import { Type } from "@sinclair/typebox";
import { choice, described } from "../values/annotate.ts";
import { nullable } from "./nullable.ts";

const text = (description: string) => Type.Optional(Type.String(described(description)));
const texts = (description: string) => Type.Optional(Type.Array(Type.String(), described(description)));

const statusId = Type.String(described("Identifies the deployment: its status is asked for with it."));

export const UpdateTicket = Type.Object(
  { statusId },
  described("The answer to a request for a deployment.", { title: "Update ticket" }),
);

export const PreviewTicket = Type.Object(
  { statusId, previewUrl: Type.String(described("The address of the preview.")) },
  described("The answer to a request for a preview.", { title: "Preview ticket" }),
);

export const PreviewRequest = Type.Object(
  { branch: Type.String(described("The Git branch to show.", { minLength: 1 })) },
  described("The preview to deploy.", { title: "Preview request" }),
);

const commit = Type.Object(
  {
    sha: text("The hash of the commit."),
    ref: text("The branch or tag of the commit."),
    message: text("The message of the commit."),
    filesChanged: Type.Optional(
      Type.Object(
        {
          added: texts("New files."),
          modified: texts("Files with changes."),
          removed: texts("Files that are gone."),
        },
        described("The files that the commit changes."),
      ),
    ),
  },
  described("The commit that is deployed."),
);

const author = Type.Union(
  [
    Type.Object({
      name: text("The author's name."),
      avatarUrl: text("The address of the author's picture."),
      githubUserId: Type.Optional(Type.Number(described("The author's number on GitHub."))),
    }),
    Type.Null(),
  ],
  described("Who began the deployment; `null` if that is not known."),
);

export const Deployment = Type.Object(
  {
    _id: Type.String(described("The `statusId` of the deployment.")),
    projectId: text("The project."),
    createdAt: text("When the deployment was asked for."),
    endedAt: Type.Optional(nullable(Type.String(), "When the deployment ended; `null` or absent until then.")),
    status: choice("How far the deployment is. Poll until it is `success` or `failure`.", {
      queued: "It waits for its turn.",
      in_progress: "It is under way.",
      success: "The site is deployed.",
      failure: "It failed: see `summary` and `logs`.",
    }),
    summary: text("The outcome in a sentence."),
    logs: texts("What the deployment said, line by line."),
    subdomain: text("The subdomain of the site."),
    screenshot: text("The address of a picture of the site."),
    screenshotLight: text("The address of a picture of the site in light colors."),
    screenshotDark: text("The address of a picture of the site in dark colors."),
    author: Type.Optional(author),
    commit: Type.Optional(commit),
    source: text("What began the deployment, such as `api`, `github` or `dashboard`."),
  },
  described("A deployment of the site, as its status endpoint reports it.", { title: "Deployment" }),
);
