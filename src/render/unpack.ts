import { brotliDecompressSync } from "node:zlib";

/** What the build has put into the program with `?packed`. */
export const unpack = ({ packed }: { readonly packed: string }): Buffer<ArrayBuffer> =>
  brotliDecompressSync(Buffer.from(packed, "base64"));
