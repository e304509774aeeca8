import { generatedHref, type NamedOperation, pageTitle, slugOf } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const operation = (more: Partial<NamedOperation> = {}): NamedOperation => ({
  kind: "operation",
  method: "get",
  path: "/users",
  ...more,
});

describe("slugOf", () => {
  it.each([
    ["List users", "List-users"],
    ["/a/{b}/c.d", "a-cd"],
    ["/v1.0/users", "v10users"],
    ["/users/{id}", "users"],
    ["/{tenant}/users", "-users"],
    ["{tenant}/users", "users"],
    ["-a-", "a"],
    ["--a--", "-a-"],
    ["a - b", "a--b"],
    ["a -- b", "a--b"],
    ["Two\nlines", "Two-lines"],
    ["Get a user's (full) profile, v2.", "Get-a-users-full-profile-v2"],
    ["List/Search servers", "ListSearch-servers"],
    ["{open", "open"],
    ["a}b", "ab"],
    ["Benutzer löschen", "Benutzer-löschen"],
    ["获取 用户（全部）", "获取-用户（全部）"],
    ["100% sure? #1", "100%-sure?-#1"],
    ["under_score", "under_score"],
    ["", ""],
    ["{}", ""],
  ])("%j is %j", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it("stays linear in a run of opening braces", () => {
    expect(slugOf(`${"{".repeat(300_000)} `)).toBe("");
  });
});

describe("generatedHref", () => {
  it.each([
    [{ summary: "List users" }, undefined, "/api-reference/list-users"],
    [{ summary: "List users", tag: "User Admin" }, undefined, "/api-reference/user-admin/list-users"],
    [{ summary: "List users", tag: "Users" }, "reference/v2", "/reference/v2/users/list-users"],
    [{ summary: "List users" }, "/zh-Hant//api/", "/zh-hant/api/list-users"],
    [{ summary: "List users" }, "", "/list-users"],
    [{ summary: "List users" }, " ../api/../reference/ ", "/reference/list-users"],
    [{}, undefined, "/api-reference/get-users"],
    [{ method: "delete", path: "/a/{b}/c.d" }, undefined, "/api-reference/delete-a-cd"],
    [{ path: "/users/{id}" }, undefined, "/api-reference/get-users"],
    [{ summary: "" }, undefined, "/api-reference/get-users"],
    [{ summary: "…?", tag: "#1" }, undefined, "/api-reference/%231/…%3F"],
    [{ summary: "100% of it" }, undefined, "/api-reference/100%25-of-it"],
    [{ summary: "()", tag: "." }, undefined, "/api-reference/get-users"],
    [{ kind: "webhook", method: "post", path: "Order.Created" }, undefined, "/api-reference/ordercreated"],
    [{ kind: "webhook", path: "x", summary: "Order made" }, undefined, "/api-reference/order-made"],
    [{ summary: "İmza" }, undefined, "/api-reference/i̇mza"],
  ] as const)("%j in %j is %j", (more, directory, href) => {
    expect(generatedHref(operation(more), { directory })).toBe(href);
  });

  it.each([
    ["/Own/Page", "/own/page"],
    ["own/page/", "/own/page"],
    ["//own//", "//own/"],
    ["/own/page.html", "/own/page"],
    ["/own/page.mdx?x=1#top", "/own/page"],
    ["/own/page#a?b", "/own/page"],
    ["/v1.2/.hidden", "/v1.2/.hidden"],
    ["/a%20b", "/a%20b"],
    ["/100%", "/100%25"],
  ])("x-mint.href %j is %j, whatever the directory", (href, expected) => {
    expect(generatedHref(operation({ tag: "T", mint: { href } }), { directory: "elsewhere" })).toBe(expected);
  });

  it.each(["", "/", "#top", "?a"])("x-mint.href %j names nothing", (href) => {
    expect(generatedHref(operation({ summary: "List users", mint: { href } }))).toBe("/api-reference/list-users");
  });
});

describe("an address made of the operationId", () => {
  it.each([
    ["listUsers", "list-users"],
    ["getUserByID", "get-user-by-id"],
    ["get_HTTPStatus.v2", "get-http-status-v2"],
    ["Größe ändern", "gro-e-andern"],
    ["用户", "list"],
    ["", "list"],
  ])("%j is %j", (operationId, slug) => {
    const href = generatedHref(operation({ operationId, summary: "List", tag: "Users" }), { slug: "operationId" });
    expect(href).toBe(`/api-reference/users/${slug}`);
  });

  it("is the usual one without an operationId", () => {
    expect(generatedHref(operation(), { slug: "operationId" })).toBe("/api-reference/get-users");
  });
});

describe("pageTitle", () => {
  it.each([
    [{ summary: "List users", mint: { metadata: { title: "All users" } } }, "All users"],
    [{ summary: "List users", mint: { metadata: { title: "" } } }, "List users"],
    [{ summary: "List users", mint: { metadata: { title: 1 } } }, "List users"],
    [{ summary: "list users" }, "list users"],
    [{ path: "/api/v1/alerts/firings" }, "Get apiv1alertsfirings"],
    [{ path: "/a/{b}/c", tag: "T" }, "Get a c"],
    [{ method: "post", path: "/o/{id}/notification_channels" }, "Post o notification channels"],
    [{ mint: { href: "/x/my-own-page.html" } }, "My own page"],
    [{ kind: "webhook", path: "order.created" }, "Ordercreated"],
  ] as const)("%j is %j", (more, title) => {
    expect(pageTitle(operation(more))).toBe(title);
  });

  it("goes by the address that the page has in the end", () => {
    expect(pageTitle(operation({ path: "/users/{id}" }), "/api-reference/get-users-1")).toBe("Get users 1");
    expect(pageTitle(operation({ path: "/50%" }))).toBe("Get 50%");
  });
});
