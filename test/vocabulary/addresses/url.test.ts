import { listSpecs, normalizeSpecSource, resolveNavigation, validateDocs } from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const linkTo = (href: string) =>
  resolveNavigation({ navigation: { anchors: [{ anchor: "A", href }] } }).value?.children[0];

describe("a drive is no scheme", () => {
  it("in a link", () => {
    expect(linkTo("c:/x")).toMatchObject({ type: "link", external: false });
    expect(linkTo("mailto:a@example.com")).toMatchObject({ type: "link", external: true });
    expect(linkTo("//example.com")).toMatchObject({ type: "link", external: true });
  });

  it("in the name of a spec", () => {
    expect(normalizeSpecSource("c:/x//a.yaml")).toBe("c:/x/a.yaml");
    expect(listSpecs({ navigation: { openapi: "c:\\x\\a.yaml" } })).toMatchObject([{ source: "c:/x/a.yaml" }]);
  });

  it("in a reference to another file", () => {
    const spec = { openapi: "3.1.0", paths: { "/a": { $ref: "c:/x.yaml" }, "/b": { $ref: "file:///x.yaml" } } };
    const codes = indexOperations(spec, { file: "api/a.yaml" }).diagnostics.map(({ code }) => code);
    expect(codes).toEqual(["openapi/external-path-item", "openapi/outside-root"]);
  });
});

describe("a host without a scheme", () => {
  it.each(["example.com", "example.io/docs", "www.example.fr"])("%s is no path, in both dialects", (href) => {
    for (const dialect of ["spec", "mintlify"] as const) {
      const { diagnostics } = validateDocs({ navigation: { anchors: [{ anchor: "A", href }] } }, { dialect });
      const { code, hint } = diagnostics.find(({ pointer }) => pointer.endsWith("/href")) ?? {};
      expect(code).toBe("config/format");
      expect(hint).toContain(`"https://${href}"`);
    }
  });
});
