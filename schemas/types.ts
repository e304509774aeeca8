// Generated from src/schema by src/publish/main.ts; not to be edited.

/** Where the job stands. Poll until it is `completed`, `archived` or `failed`. */
export type AgentJobStatus = "active" | "completed" | "archived" | "failed";

/** One run of the agent: a prompt worked on against a source repository, possibly ending in a pull request. */
export interface AgentJob {
  /** Identifies the job; the last segment of the address that it is polled at. */
  id: string;
  /** Where the job stands. Poll until it is `completed`, `archived` or `failed`. */
  status: AgentJobStatus;
  /** The repository that the agent reads and changes. */
  source: {
    /** Full URL of the repository on its hosting platform. */
    repository: string;
    /** The Git branch that the agent works on, if it has one. */
    ref: string | null;
  };
  /** The AI model that runs the job. */
  model: string;
  /**
   * URL of the pull request that the agent opened. `null` while the job is `active`, and for good when it
   * changed no files.
   */
  prLink: string | null;
  /** When the job was created. */
  createdAt: string;
  /** When the job was archived; `null` until then. */
  archivedAt: string | null;
}

/** The body of an error response of the admin API. */
export interface AdminError {
  /** What went wrong, in words for people. Nothing to branch on. */
  error: string;
}

/** A conversation that a reader had with the AI assistant of the documentation. */
export interface AssistantConversation {
  /** Identifies the conversation. */
  id: string;
  /** When the conversation took place. The service does not promise a format; in practice ISO 8601. */
  timestamp: string;
  /** What the reader asked. */
  query: string;
  /** What the assistant answered. */
  response: string;
  /** The pages that the answer cites. Empty when it cites none. */
  sources: ({
    /** Title of the cited page. */
    title: string;
    /** Address of the cited page. */
    url: string;
  })[];
  /** Whether the assistant could answer. Absent where the service did not judge. */
  resolutionStatus?: "answered" | "unanswered";
  /** What kind of question it was. Absent where none was given. */
  queryCategory?: string;
  /** Full URL of the page on which the conversation started; `null` when that page is not known. */
  pageUrl: string | null;
}

/** One page of the assistant's conversation history. */
export interface ConversationPage {
  /** The conversations of this page. */
  conversations: AssistantConversation[];
  /** Pass it as `cursor` to get the next page; `null` when there are no more results. */
  nextCursor: string | null;
  /** `true` while there are results beyond this page. */
  hasMore: boolean;
}

/** What to export of the conversation history, and from where to go on. */
export interface ConversationQuery {
  /** Only conversations from this day or time on (ISO 8601 or `YYYY-MM-DD`). */
  dateFrom?: string;
  /** Only conversations before this day or time; the day itself is not included. */
  dateTo?: string;
  /** The most results on one page. */
  limit?: number;
  /** Where to go on: the `nextCursor` of the previous page. */
  cursor?: string;
}
