// Generated from src/schema by src/publish/main.ts; not to be edited.

/** An error of a validator, by keyword and facts. */
export interface ValidatorError {
  /** JSON Pointer to the value. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** True if the value fits; else `errors` contains all that it found, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidatorError[] | null;
}

export const agentJob: Validator;
export const adminError: Validator;
export const assistantConversation: Validator;
export const conversationPage: Validator;
export const conversationQuery: Validator;
