import { misspeltReference, parsePageEntry, referenceOf } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

describe("parsePageEntry", () => {
  it.each([
    ["GET /users/{id}", { type: "operation", method: "get", path: "/users/{id}" }],
    ["get /users", { type: "operation", method: "get", path: "/users" }],
    ["  Post\t/users \n", { type: "operation", method: "post", path: "/users" }],
    ["TRACE /users", { type: "operation", method: "trace", path: "/users" }],
    ["GET users", { type: "operation", method: "get", path: "users" }],
    ["spec.yaml GET /users", { type: "operation", method: "get", path: "/users", spec: "spec.yaml" }],
    [
      "https://example.com/a.json patch /x",
      { type: "operation", method: "patch", path: "/x", spec: "https://example.com/a.json" },
    ],
    ["webhook order.created", { type: "webhook", name: "order.created" }],
    ["hooks.json WEBHOOK order.created", { type: "webhook", name: "order.created", spec: "hooks.json" }],
    ["get GET /x", { type: "operation", method: "get", path: "/x", spec: "get" }],
    ["GET __proto__", { type: "operation", method: "get", path: "__proto__" }],
    ["guides/intro", { type: "page", path: "guides/intro" }],
    ["", { type: "page", path: "" }],
    ["get", { type: "page", path: "get" }],
    ["getting started", { type: "page", path: "getting started" }],
    ["query /users", { type: "operation", method: "query", path: "/users" }],
    ["COPY /users", { type: "operation", method: "COPY", path: "/users" }],
    ["spec.yaml X-COPY /users", { type: "operation", method: "X-COPY", path: "/users", spec: "spec.yaml" }],
    ["copy /users", { type: "page", path: "copy /users" }],
    ["COPY users", { type: "page", path: "COPY users" }],
    ["QUERY user.posts", { type: "graphql", kind: "query", name: "user.posts" }],
    ["MUTATION addUser", { type: "graphql", kind: "mutation", name: "addUser" }],
    ["TYPE User", { type: "graphql", kind: "type", name: "User" }],
    ["TYPE User.posts", { type: "page", path: "TYPE User.posts" }],
    ["Query user", { type: "page", path: "Query user" }],
    ["QUERY user..posts", { type: "page", path: "QUERY user..posts" }],
    ["schema.graphql QUERY user", { type: "page", path: "schema.graphql QUERY user" }],
    ["SUBSCRIPTION userAdded", { type: "page", path: "SUBSCRIPTION userAdded" }],
    ["GET /users with words", { type: "page", path: "GET /users with words" }],
    [" guides/two words ", { type: "page", path: " guides/two words " }],
    ["constructor /users", { type: "page", path: "constructor /users" }],
  ])("%j", (entry, expected) => {
    expect(parsePageEntry(entry)).toEqual(expected);
  });
});

describe("misspeltReference", () => {
  it.each([
    ["Gets /users", { method: "Gets", path: "/users" }],
    ["copy /users", { method: "copy", path: "/users" }],
    ["FETCH /users", undefined],
    ["GET/users", { method: "GET", path: "/users" }],
    ["GET /users", undefined],
    ["get/users", undefined],
    ["GETS/users", undefined],
    ["guides/intro", undefined],
    ["two words", undefined],
    ["guides and /more", undefined],
  ])("%j", (entry, expected) => {
    expect(misspeltReference(entry)).toEqual(expected);
  });
});

describe("referenceOf", () => {
  it.each([
    [{ kind: "operation", method: "get", path: "/users" }, "GET /users"],
    [{ kind: "webhook", method: "post", path: "order.created" }, "WEBHOOK order.created"],
  ] as const)("%j is %j", (operation, reference) => {
    expect(referenceOf(operation)).toBe(reference);
    const entry = parsePageEntry(reference);
    expect(entry.type).toBe(operation.kind);
  });
});
