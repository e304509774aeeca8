import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { UsageError } from "../command.ts";

/** The value of `--site`. @throws {UsageError} if it is no address of the web */
export function readSiteUrl(text: string): string {
  if (!isWebUrl(text) || !URL.canParse(text))
    throw new UsageError(`--site is ${JSON.stringify(text)}; expected an address such as https://docs.example.com`);
  return text;
}
