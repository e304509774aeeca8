import { indexOperations, referenceOf } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const indexOf = (paths: Record<string, string[]>, webhooks: string[] = []) =>
  indexOperations({
    openapi: "3.1.0",
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [path, Object.fromEntries(methods.map((method) => [method, {}]))]),
    ),
    webhooks: Object.fromEntries(webhooks.map((name) => [name, { post: {} }])),
  }).value;

describe("nearest", () => {
  const index = indexOf(
    {
      "/users": ["get", "post"],
      "/users/{id}": ["get", "put", "delete"],
      "/users/{id}/orders/{orderId}": ["get"],
      "/teams/": ["get"],
      "/very/long/path/to/settings": ["patch"],
    },
    ["order.created", "order.deleted"],
  );
  it.each([
    ["a wrong method", "PATCH /users", ["GET /users", "POST /users"]],
    ["no method", "FETCH /users", ["GET /users", "POST /users"]],
    ["a misspelt method", "PSOT /users", ["POST /users"]],
    ["another case", "GET /Users", ["GET /users"]],
    ["other names in braces", "PUT /users/{userId}", ["PUT /users/{id}"]],
    ["parameters as other tools write them", "GET /users/:id", ["GET /users/{id}"]],
    ["a value for a parameter", "DELETE /users/7", ["DELETE /users/{id}"]],
    ["values for parameters in part", "GET /users/7/orders/{id}", ["GET /users/{id}/orders/{orderId}"]],
    ["a missing slash", "GET users", ["GET /users"]],
    ["slashes too many", "GET //users//", ["GET /users"]],
    ["a slip", "GET /uesrs/{id}", ["GET /users/{id}"]],
    ["a slip, and a wrong method", "PATCH /teamss/", ["GET /teams/"]],
    ["a slip in a long path", "PATCH /very/lonk/path/to/setting", ["PATCH /very/long/path/to/settings"]],
    ["a webhook's slip", "WEBHOOK order.craeted", ["WEBHOOK order.created", "WEBHOOK order.deleted"]],
    ["a webhook as an operation", "POST order.created", ["WEBHOOK order.created"]],
    ["nothing like it", "GET /invoices/{id}/lines", []],
    ["prototype names", "GET __proto__", []],
  ])("%s", (_, reference, expected) => {
    const [method = "", path = ""] = reference.split(" ");
    expect(index?.nearest(method, path).map(referenceOf)).toEqual(expected);
  });

  it("looks at about as many operations on a spec twenty times the size", () => {
    const countReads = (count: number) => {
      const big = indexOf(
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`/resource-${i}/{id}`, ["get"]])),
      );
      let reads = 0;
      for (const operation of big?.operations ?? []) {
        const { path } = operation;
        Object.defineProperty(operation, "path", {
          get: () => {
            reads++;
            return path;
          },
        });
      }
      big?.nearest("GET", "/");
      const prepared = reads;
      expect(prepared).toBeGreaterThanOrEqual(count);
      for (let i = 0; i < 50; i++) big?.nearest("GET", `/resuorce-${i}/{id}`);
      return reads - prepared;
    };
    const few = countReads(1000);
    expect(few).toBeGreaterThan(0);
    expect(countReads(20_000)).toBeLessThan(2 * few);
  });
});
