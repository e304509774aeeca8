import { platform } from "../../../codes/examples/config.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote, quoteValue } from "../../../diagnostic/words.ts";
import { isObject, own } from "../../../json/json-value.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import { losesAsyncapi } from "../../../vocabulary/platform/second-api.ts";
import { type ConfigRule, type ElementRule, keyPlace } from "../../context/visits.ts";

export const configIgnored = code("config/ignored", {
  severity: "warning",
  tag: "unnecessary",
  title: "A setting has no effect where it is",
  explanation:
    "The hosted platform drops some settings without a word: those that do not fit together with others, such as `asyncapi` beside the `openapi` of a group, and `openapi` and `asyncapi` of the navigation itself. In the specification, elements inherit the `openapi` of the navigation.",
  example: platform(
    '"fonts": { "family": "Inter", "heading": { "family": "Roboto" } }',
    '"fonts": { "heading": { "family": "Roboto" }, "body": { "family": "Inter" } }',
  ),
  cases: {
    font: ({ field }: { field: string }) => ({
      message: `${quote(field)} is ignored, because "fonts" has a "family" for the whole site`,
      hint: `remove "family" and what belongs to it, or remove ${quote(field)}`,
    }),
    /** `openapi` of the navigation itself. */
    "root-source": ({ field }: { field: string }) => ({
      message: `${quote(field)} of the navigation itself is ignored, so no pages are made from it`,
      hint: `set ${quote(field)} on the tabs, groups or other elements that should have its pages`,
    }),
    /** `asyncapi` beside the `openapi` of a group. */
    "second-api": () => ({
      message: '"asyncapi" is ignored, because the group has "openapi", so no pages are made from it',
      hint: 'move "asyncapi" to a group of its own',
    }),
    variations: ({ theme }: { theme: unknown }) => ({
      message: `"variations" is ignored, because the theme is ${quoteValue(theme)}`,
      hint: 'use "theme": "willow", or remove it',
    }),
  },
});

/** Reports the `asyncapi` of a group that has `openapi` too: the hosted platform keeps `openapi` alone. */
export const ignoredAsyncapiRule: ElementRule = {
  codes: [configIgnored],
  needs: ({ check, frame }) => losesAsyncapi(check.dialect, frame.kind, frame.value),
  check({ check, frame }) {
    check.findings.add(configIgnored, { case: "second-api" }, keyPlace(frame, "asyncapi"));
  },
};

/**
 * Reports fields of the navigation itself that no element inherits: `asyncapi`, and `openapi` on the hosted platform. A
 * field with faults of its own is not reported again.
 */
export const ignoredRootSourceRule: ElementRule = {
  codes: [configIgnored],
  needs: ({ frame }) => frame.kind === "navigation",
  check({ check, frame, faults }) {
    const ignored = DIALECT_RULES[check.dialect].inheritsRootSpec ? ["asyncapi"] : ["openapi", "asyncapi"];
    for (const field of ignored) {
      const hasFault = faults.some(({ pointer }) => pointer.split("/")[1] === field);
      if (own(frame.value, field) === undefined || hasFault) continue;
      const place = keyPlace(frame, field);
      check.findings.add(configIgnored, { case: "root-source", field }, place);
    }
  },
};

/** The theme that has variations. */
const WITH_VARIATIONS = "willow";

/**
 * Reports settings that are dropped because of another one: fonts beside one for the whole site, variations of other
 * themes. A setting with faults of its own is not reported again.
 */
export const ignoredSettingRule: ConfigRule = {
  codes: [configIgnored],
  check({ check: { findings }, config, faults }) {
    const isSound = (pointer: string) => !faults.some((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`));
    const fonts = own(config, "fonts");
    if (isObject(fonts) && Object.hasOwn(fonts, "family")) {
      for (const field of ["heading", "body"]) {
        const pointer = `/fonts/${field}`;
        if (!Object.hasOwn(fonts, field) || !isSound(pointer)) continue;
        findings.add(configIgnored, { case: "font", field }, { pointer, part: "key" });
      }
    }
    const isOfOtherTheme = Object.hasOwn(config, "theme") && config.theme !== WITH_VARIATIONS;
    if (Object.hasOwn(config, "variations") && isOfOtherTheme && isSound("/variations")) {
      const args = { case: "variations", theme: config.theme } as const;
      findings.add(configIgnored, args, { pointer: "/variations", part: "key" });
    }
  },
};
