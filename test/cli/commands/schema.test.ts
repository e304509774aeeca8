import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { runCli, startCli, transcript } from "../../support/run-cli.ts";
import { tempSite, writeSite } from "../../support/temp-site.ts";

const published = (name: string) =>
  readFileSync(new URL(`../../../schemas/${name}.schema.json`, import.meta.url), "utf8");

it("lists the schemas", () => {
  expect(transcript(["schema"])).toMatchInlineSnapshot(`
    "$ docsjson schema
    admin-error             The body of an error response of the admin API.
    admin-keys              The keys that \`docsjson admin serve --keys\` lets in.
    admin-openapi           The admin API: start and follow agent jobs, deploy the site, and export what readers asked, searched, read and said.
    admin-script            How the jobs and deployments go on that \`docsjson admin serve --script\` begins.
    agent-job               One run of the agent: a prompt worked on against a source repository, possibly ending in a pull request.
    agent-prompt            An instruction for the agent.
    assistant-conversation  A conversation that a reader had with the AI assistant of the documentation.
    assistant-thread        All that a reader and the assistant said to each other in one thread.
    caller-stats            Questions to the assistant, counted by where they came from.
    components              The components of pages: each definition describes the properties of one, and \`x-component\` its usual form, and what may be around it and in it.
    config                  How docsjson checks a project: in \`docsjson.config.json\`, or under \`docsjson\` in package.json.
    conversation-page       One page of the assistant's conversation history.
    conversation-query      The part of the conversation history to export, and where to continue.
    date-range              The days or times that are counted.
    deployment              A deployment of the site, as its status endpoint reports it.
    docs                    The configuration of a documentation site, for editors: completion, hover texts, and warnings about fields of the navigation that do not exist.
    docs.plain              The configuration of a documentation site, without keywords that only VS Code understands.
    feedback                What a reader said about a page of the documentation.
    feedback-by-page        Feedback, counted by page of the documentation.
    feedback-by-page-query  The feedback to count by page.
    feedback-page           One page of feedback.
    feedback-query          The feedback to export, and where to continue.
    navigation              The \`navigation\` of a docs.json, in a file of its own that docs.json includes by \`$ref\`; for editors.
    navigation.plain        The \`navigation\` of a docs.json, without keywords that only VS Code understands.
    page                    The front matter of a page.
    page-traffic            How often one page of the documentation was read.
    preview-request         The preview to deploy.
    preview-ticket          The answer to a request for a preview.
    search-page             One page of search terms.
    search-query            The searches to export, and where to continue.
    search-term             A term that readers searched the documentation for.
    traffic-query           The views or visitors to count, and where to continue.
    update-ticket           The answer to a request for a deployment.
    views-page              Views of the documentation, counted by page.
    visitors-page           Distinct visitors of the documentation, counted by page, approximately.
    exit 0"
  `);
  expect(runCli(["schema", "--list"]).stdout).toBe(runCli(["schema"]).stdout);
});

it.each(["docs", "docs.plain", "navigation", "agent-job"])("prints %s as it is published, from any folder", (name) => {
  expect(runCli(["schema", name], { cwd: tmpdir() })).toEqual({ stdout: published(name), stderr: "", status: 0 });
});

it("says where the file is", () => {
  const { stdout } = runCli(["schema", "docs", "--path"], { cwd: tmpdir() });
  expect(readFileSync(stdout.trimEnd(), "utf8")).toBe(published("docs"));
});

it("refuses what it does not know", () => {
  expect(transcript(["schema", "agent-jobs"])).toMatchInlineSnapshot(`
    "$ docsjson schema agent-jobs
    stderr: docsjson schema: no schema has the name "agent-jobs"; did you mean "agent-job"?
    stderr: docsjson schema --help tells more.
    exit 2"
  `);
  expect(transcript(["schema", "docs", "navigation"])).toMatchInlineSnapshot(`
    "$ docsjson schema docs navigation
    stderr: docsjson schema: schema takes one name
    stderr: docsjson schema --help tells more.
    exit 2"
  `);
});

it("makes the schema of a project", () => {
  const cwd = tempSite({ "docs.json": { navigation: { pages: [] } }, "guides/intro.mdx": "" });
  expect(runCli(["schema", "--local", "--output", "local.json"], { cwd })).toEqual({
    stdout: "",
    stderr: "wrote local.json\n",
    status: 0,
  });
  const { definitions } = JSON.parse(readFileSync(`${cwd}/local.json`, "utf8"));
  expect(definitions.PageEntry.anyOf[0].examples).toEqual(["guides/intro"]);
  expect(runCli(["schema", "--watch"], { cwd }).status).toBe(2);
  expect(runCli(["schema", "--local", "--watch"], { cwd }).stderr).toContain("--watch needs a file to write to");
});

it("keeps the schema of a project current", async () => {
  const cwd = tempSite({
    "docs/docs.json": { navigation: { groups: [{ group: "API", openapi: "api.json", pages: [] }] } },
    "docs/api.json": { openapi: "3.1.0", paths: { "/a": { get: { summary: "Gets a" } } } },
    "docsjson.config.json": { sites: ["docs"] },
  });
  const cli = startCli(["schema", "--local", "--output", "local.json", "--watch"], { cwd });
  const entries = () => JSON.parse(readFileSync(`${cwd}/local.json`, "utf8")).definitions.PageEntry.anyOf[0];
  await cli.said("wrote local.json\n");
  expect(entries().defaultSnippets).toEqual([{ label: '"GET /a"', description: "Gets a", body: "GET /a" }]);
  writeSite(cwd, { "docs/guide.mdx": "" });
  await cli.said("wrote local.json\nwrote local.json\n");
  expect(entries().examples).toEqual(["guide"]);
  expect(await cli.stop()).toBe(0);
  expect([cli.stdout(), readdirSync(cwd).sort()]).toEqual(["", ["docs", "docsjson.config.json", "local.json"]]);
});
