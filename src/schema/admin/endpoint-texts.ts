import type { EndpointName } from "./endpoints.ts";

/** What an endpoint does, in words. */
export interface EndpointText {
  readonly tag: "agent" | "assistant" | "analytics" | "deployments";
  readonly summary: string;
  readonly description: string;
  /** What the answer of a success contains. */
  readonly answer: string;
  /** Documented errors, by their status, if the common words for it do not do. */
  readonly errors?: Readonly<Record<number, string>>;
}

const NO_JOB = { 404: "The job was not found." };

export const ENDPOINT_TEXTS: Readonly<Record<EndpointName, EndpointText>> = {
  getAgentJob: {
    tag: "agent",
    summary: "Get an agent job",
    description:
      "The current status and details of an agent job. Poll it until `status` is `completed`, `archived` or `failed`.",
    answer: "The job as it is now.",
    errors: NO_JOB,
  },
  getAssistantConversations: {
    tag: "assistant",
    summary: "Get assistant conversations",
    description:
      "Exports the history of conversations with the assistant, page by page: continue with `nextCursor` while `hasMore` is true.",
    answer: "A page of conversations.",
  },
  createAgentJob: {
    tag: "agent",
    summary: "Create an agent job",
    description:
      "Starts a job that works on a prompt in the background, and opens a pull request if it changes files. Each request creates another job.",
    answer: "The job, which is active.",
  },
  messageAgentJob: {
    tag: "agent",
    summary: "Send a message to an agent job",
    description: "Gives a job a further instruction, which it works on in the background.",
    answer: "The job as it is now.",
    errors: NO_JOB,
  },
  getAssistantThread: {
    tag: "assistant",
    summary: "Get a thread",
    description: "All messages of one thread between a reader and the assistant.",
    answer: "The thread with its messages.",
    errors: { 404: "The thread was not found." },
  },
  getAssistantCallerStats: {
    tag: "assistant",
    summary: "Get caller statistics",
    description: "Counts the questions to the assistant by where they came from.",
    answer: "The counts.",
  },
  getFeedback: {
    tag: "analytics",
    summary: "Get feedback",
    description: "Exports the feedback of readers, page by page: continue with `nextCursor` while `hasMore` is true.",
    answer: "A page of feedback.",
  },
  getFeedbackByPage: {
    tag: "analytics",
    summary: "Get feedback by page",
    description: "Counts the feedback about each page of the documentation.",
    answer: "The pages with the most feedback.",
  },
  getSearches: {
    tag: "analytics",
    summary: "Get searches",
    description: "Exports what readers searched for, the most frequent terms first: continue with `nextCursor`.",
    answer: "A page of search terms.",
  },
  getViews: {
    tag: "analytics",
    summary: "Get views",
    description:
      "Counts the views of each page and of the whole site, by people and by AI: continue with a larger `offset` while `hasMore` is true.",
    answer: "The totals, and the views of some pages.",
  },
  getVisitors: {
    tag: "analytics",
    summary: "Get visitors",
    description:
      "Counts the distinct visitors of each page and of the whole site, approximately: continue with a larger `offset` while `hasMore` is true.",
    answer: "The totals, and the visitors of some pages.",
  },
  triggerUpdate: {
    tag: "deployments",
    summary: "Deploy the site",
    description: "Deploys the documentation from its branch, in the background.",
    answer: "The ID to ask for the status with.",
  },
  getUpdateStatus: {
    tag: "deployments",
    summary: "Get the status of a deployment",
    description: "The status of a deployment or preview. Poll it until `status` is `success` or `failure`.",
    answer: "The deployment as it is now.",
  },
  triggerPreview: {
    tag: "deployments",
    summary: "Deploy a preview",
    description: "Deploys a preview of a branch, in the background. A branch keeps the address of its preview.",
    answer: "The ID to ask for the status with, and the address of the preview.",
    errors: { 403: "The plan of the organization does not have previews, or the key may not be used." },
  },
};

export const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  projectId: "The project ID, copied from the API keys page of the dashboard.",
  id: "Identifies the agent job.",
  threadId: "Identifies the thread.",
  statusId: "Identifies the deployment: the `statusId` of the answer that began it.",
};

export const TAGS: Readonly<Record<EndpointText["tag"], string>> = {
  agent: "Jobs of the agent that works on the documentation's repository.",
  assistant: "Conversations of readers with the assistant.",
  analytics: "Feedback, searches, views and visitors.",
  deployments: "Deployments and previews of the site.",
};
