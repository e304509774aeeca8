import { createContext, runInContext } from "node:vm";
import { AdminClientError, createAdminClient } from "docsjson/admin";
import fc from "fast-check";
import { expect, it } from "vitest";
import { bundleForBrowser } from "../../support/bundle-size.ts";
import { agentJob, page, scriptFetch } from "../../support/scripted-fetch.ts";

it("runs where there is nothing but fetch and its kin, and brings no validator library along", async () => {
  const code = await bundleForBrowser('export { createAdminClient } from "docsjson/admin";', {
    format: "iife",
    globalName: "admin",
  });
  expect(code).not.toMatch(/typebox|ajv/i);
  const web = { AbortController, TextDecoder, URL, URLSearchParams, performance, setTimeout, clearTimeout };
  const answers = [agentJob(), agentJob({ status: "failed" }), page(1, 2, "x"), page(3, 3, null)];
  const fetch = async () => new Response(JSON.stringify(answers.shift()));
  const context = createContext({ ...web, fetch });
  const result = runInContext(
    `${code}
    (async () => {
      const client = admin.createAdminClient({ baseUrl: "https://api.example.com", apiKey: "svc_x", projectId: "acme" });
      const { status } = await client.waitForAgentJob("job_1", { intervalMs: 1 });
      const ids = [];
      for await (const { id } of client.conversations()) ids.push(id);
      return JSON.stringify({ status, ids });
    })()`,
    context,
  );
  expect(JSON.parse(await result)).toEqual({
    status: "failed",
    ids: ["conversation-1", "conversation-2", "conversation-3"],
  });
});

/** Values near a job: one with some fields replaced or missing. */
const nearJobs = fc
  .record(
    Object.fromEntries(Object.keys(agentJob()).map((name) => [name, fc.option(fc.jsonValue(), { nil: undefined })])),
    { requiredKeys: [] },
  )
  .map((changes) => ({ ...agentJob(), ...changes }));

it("answers anything that a server may send with a job or with an error of its own", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 200, max: 599 }), fc.oneof(nearJobs, fc.jsonValue()), async (status, body) => {
      const bodyless = [204, 205, 304].includes(status);
      const { fetch } = scriptFetch(new Response(bodyless ? null : JSON.stringify(body), { status }));
      const options = { baseUrl: "https://api.example.com", apiKey: "svc_x", projectId: "acme", maxRetries: 0 };
      const client = createAdminClient({ ...options, fetch });
      const outcome = await client.getAgentJob("job_1").catch((error: unknown) => error);
      if (outcome instanceof AdminClientError) return;
      expect(status).toBeLessThan(300);
      expect(outcome).toEqual(JSON.parse(JSON.stringify(body)));
      expect(outcome).toMatchObject({ id: expect.any(String), status: expect.any(String), model: expect.any(String) });
    }),
    { numRuns: 500 },
  );
});
