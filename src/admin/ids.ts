/** The longest id that is kept: the keys of the tables stay within what a PostgreSQL index takes. */
const LONGEST_ID = 200;

/** Says why a value cannot be the id of a project, job or conversation; `undefined` if it can. */
export function refuseId(id: string): string | undefined {
  if (typeof id !== "string") return "must be a string";
  if (id === "") return "must not be empty";
  if (id === "." || id === "..") return "must not be a dot segment, which no address can contain";
  if (id.length > LONGEST_ID) return `must not be longer than ${LONGEST_ID} characters`;
  if (/\p{Cc}/u.test(id)) return "must not contain control characters";
  if (/\p{Cs}/u.test(id)) return "must be well-formed Unicode";
  return undefined;
}
