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
    ["FETCH /users", { type: "page", path: "FETCH /users" }],
    ["spec.yaml FETCH /users", { type: "page", path: "spec.yaml FETCH /users" }],
    ["GET /users with words", { type: "page", path: "GET /users with words" }],
    [" guides/two words ", { type: "page", path: " guides/two words " }],
    ["constructor /users", { type: "page", path: "constructor /users" }],
  ])("%j", (entry, expected) => {
    expect(parsePageEntry(entry)).toEqual(expected);
  });
});

describe("misspeltReference", () => {
  it.each([
    ["FETCH /users", { method: "FETCH", path: "/users" }],
    ["Gets /users", { method: "Gets", path: "/users" }],
    ["spec.yaml GTE /users", { method: "GTE", path: "/users", spec: "spec.yaml" }],
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
