import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { indexOperations } from "docsjson/openapi";

/** A navigation written by hand, read by the specification and resolved without page files. It must be free of errors. */
export function resolveHandwritten(navigation: object, specs: Record<string, unknown> = {}): ResolvedNavigation {
  const indexed = new Map(
    Object.entries(specs).map(([file, spec]) => [file, indexOperations(JSON.stringify(spec), { file })]),
  );
  const { ok, value, diagnostics } = resolveNavigation({ navigation }, { specs: indexed, dialect: "spec" });
  if (!ok || !value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

/** A spec with the given operations (`GET /users`), each with its reference as its summary. */
export function specOf(...references: string[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const reference of references) {
    const [method = "", path = ""] = reference.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: { summary: reference, responses: {} } };
  }
  return { openapi: "3.1.0", info: { title: "Test", version: "1" }, paths };
}
