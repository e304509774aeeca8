import { Markdown } from "fumadocs-core/content/md";
import { Banner } from "fumadocs-ui/components/banner";
import { DocsLayout } from "fumadocs-ui/layouts/docs";
import { DocsBody, DocsPage, DocsTitle } from "fumadocs-ui/layouts/docs/page";
import defaultComponents from "fumadocs-ui/mdx";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { Footer } from "../../components/footer";
import { OpenAPIPage } from "../../components/openapi-page";
import { Providers } from "../../components/providers";
import { docs } from "../../lib/docs";

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export const generateStaticParams = () => docs.params();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = docs.find((await params).slug);
  const { name, favicon } = docs.settings;
  return {
    title: page ? `${page.title} | ${name}` : name,
    description: page?.description,
    icons: favicon?.light,
  };
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const page = docs.find(slug);
  const target = docs.redirectOf(slug);
  if (!page) return target ? redirect(target) : notFound();

  const { name, logo } = docs.settings;
  const { banner, navbar, primary, socials, footer } = docs.chromeOf(page);
  const { links, ...layout } = docs.layoutOf(page);
  const bar = [...navbar, ...(primary ? [primary] : [])].map(({ label, href }) => ({ text: label, url: href }));
  const operation = page.operation?.();
  return (
    <Providers locale={page.language} translations={docs.translationsOf(page)}>
      {banner && (
        // With an id readers can close it for good.
        <Banner id={banner.dismissible ? banner.id : undefined}>
          <Markdown>{banner.content}</Markdown>
        </Banner>
      )}
      <DocsLayout
        {...layout}
        links={[...links, ...bar]}
        i18n={docs.i18n !== undefined}
        githubUrl={socials.get("github")}
        nav={{ title: logo ? <img src={logo.light} alt={name} height={24} /> : name, url: "/" }}
      >
        <DocsPage>
          {page.node.type === "operation" && <DocsTitle>{page.title}</DocsTitle>}
          <DocsBody>
            <Markdown components={defaultComponents}>{await page.markdown()}</Markdown>
            {operation && <OpenAPIPage {...(operation as Parameters<typeof OpenAPIPage>[0])} />}
          </DocsBody>
        </DocsPage>
      </DocsLayout>
      <Footer columns={footer} socials={socials} />
    </Providers>
  );
}
