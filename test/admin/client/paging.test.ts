import { AdminAbortError, AdminResponseError, type ConversationPage, createAdminClient } from "docsjson/admin";
import { describe, expect, it } from "vitest";
import {
  conversation,
  json,
  page,
  type ScriptedRequest,
  type Step,
  scriptFetch,
} from "../../support/scripted-fetch.ts";

const clientOf = (...steps: Step[]) => {
  const server = scriptFetch(...steps);
  const { fetch } = server;
  const options = { baseUrl: "https://api.example.com", apiKey: "svc_secret", projectId: "acme", fetch, maxRetries: 0 };
  return { server, client: createAdminClient(options) };
};

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const numbers = async (items: AsyncIterable<{ id: string }>) =>
  (await collect(items)).map(({ id }) => Number(id.split("-")[1]));

/** A server that has the conversations 1 to `total`, with their number as the cursor. */
const storeOf =
  (total: number, isGap: (number: number) => boolean = () => false) =>
  ({ url }: ScriptedRequest) => {
    const limit = Number(url.searchParams.get("limit") ?? 100);
    const start = Number(url.searchParams.get("cursor") ?? 0) + 1;
    const end = Math.min(start + limit - 1, total);
    const answer: ConversationPage = page(start, end, end < total ? String(end) : null);
    for (const [index, each] of answer.conversations.entries()) {
      if (isGap(start + index)) each.resolutionStatus = "unanswered";
    }
    return json(answer);
  };

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("conversations", () => {
  it("gives every conversation of every page once, in order", async () => {
    const { client, server } = clientOf(storeOf(25));
    expect(await numbers(client.conversations({ limit: 10 }))).toEqual(upTo(25));
    expect(server.requests.map(({ url }) => url.search)).toEqual([
      "?limit=10",
      "?limit=10&cursor=10",
      "?limit=10&cursor=20",
    ]);
  });

  it("keeps the filter on every page, and goes on from a cursor", async () => {
    const { client, server } = clientOf(storeOf(30));
    expect(await numbers(client.conversations({ dateFrom: "2026-11-01", limit: 10, cursor: "10" }))).toEqual(
      upTo(30).slice(10),
    );
    expect(server.requests.map(({ url }) => url.searchParams.get("dateFrom"))).toEqual(["2026-11-01", "2026-11-01"]);
  });

  it("requests nothing before the first one is asked for, and starts anew for each loop", async () => {
    const { client, server } = clientOf(storeOf(3));
    const list = client.conversations();
    await Promise.resolve();
    expect(server.requests).toEqual([]);
    expect(await numbers(list)).toEqual(await numbers(list));
    expect(server.requests).toHaveLength(2);
  });

  it("goes on over an empty page that has more behind it", async () => {
    const empty: ConversationPage = { conversations: [], nextCursor: "2", hasMore: true };
    const { client } = clientOf(json(page(1, 2, "1")), json(empty), json(page(3, 3, null)));
    expect(await numbers(client.conversations())).toEqual([1, 2, 3]);
  });

  it("is empty where there are none", async () => {
    expect(await collect(clientOf(storeOf(0)).client.conversations())).toEqual([]);
  });

  it("stops at hasMore false, whatever the cursor", async () => {
    const { client, server } = clientOf(json({ ...page(1, 2, "x"), hasMore: false }));
    expect(await numbers(client.conversations())).toEqual([1, 2]);
    expect(server.requests).toHaveLength(1);
  });
});

describe("pages", () => {
  it("gives the pages as the API has them", async () => {
    const pages = await collect(clientOf(storeOf(5)).client.conversations({ limit: 2 }).pages());
    expect(pages).toEqual([page(1, 2, "2"), page(3, 4, "4"), page(5, 5, null)]);
  });

  it("are whole where maxItems ends them, so that the cursor goes on behind what was given", async () => {
    const { client } = clientOf(storeOf(10));
    const pages = await collect(client.conversations({ limit: 2 }, { maxItems: 3 }).pages());
    expect(pages).toEqual([page(1, 2, "2"), page(3, 4, "4")]);
  });
});

describe("maxItems", () => {
  it.each([
    [0, []],
    [1, ["?limit=1"]],
    [7, ["?limit=7"]],
    [10, ["?limit=10"]],
    [11, ["?limit=10", "?limit=10&cursor=10"]],
    [99, ["?limit=10", "?limit=10&cursor=10", "?limit=10&cursor=20"]],
  ])("%i: no page is requested in vain", async (maxItems, searches) => {
    const { client, server } = clientOf(storeOf(25));
    expect(await numbers(client.conversations({ limit: 10 }, { maxItems }))).toEqual(upTo(Math.min(maxItems, 25)));
    expect(server.requests.map(({ url }) => url.search)).toEqual(searches);
  });

  it("refuses what is no count", () => {
    expect(() => clientOf(storeOf(1)).client.conversations({}, { maxItems: -1 })).toThrow(
      new TypeError("maxItems must be a number that is not negative, not -1"),
    );
  });
});

