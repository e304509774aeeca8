/** WebAssembly, or a script as below, that the build puts into the program: compressed with Brotli, in Base64. */
declare module "*?packed" {
  const embedded: { packed: string };
  export default embedded;
}

/**
 * A file that the build puts into the program as text: a script bundled and minified, a style sheet minified.
 * `hash` is its source expression for a Content-Security-Policy: `sha256-…`.
 */
declare module "*?embed" {
  const embedded: { text: string; hash: string };
  export default embedded;
}
