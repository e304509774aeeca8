import { indexChannels } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const found = (document: unknown) =>
  indexChannels(document, { file: "events.yaml" }).diagnostics.map(
    ({ severity, code, range, message }) => `${severity} ${code} ${range?.start.line} ${message}`,
  );

describe("an AsyncAPI document", () => {
  it("is looked up by the names of its channels", () => {
    const { value } = indexChannels({ asyncapi: "3.0.0", channels: { "a/b": {}, ["__proto__"]: {} } });
    expect(value?.operations.map(({ path }) => path)).toEqual(["a/b", "__proto__"]);
    expect(value?.find("CHANNEL", "a/b")?.pointer).toBe("/channels/a~1b");
    expect(value?.find("GET", "a/b")).toBeUndefined();
  });

  it.each([
    ["is a list", "- 1\n"],
    ["is an OpenAPI document", "openapi: 3.1.0\npaths: {}\n"],
    ["has no version", "info: {}\nchannels: {}\n"],
    ["has an unknown version", "asyncapi: 1.2.0\nchannels: { a: {} }\n"],
    ["has no channels", "asyncapi: 3.0.0\n"],
    ["has channels in a list", "asyncapi: 3.0.0\nchannels:\n  - a\n"],
    ["has a broken channel", "asyncapi: 3.0.0\nchannels:\n  a: 1\n  b: {}\n"],
    ["has a lost reference", 'asyncapi: 3.0.0\nchannels:\n  a: { $ref: "#/components/channels/A" }\n'],
    [
      "has references in a circle",
      'asyncapi: 3.0.0\nchannels:\n  a: { $ref: "#/channels/b" }\n  b: { $ref: "#/channels/a" }\n',
    ],
    ["refers to another file", 'asyncapi: 3.0.0\nchannels:\n  a: { $ref: "other.yaml#/a" }\n'],
    ["can't be parsed", "asyncapi: ["],
  ])("has findings at their lines where it %s", (_, text) => {
    expect(found(text)).toMatchSnapshot();
  });
});
