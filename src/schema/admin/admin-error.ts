import { type Static, Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";
import { list, object, text } from "../values/forms.ts";

const error = text("A description of the error for people. Programs must not depend on its words.");
const about = described("The body of an error response of the admin API.", { title: "Admin API error" });

/** The answer of the job endpoint if there is no such job. Source: specification, "Error (job endpoint)". */
export const SpecifiedError = Type.Object({ error }, about);

/** An error answer. The analytics endpoints of the platform add details. */
export const AdminError = Type.Object(
  {
    error,
    details: Type.Optional(
      list(
        "What is wrong with the request, one by one.",
        object("One fault.", { message: text("One fault of the request.") }),
      ),
    ),
  },
  about,
);
export type AdminError = Static<typeof AdminError>;
