import { addressPath, decodePath } from "../../vocabulary/addresses/address.ts";

/** A link without query, fragment and escapes; one that is not escaped properly keeps what is written. */
export const plainLink = (link: string): string => decodePath(addressPath(link));
