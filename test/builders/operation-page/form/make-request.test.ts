import { expect, it } from "vitest";
import { makeRequest } from "../../../../src/builders/operation-page/form/make-request.ts";

it.each([
  ["abc", "Bearer abc"],
  ["Bearer abc", "Bearer abc"],
  ["bearer abc", "bearer abc"],
])("sends the token %s as %s, whether its scheme was typed or not", (value, sent) => {
  const bearer = {
    in: "header",
    name: "Authorization",
    prefix: "Bearer ",
    scheme: "b",
    isBasic: false,
    hint: "",
  } as const;
  const written = { server: undefined, variables: new Map(), parameters: [], body: undefined };
  const { headers } = makeRequest(
    "/lamps",
    { ...written, credentials: [[bearer, value]] },
    "https://docs.example.com/",
  );
  expect(headers).toEqual([["Authorization", sent]]);
});
