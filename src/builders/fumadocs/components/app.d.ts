interface RouteProps {
  readonly params: Promise<{ readonly [name: string]: string | string[] | undefined }>;
}

/** The addresses of all pages. */
export declare function generateStaticParams(): { slug: string[] }[];

/** Title, description and favicon of a page. */
export declare function generateMetadata(props: RouteProps): Promise<object>;

/** A page of the site with all that is around it. */
export declare function Page(props: RouteProps): Promise<never>;

/** The document around a page. */
export declare function Layout(props: RouteProps & { readonly children: unknown }): Promise<never>;

/** The page at addresses without one, for `app/global-not-found.jsx`. */
export declare function NotFound(): never;
