import type { NAV_CODES } from "../areas/nav.ts";
import { type CodeExample, docs, navigation, site } from "./example.ts";

const PLATFORM = '"theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }';

export const NAV_EXAMPLES: Readonly<Record<keyof typeof NAV_CODES, CodeExample>> = {
  "nav/no-root-element": navigation('{ "directory": "none" }', '{ "directory": "none", "pages": ["intro"] }'),
  "nav/multiple-root-elements": navigation(
    '{ "tabs": [{ "tab": "Guides", "pages": ["intro"] }], "pages": ["about"] }',
    '{ "tabs": [{ "tab": "Guides", "pages": ["intro", "about"] }] }',
  ),
  "nav/mixed-children": navigation(
    '{ "tabs": [{ "tab": "Guides", "groups": [{ "group": "Start", "pages": ["intro"] }], "pages": ["about"] }] }',
    '{ "tabs": [{ "tab": "Guides", "groups": [{ "group": "Start", "pages": ["intro", "about"] }] }] }',
  ),
  "nav/misplaced-element": navigation(
    '{ "groups": [{ "group": "Start", "pages": ["intro", "https://example.com"] }] }',
    '{ "anchors": [{ "anchor": "Start", "pages": ["intro"] }, { "anchor": "Blog", "href": "https://example.com" }] }',
  ),
  "nav/misspelt-list": navigation(
    '{ "groups": [{ "group": "Start", "pages": ["intro"], "pagess": ["about"] }] }',
    '{ "groups": [{ "group": "Start", "pages": ["intro", "about"] }] }',
  ),
  "nav/page-path": docs(
    `{ ${PLATFORM}, "navigation": { "pages": ["./intro"] } }`,
    `{ ${PLATFORM}, "navigation": { "pages": ["intro"] } }`,
  ),
  "nav/href-with-children": navigation(
    '{ "anchors": [{ "anchor": "Blog", "href": "https://example.com", "pages": ["intro"] }] }',
    '{ "anchors": [{ "anchor": "Blog", "href": "https://example.com" }, { "anchor": "Start", "pages": ["intro"] }] }',
  ),
  "nav/beside-source": docs(
    `{ ${PLATFORM}, "navigation": { "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" }, "pages": ["intro"] }] } }`,
    `{ ${PLATFORM}, "navigation": { "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" } }, { "tab": "Start", "pages": ["intro"] }] } }`,
  ),
  "nav/empty": navigation('{ "tabs": [{ "tab": "Guides" }] }', '{ "tabs": [{ "tab": "Guides", "pages": ["intro"] }] }'),
  "nav/duplicate-page": navigation('{ "pages": ["intro", "intro"] }', '{ "pages": ["intro"] }'),
  "nav/duplicate-name": navigation(
    '{ "tabs": [{ "tab": "API", "pages": ["rest"] }, { "tab": "API", "pages": ["graphql"] }] }',
    '{ "tabs": [{ "tab": "REST", "pages": ["rest"] }, { "tab": "GraphQL", "pages": ["graphql"] }] }',
  ),
  "nav/multiple-defaults": navigation(
    '{ "versions": [{ "version": "2", "default": true, "pages": ["v2"] }, { "version": "1", "default": true, "pages": ["v1"] }] }',
    '{ "versions": [{ "version": "2", "default": true, "pages": ["v2"] }, { "version": "1", "pages": ["v1"] }] }',
  ),
  "nav/unknown-language": navigation(
    '{ "languages": [{ "language": "english", "pages": ["intro"] }] }',
    '{ "languages": [{ "language": "en", "pages": ["intro"] }] }',
  ),
  "nav/page-extension": navigation('{ "pages": ["intro.mdx"] }', '{ "pages": ["intro"] }'),
  "nav/directory-without-root": navigation(
    '{ "groups": [{ "group": "Start", "directory": "card", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "directory": "card", "root": "start", "pages": ["intro"] }] }',
  ),
  "nav/expanded-ignored": navigation(
    '{ "groups": [{ "group": "Start", "expanded": true, "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "pages": ["intro", { "group": "More", "expanded": true, "pages": ["more"] }] }] }',
  ),
  "nav/source-ref": navigation(
    '{ "products": [{ "product": "API", "groups": [{ "sourceRef": "acme/api-docs" }] }] }',
    '{ "products": [{ "product": "API", "groups": [{ "group": "Start", "pages": ["intro"] }] }] }',
  ),
  "nav/too-deep": {
    ...navigation(
      '{ "groups": [{ "group": "1", "pages": [{ "group": "2", "pages": [ … { "group": "65", "pages": ["intro"] } … ] }] }] }',
      '{ "groups": [{ "group": "1", "pages": [{ "group": "2", "pages": ["intro"] }] }] }',
    ),
    isSketch: true,
  },
  "nav/page-not-found": site('{ "pages": ["intro", "quickstrat"] }', '{ "pages": ["intro", "quickstart"] }', {
    "intro.mdx": "",
    "quickstart.mdx": "---\nhidden: true\n---\n",
  }),
  "nav/unreadable": {
    ...site('{ "pages": ["intro"] }', '{ "pages": ["intro"] }', { "intro.mdx": "" }),
    isSketch: true,
  },
  "nav/orphan-page": site('{ "pages": ["intro"] }', '{ "pages": ["intro", "quickstart"] }', {
    "intro.mdx": "",
    "quickstart.mdx": "",
  }),
  "nav/page-in-two-languages": site(
    '{ "languages": [{ "language": "en", "pages": ["intro"] }, { "language": "fr", "pages": ["intro", "fr/intro"] }] }',
    '{ "languages": [{ "language": "en", "pages": ["intro"] }, { "language": "fr", "pages": ["fr/intro"] }] }',
    { "intro.mdx": "", "fr/intro.mdx": "" },
  ),
  "nav/parity": site(
    '{ "languages": [{ "language": "en", "pages": ["en/a", "en/b", "en/c"] }, { "language": "fr", "pages": ["fr/a", "fr/b"] }] }',
    '{ "languages": [{ "language": "en", "pages": ["en/a", "en/b"] }, { "language": "fr", "pages": ["fr/a", "fr/b"] }] }',
    { "en/a.mdx": "", "en/b.mdx": "", "en/c.mdx": "---\nhidden: true\n---\n", "fr/a.mdx": "", "fr/b.mdx": "" },
  ),
  "nav/version-parity": {
    ...site(
      '{ "versions": [{ "version": "2", "pages": ["v2/a", "v2/b", "v2/c"] }, { "version": "1", "pages": ["v1/a", "v1/b"] }] }',
      '{ "versions": [{ "version": "2", "pages": ["v2/a", "v2/b"] }, { "version": "1", "pages": ["v1/a", "v1/b"] }] }',
      { "v2/a.mdx": "", "v2/b.mdx": "", "v2/c.mdx": "---\nhidden: true\n---\n", "v1/a.mdx": "", "v1/b.mdx": "" },
    ),
  },
  "nav/unpublished-page": {
    wrong: {
      "docs.json": `{ ${PLATFORM}, "navigation": { "pages": ["guides/README"] } }`,
      "guides/README.md": "",
    },
    right: {
      "docs.json": `{ ${PLATFORM}, "navigation": { "pages": ["guides/introduction"] } }`,
      "guides/introduction.md": "",
    },
  },
};
