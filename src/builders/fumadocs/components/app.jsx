import "fumadocs-ui/style.css";
import site from "docsjson/fumadocs/site";
import { notFound } from "next/navigation";
import { DocsSite } from "./docs-site.jsx";
import { addressOf, findPage, listAddresses } from "./pages.js";

export const generateStaticParams = () =>
  listAddresses().map((address) => ({ slug: address.split("/").filter(Boolean) }));

export async function generateMetadata({ params }) {
  const { name, favicon } = site;
  const { title, description } = findPage(await addressOf(params)) ?? {};
  const icon = (mode) => ({ url: favicon[mode], media: `(prefers-color-scheme: ${mode})` });
  return {
    title: title === undefined ? name : `${title} | ${name}`,
    description: description ?? site.description,
    ...(favicon === undefined
      ? {}
      : { icons: favicon.light === favicon.dark ? favicon.light : [icon("light"), icon("dark")] }),
  };
}

export async function Layout({ params, children }) {
  const page = findPage(await addressOf(params));
  const { tag, dir } = site.languages[page?.language] ?? Object.values(site.languages)[0];
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <body className="flex min-h-screen flex-col">{children}</body>
    </html>
  );
}

/** The page at addresses without one, as a document of its own: the app's layout knows pages alone. */
export function NotFound() {
  const { title, html } = site.notFound;
  const [language, { tag, dir }] = Object.entries(site.languages)[0];
  const [around] = Object.keys(site.around);
  const page = { title, html, language, around, toc: [], tabs: [], translations: [] };
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <title>{`${title} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body className="flex min-h-screen flex-col">
        <Around>
          <DocsSite page={page} reading={site.reading} />
        </Around>
      </body>
    </html>
  );
}

export async function Page({ params }) {
  const page = findPage(await addressOf(params));
  if (!page) notFound();
  return (
    <Around head={page.head}>
      <DocsSite page={page} reading={site.reading} />
    </Around>
  );
}

/** A page with the style sheets and scripts of all, and the tags of its own. */
function Around({ head = [], children }) {
  return (
    <>
      <link rel="stylesheet" href={`${site.base}/docsjson.css`} precedence="docs" />
      {[...site.head, ...head].map(({ tag: Tag, attrs, content }) => (
        <Tag
          key={JSON.stringify(attrs) + content}
          {...attrs}
          {...(attrs.rel === "stylesheet" ? { precedence: "site" } : {})}
          {...(content === undefined ? {} : { dangerouslySetInnerHTML: { __html: content } })}
        />
      ))}
      <script type="module" async src={`${site.base}/docsjson.js`} />
      {children}
    </>
  );
}
