import { type Static, Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";

/** The answer of the job endpoint if there is no such job. Source: specification, "Error (job endpoint)". */
export const AdminError = Type.Object(
  { error: Type.String(described("A description of the error for people. Programs must not depend on its words.")) },
  described("The body of an error response of the admin API.", { title: "Admin API error" }),
);
export type AdminError = Static<typeof AdminError>;
