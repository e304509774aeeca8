import { expect, it } from "vitest";
import { PageReloads } from "../../../src/builders/vite/page-reloads.ts";

/** A development server and a browser of it. */
function openServer() {
  let reloads = 0;
  let connect = () => undefined as unknown;
  let ask = (_accept: string) => undefined as unknown;
  const pages = new PageReloads({
    middlewares: { use: (handle) => (ask = (accept) => handle({ headers: { accept } }, undefined, () => undefined)) },
    ws: { on: (_, listener) => (connect = listener), send: () => reloads++ },
  });
  return { pages, connect: () => connect(), ask: (accept: string) => ask(accept), reloads: () => reloads };
}

it("reloads a page that was asked for before a change once it is connected, and no other", () => {
  const { pages, connect, ask, reloads } = openServer();
  ask("text/html,*/*");
  connect();
  expect(reloads()).toBe(0);
  ask("text/html,*/*");
  pages.reload();
  expect(reloads()).toBe(1);
  ask("*/*");
  connect();
  expect(reloads()).toBe(2);
  ask("text/html,*/*");
  connect();
  expect(reloads()).toBe(2);
});
