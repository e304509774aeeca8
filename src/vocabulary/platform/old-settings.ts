/** How docs.json writes a setting of mint.json: `write` instead, as part of the navigation, or not at all. */
export type NewSetting =
  | { write: string }
  | { navigation: string; pages?: true; global?: true }
  | { setting: string }
  | "theme"
  | "none";

/** How docs.json writes the settings of mint.json, which it replaces. */
export const NEW_SETTINGS: ReadonlyMap<string, NewSetting> = new Map<string, NewSetting>([
  ["tabs", { navigation: "tabs", pages: true }],
  ["anchors", { navigation: "anchors", global: true }],
  ["versions", { navigation: "versions", pages: true }],
  ["primaryTab", { write: 'the first entry of "navigation.tabs"' }],
  ["topAnchor", { write: 'an entry of "navigation.anchors"' }],
  ["topbarLinks", { write: '"navbar": { "links": […] }' }],
  ["topbarCtaButton", { write: '"navbar": { "primary": {…} }' }],
  ["topbar", { write: '"navbar"' }],
  ["footerSocials", { write: '"footer": { "socials": {…} }' }],
  ["modeToggle", { write: '"appearance": { "default": …, "strict": … }' }],
  ["backgroundImage", { write: '"background": { "image": … }' }],
  ["font", { write: '"fonts"' }],
  ["analytics", { write: '"integrations"' }],
  ["openapi", { setting: "openapi" }],
  ["asyncapi", { setting: "asyncapi" }],
  ["codeBlock", { write: '"styling": { "codeblocks": … }' }],
  ["eyebrows", { write: '"styling": { "eyebrows": … }' }],
  ["sidebar", "theme"],
  ["layout", "theme"],
  ["rounded", "theme"],
  ["isWhiteLabeled", "none"],
]);
