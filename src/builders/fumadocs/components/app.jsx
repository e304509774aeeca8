import "fumadocs-ui/style.css";
import site from "docsjson/fumadocs/site";
import { notFound } from "next/navigation";
import { DocsSite } from "./docs-site.jsx";
import { addressOf, findPage, listAddresses } from "./pages.js";

export const generateStaticParams = () =>
  listAddresses().map((address) => ({ slug: address.split("/").filter(Boolean) }));

export async function generateMetadata({ params }) {
  const { name, favicon } = site;
  const { title, description, canonical } = findPage(await addressOf(params)) ?? {};
  const icon = (mode) => ({ url: favicon[mode], media: `(prefers-color-scheme: ${mode})` });
  return {
    title: title === undefined ? name : `${title} | ${name}`,
    description: description ?? site.description,
    ...(canonical === undefined ? {} : { alternates: { canonical } }),
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

const isSameTag = (own, other) => ["name", "property"].some((key) => own[key] !== undefined && own[key] === other[key]);

export async function Page({ params }) {
  const page = findPage(await addressOf(params));
  if (!page) notFound();
  return (
    <>
      <link rel="stylesheet" href={`${site.base}/docsjson.css`} precedence="docs" />
      {[...site.head.filter(({ attrs }) => !page.head.some((own) => isSameTag(own.attrs, attrs))), ...page.head].map(
        ({ tag: Tag, attrs }) => (
          <Tag key={JSON.stringify(attrs)} {...attrs} {...(attrs.rel === "stylesheet" ? { precedence: "site" } : {})} />
        ),
      )}
      <script type="module" async src={`${site.base}/docsjson.js`} />
      <DocsSite page={page} />
    </>
  );
}
