/** The data with which the thread of PGlite is started. */
export interface PgliteThreadData {
  /** The file to load PGlite from. */
  module: string;
  /** The folder of the database; in memory without one. */
  folder: string | undefined;
}

/** A statement to run; without a `text`, the database is to be closed. */
export interface PgliteCall {
  id: number;
  text?: string;
  values?: readonly unknown[];
}

/** The answer to the call of this ID; that of 0 says that the database is open. */
export interface PgliteAnswer {
  id: number;
  rows?: Record<string, unknown>[];
  error?: { message: string; code: string | undefined };
}
