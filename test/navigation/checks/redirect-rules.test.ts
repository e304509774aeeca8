import { resolveNavigation } from "docsjson";
import { describe, expect, it } from "vitest";
import { sourceMapOfText } from "../../../src/source/text-source-map.ts";
import { showDiagnostics } from "../../support/show-diagnostics.ts";

const PAGES = new Map(["intro", "guides/start", "guides/index", "old/left"].map((path) => [path, {}]));

/** What is said of redirects (`source → destination`) on a site of a few pages. */
function diagnose(...redirects: string[]): string {
  const list = redirects.map((redirect) => {
    const [source, destination] = redirect.split(" → ");
    return `{ "source": "${source}", "destination": "${destination}" }`;
  });
  const text = `{ "theme": "mint", "name": "Acme", "colors": { "primary": "#123456" },
  "navigation": { "pages": ["intro", "guides/start"] },
  "redirects": [
    ${list.join(",\n    ")}
] }`;
  const { diagnostics } = resolveNavigation(JSON.parse(text), {
    dialect: "mintlify",
    pages: PAGES,
    source: sourceMapOfText(text),
  });
  return `\n${showDiagnostics(
    text,
    diagnostics.filter(({ code }) => code.startsWith("redirect/")),
  )}\n`;
}

describe("redirects", () => {
  it("may lead to pages, folders, anchors, files and other sites, with wildcards or without", () => {
    expect(
      diagnose(
        "/start → /intro",
        "/a → /guides/start#first?x=1",
        "/b → /guides",
        "/c → /",
        "/d → https://example.com/x",
        "/e → /files/guide.pdf",
        "/v1/:slug* → /guides/:slug*",
        "/all/* → /intro",
        "/guides/start/* → /guides/start",
        "/f → mailto:docs@example.com",
      ),
    ).toBe("\n\n");
  });

  it("of one source are named", () => {
    expect(diagnose("/a → /intro", "/a → /guides/start", "/b/:x* → /intro", "/b/:y*/ → /intro")).toMatchInlineSnapshot(`
      "
      5:17 error redirect/duplicate-source ⟨"/a"⟩
        an earlier redirect already has the source "/a"
        → remove one of the two
        4:17: it is first used here ⟨"/a"⟩
      7:17 warning redirect/duplicate-source ⟨"/b/:y*/"⟩
        the source "/b/:y*/" matches the same addresses as "/b/:x*" of an earlier redirect
        → remove one of the two
        6:17: it is first used here ⟨"/b/:x*"⟩
      "
    `);
  });

  it.each(["/../../x", "/%2e%2e/%2E%2e/x", "/a/./b", "/a\\\\b", "/a\\u0000b", `/${"x".repeat(300)}`])(
    "from %s, which is no address of a file below the site, are named",
    (source) => {
      expect(diagnose(`${source} → /intro`)).toContain("so it is no address of this site");
    },
  );

  it("whose source matches no address are named", () => {
    expect(
      diagnose("/a#b → /intro", "/a?b → /intro", "https://x.com/a → /intro", "/:all* → /intro"),
    ).toMatchInlineSnapshot(`
      "
      4:17 warning redirect/source ⟨"/a#b"⟩
        the source "/a#b" contains "#", so it matches no address
        → use the path alone, "/a", or remove the redirect
      5:17 warning redirect/source ⟨"/a?b"⟩
        the source "/a?b" contains "?", so it matches no address
        → use the path alone, "/a", or remove the redirect
      6:17 warning redirect/source ⟨"https://x.com/a"⟩
        the source "https://x.com/a" is a URL, but only paths of this site can be redirected
        → use the path, such as "/old/page"
      7:17 warning redirect/source ⟨"/:all*"⟩
        the source "/:all*" covers /.well-known/acme-challenge, which the hosted platform needs for certificates
        → use a narrower source
      "
    `);
  });

  it("with an optional part match nothing", () => {
    expect(diagnose("/a/:page/:part? → /intro")).toMatchInlineSnapshot(`
      "
      4:17 warning redirect/source ⟨"/a/:page/:part?"⟩
        the source "/a/:page/:part?" has the optional part ":part?", which is not known, so it matches no address
        → add two redirects, one with that part and one without it
      "
    `);
  });

  it("with a placeholder that the source lacks are named", () => {
    expect(diagnose("/a/:slug* → https://example.com:80/:path*#:slug")).toMatchInlineSnapshot(`
      "
      4:45 warning redirect/unknown-placeholder ⟨"https://example.com:80/:path*#:slug"⟩
        the source "/a/:slug*" has no :path*, so the destination contains it as text
        → add :path* to the source, or remove it from the destination
      "
    `);
  });

  it("that lead in a circle are one finding, and what leads into it none", () => {
    expect(
      diagnose("/in → /a", "/a → /b", "/b → /c/", "/c → /a", "/x → /x", "/y/:p* → /y/z/:p*"),
    ).toMatchInlineSnapshot(`
      "
      5:38 warning redirect/loop ⟨"/b"⟩
        3 redirects lead in a circle: "/a" → "/b" → "/c" → "/a"
        → change one of the destinations to an existing page
        6:5: this redirect is part of the circle ⟨{ "source": "/b", "destination": "/c/" }⟩
        7:5: this redirect is part of the circle ⟨{ "source": "/c", "destination": "/a" }⟩
      8:38 warning redirect/loop ⟨"/x"⟩
        "/x" redirects to itself
        → change one of the destinations to an existing page
      9:42 warning redirect/loop ⟨"/y/z/:p*"⟩
        "/y/:p*" matches its own destination, so it redirects again and again
        → change one of the destinations to an existing page
      "
    `);
  });

  it("that lead to others are named with where they end", () => {
    expect(
      diagnose("/a → /b", "/b → /c", "/c → /intro#x", "/v1/:p* → /v2/:p*", "/v2/:q* → /guides/:q*"),
    ).toMatchInlineSnapshot(`
      "
      4:38 info redirect/chain ⟨"/b"⟩
        "/b" is itself redirected, so readers reach "/intro#x" after 3 redirects
        → redirect to "/intro#x" at once
        fix: Use /intro#x (4:38 ⟨"/b"⟩ → ⟨"/intro#x"⟩)
      5:38 info redirect/chain ⟨"/c"⟩
        "/c" is itself redirected, so readers reach "/intro#x" after 2 redirects
        → redirect to "/intro#x" at once
        fix: Use /intro#x (5:38 ⟨"/c"⟩ → ⟨"/intro#x"⟩)
      7:43 info redirect/chain ⟨"/v2/:p*"⟩
        "/v2/:p*" is itself redirected, so readers reach "/guides/:p*" after 2 redirects
        → if that is meant for good, redirect to "/guides/:p*" at once; a wildcard or a temporary redirect on the way may lead elsewhere later
      "
    `);
  });

  it("that hide a page are named; of wildcards nobody knows", () => {
    expect(
      diagnose("/intro → /guides/start", "/old/left → /intro", "/guides/:x* → https://example.com/:x*"),
    ).toMatchInlineSnapshot(`
      "
      4:17 warning redirect/shadowed-page ⟨"/intro"⟩
        readers cannot open the page "intro" of the navigation, because this redirects it to "/guides/start"
        → remove the redirect, or remove the page from the navigation
      5:17 info redirect/shadowed-page ⟨"/old/left"⟩
        readers cannot open the page file "old/left", because this redirects it to "/intro"
        → remove the redirect or the file
      5:45 info redirect/chain ⟨"/intro"⟩
        "/intro" is itself redirected, so readers reach "/guides/start" after 2 redirects
        → redirect to "/guides/start" at once
        fix: Use /guides/start (5:45 ⟨"/intro"⟩ → ⟨"/guides/start"⟩)
      "
    `);
  });

  it("to an address without a page are named once an address", () => {
    expect(
      diagnose("/a → /guides/strat", "/b → /guides/strat#x", "/c → /guides/strat/", "/d → /nowhere"),
    ).toMatchInlineSnapshot(`
      "
      4:38 warning redirect/dead-destination ⟨"/guides/strat"⟩
        no page has the address "/guides/strat", to which 3 redirects lead: "/a", "/b" and more
        → did you mean "/guides/start"?
        5:38: also leads there ⟨"/guides/strat#x"⟩
        6:38: also leads there ⟨"/guides/strat/"⟩
      7:38 warning redirect/dead-destination ⟨"/nowhere"⟩
        no page has the address "/nowhere"
        → use the address of an existing page, a full URL if it is outside of this site, or name it in "knownPaths" of docsjson.config.json
      "
    `);
  });
});
