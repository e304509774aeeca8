/** What a build fills in: the files of the playground, and what they are together, which changes with any of them. */
declare const FILES: readonly string[];
declare const BUILD: string;

/** The part of the events of a service worker that is used: the types of browsers' windows do not have them. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = "docsjson-playground-";

/** All files of one build, or none: parts of two builds do not fit. */
async function keep(): Promise<void> {
  const cache = await caches.open(PREFIX + BUILD);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + BUILD);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(PREFIX + BUILD);
  const kept = await cache.match(request.mode === "navigate" ? "index.html" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

addEventListener("install", (event) => (event as Lasting).waitUntil(keep()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Fetching;
  if (request.method === "GET") respondWith.call(event, answer(request));
});
