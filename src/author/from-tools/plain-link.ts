import { addressPath, decodePath } from "../../vocabulary/addresses/address.ts";

/** A link without query, fragment and escapes. Malformed escapes stay as they are written. */
export const plainLink = (link: string): string => decodePath(addressPath(link));
