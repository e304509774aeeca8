/** What is used of the `graphql` package, in a module of its own: only this much of it is bundled. */
export { parse, print } from "graphql";