describe("unanswered", () => {
  it("gives the gaps of all pages; maxItems counts these", async () => {
    const isGap = (number: number) => number % 7 === 0;
    expect(await numbers(clientOf(storeOf(50, isGap)).client.conversations({ limit: 10 }).unanswered())).toEqual([
      7, 14, 21, 28, 35, 42, 49,
    ]);
    const { client, server } = clientOf(storeOf(50, isGap));
    expect(await numbers(client.conversations({ limit: 10 }, { maxItems: 2 }).unanswered())).toEqual([7, 14]);
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  it("takes a conversation without a verdict for no gap", async () => {
    const { resolutionStatus: _, ...unjudged } = conversation(1);
    const answer = {
      ...page(1, 2, null),
      conversations: [unjudged, conversation(2, { resolutionStatus: "unanswered" })],
    };
    expect(await numbers(clientOf(json(answer)).client.conversations().unanswered())).toEqual([2]);
  });
});

describe("the next page", () => {
  it("is on its way while the current one is consumed, and no further one", async () => {
    const { client, server } = clientOf(storeOf(50));
    const loop = client.conversations({ limit: 10 })[Symbol.asyncIterator]();
    await loop.next();
    expect(server.requests.map(({ url }) => url.searchParams.get("cursor"))).toEqual([null, "10"]);
    await loop.return?.();
  });

  it("is given up when the loop ends early", async () => {
    const signals: AbortSignal[] = [];
    const { client } = clientOf(json(page(1, 3, "3")), ({ init }) => {
      signals.push(init.signal as AbortSignal);
      return new Promise(() => {});
    });
    for await (const { id } of client.conversations()) if (id === "conversation-2") break;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("is reported when it fails, after all that came before it", async () => {
    const { client } = clientOf(json(page(1, 3, "3")), json({ error: "oh no" }, 500));
    const seen: string[] = [];
    const loop = async () => {
      for await (const { id } of client.conversations()) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        seen.push(id);
      }
    };
    await expect(loop()).rejects.toMatchObject({ name: "AdminApiError", status: 500 });
    expect(seen).toEqual(["conversation-1", "conversation-2", "conversation-3"]);
  });
});

describe("cursors that lead nowhere", () => {
  it.each([
    [
      "hasMore without a cursor",
      [{ ...page(1, 2, null), hasMore: true }],
      undefined,
      "hasMore is true, but there is no cursor",
    ],
    ["its own cursor", [page(1, 2, "a"), page(3, 4, "a")], undefined, "the same cursor came a second time"],
    ["a circle", [page(1, 2, "a"), page(3, 4, "b"), page(5, 6, "a")], undefined, "the same cursor came a second time"],
    ["the first cursor", [page(1, 2, "a")], "a", "the same cursor came a second time"],
  ])("%s is an error, not an endless loop", async (_, pages, cursor, problem) => {
    const { client, server } = clientOf(...pages.map((page) => json(page)));
    const seen: unknown[] = [];
    const loop = async () => {
      for await (const item of client.conversations(cursor === undefined ? {} : { cursor })) seen.push(item);
    };
    const error = await loop().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AdminResponseError);
    expect(error).toMatchObject({ pointer: "/nextCursor", message: expect.stringContaining(problem) });
    expect(seen).toHaveLength(pages.length * 2);
    expect(server.requests).toHaveLength(pages.length);
  });
});

describe("AbortSignal", () => {
  it("ends the loop between two items of a page", async () => {
    const controller = new AbortController();
    const { client } = clientOf(storeOf(100));
    const seen: string[] = [];
    const loop = async () => {
      for await (const { id } of client.conversations({ limit: 10 }, { signal: controller.signal })) {
        seen.push(id);
        if (seen.length === 5) controller.abort("enough");
      }
    };
    const error = await loop().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AdminAbortError);
    expect(error).toMatchObject({ cause: "enough" });
    expect(seen).toHaveLength(5);
  });

  it("ends the wait for a page", async () => {
    const controller = new AbortController();
    const { client } = clientOf(() => {
      controller.abort("enough");
      return new Promise(() => {});
    });
    await expect(collect(client.conversations({}, { signal: controller.signal }).pages())).rejects.toMatchObject({
      name: "AdminAbortError",
      cause: "enough",
    });
  });

  it("requests nothing where it has fired before", async () => {
    const { client, server } = clientOf(storeOf(1));
    await expect(collect(client.conversations({}, { signal: AbortSignal.abort() }))).rejects.toThrow(AdminAbortError);
    expect(server.requests).toEqual([]);
  });
});
