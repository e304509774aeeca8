/** The meta tags whose values are images. Sources: the Open Graph protocol, and X's cards. */
export const META_IMAGES = [
  "og:image",
  "og:image:url",
  "og:image:secure_url",
  "twitter:image",
  "twitter:image:src",
] as const;
