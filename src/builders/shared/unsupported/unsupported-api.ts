import { asObject, own } from "../../../json/json-value.ts";
import type { Site } from "../../../site/site.ts";
import { apiSettings } from "../../operation-page/api-settings.ts";
import { isSampleLanguage } from "../../operation-page/samples/code-samples.ts";
import { apiProxy, sampleLanguage, signedInPlayground } from "./inexpressible-features.ts";
import type { UnsupportedFeatures } from "./unsupported-features.ts";

/** Reports the settings of pages about operations that no static site carries out. */
export function reportApi({ config, file }: Pick<Site, "config" | "file">, unsupported: UnsupportedFeatures): void {
  const api = asObject(own(asObject(config), "api"));
  const { proxy, display } = asObject(own(api, "playground"));
  const at = (pointer: string) => ({ file, pointer: `/api${pointer}` });
  if (proxy === true) unsupported.add(apiProxy, at("/playground/proxy"));
  if (display === "auth") unsupported.add(signedInPlayground, at("/playground/display"));
  for (const [index, language] of apiSettings(config).languages.entries()) {
    if (!isSampleLanguage(language)) unsupported.add(sampleLanguage(language), at(`/examples/languages/${index}`));
  }
}
