/** A page that has moved: addresses from the root of the site. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** An entry of `redirects`, in `docs.json` as in `vercel.json`. */
export interface RedirectRule {
  source: string;
  destination: string;
  permanent: boolean;
}

/** The redirects, ready for each place that can serve them. */
export interface Redirects {
  /** The redirects of single addresses. */
  moves: Move[];
  /** `redirects` of `docs.json`. */
  docs: RedirectRule[];
  /** `redirects` of `vercel.json`. */
  vercel: RedirectRule[];
  /** The text of `_redirects`, as Netlify and Cloudflare Pages read it. */
  netlify: string;
  /** `location` blocks for the `server` of an nginx configuration. */
  nginx: string;
}
