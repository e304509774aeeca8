"use client";
import site from "docsjson/fumadocs/site";
import { FrameworkProvider } from "fumadocs-core/framework";
import { Banner } from "fumadocs-ui/components/banner";
import { DocsLayout } from "fumadocs-ui/layouts/docs";
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from "fumadocs-ui/layouts/docs/page";
import { RootProvider } from "fumadocs-ui/provider/base";
import { usePathname as useAddress, useParams } from "next/navigation";
import { useEffect, useMemo } from "react";
import { BarLink, drawIcon, drawLayout } from "./navigation.jsx";
import { PageHtml } from "./page-html.jsx";
import { decode } from "./segments.js";

/**
 * Loads the page anew once the development server has read other docs than those of its HTML, where alone its text is.
 * A change that comes while the page is loading may reach the rendered components alone, or the scripts alone.
 */
function reloadChanged(reading) {
  globalThis.docsReading ??= reading;
  if ([reading, site.reading].some((known) => known !== globalThis.docsReading)) location.reload();
}

let isStarted = false;

/** Runs the docs' own scripts, one behind another, once React has taken over the HTML. */
function runScripts() {
  if (isStarted) return;
  isStarted = true;
  const made = site.scripts.map((src) => Object.assign(document.createElement("script"), { src, async: false }));
  document.head.append(...made);
}

/** A page of the site with all that is around it. @param reading which reading of the docs rendered it, in development */
export function DocsSite({ page, reading }) {
  useEffect(() => reloadChanged(reading));
  useEffect(runScripts, []);
  const { tag, dir, words, skip } = site.languages[page.language];
  const { bar, footer, socials, banner } = site.around[page.around];
  const { tree, tabs, links } = useMemo(() => drawLayout(page), [page]);
  const { default: mode, strict } = site.appearance;
  const theme = { defaultTheme: mode, ...(strict && mode !== "system" ? { forcedTheme: mode } : {}) };
  const translations = page.translations;
  const i18n = {
    translations: words,
    ...(site.locales && {
      locale: page.around,
      locales: site.locales,
      onLocaleChange: (code) => go(translations.find(({ locale }) => locale === code)?.url ?? "/"),
    }),
  };
  return (
    <FrameworkProvider usePathname={usePathname} useParams={useParams} useRouter={useRouter} Link={Link}>
      <RootProvider dir={dir} theme={theme} i18n={i18n} search={{ options: { type: "static", api: site.search } }}>
        <a className="docs-skip" href="#nd-page">
          {skip}
        </a>
        {banner && (
          // With an id readers can close it for good.
          <Banner id={banner.id} role="region" aria-labelledby="docs:banner">
            <Html as="span" id="docs:banner" html={banner.html} />
          </Banner>
        )}
        <DocsLayout
          tree={tree}
          tabs={tabs}
          sidebar={{ banner: <TabLinks tabs={tabs} /> }}
          links={links}
          i18n={site.locales !== undefined}
          nav={{ title: <Logo />, url: site.logo?.href ?? "/", children: page.isAlone && <Bar {...{ tabs, bar }} /> }}
          themeSwitch={{ enabled: theme.forcedTheme === undefined }}
        >
          <DocsPage toc={page.toc} breadcrumb={{ enabled: false }}>
            {page.eyebrow && <Html as="div" html={page.eyebrow} />}
            <DocsTitle>{page.title}</DocsTitle>
            {page.lead && (
              <DocsDescription>
                <Html as="span" className="docs-lead" html={page.lead} />
              </DocsDescription>
            )}
            <DocsBody lang={tag}>
              {page.html === undefined ? <PageHtml number={page.number} /> : <Html as="div" html={page.html} />}
            </DocsBody>
          </DocsPage>
        </DocsLayout>
        <Footer columns={footer} socials={socials} />
        {site.fault && <Html as="div" html={site.fault} />}
      </RootProvider>
    </FrameworkProvider>
  );
}

const below = (href) => (/^\/(?!\/)/.test(href) ? site.base + href : href);

const go = (href) => window.location.assign(below(href));

/** The address as the tree has it, however it was written. */
const usePathname = () =>
  useAddress()
    .replace(/(?<=.)\/$/, "")
    .split("/")
    .map((segment) => encodeURIComponent(decode(segment)))
    .join("/");

/** Pages are loaded as a whole, which leaves their text out of all but their HTML. */
const useRouter = () => ROUTER;
const ROUTER = { push: go, refresh: () => window.location.reload() };

function Link({ href = "#", prefetch: _, ...props }) {
  return <a href={below(href)} {...props} />;
}

const Html = ({ as: Tag, html, ...props }) => <Tag {...props} dangerouslySetInnerHTML={{ __html: html }} />;

function Logo() {
  const { logo, name } = site;
  if (!logo) return name;
  if (logo.light === logo.dark)
    return <img className="docs-logo" src={logo.light} alt={name} loading="lazy" {...logo.sizes?.light} />;
  return ["light", "dark"].map((mode) => (
    <img
      key={mode}
      className={`docs-logo docs-logo-${mode}`}
      src={logo[mode]}
      alt={name}
      loading="lazy"
      {...logo.sizes?.[mode]}
    />
  ));
}

/** The tabs for those who run no scripts, which open Fumadocs's menu of them: crawlers, and some readers. */
function TabLinks({ tabs }) {
  if (tabs.length < 2) return null;
  return (
    <ul className="docs-tab-links">
      {tabs.map(({ title, url }) => (
        <li key={url}>
          <Link href={url}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What is in the bar of pages without a sidebar, in wide windows. */
function Bar({ tabs, bar }) {
  return (
    <nav className="docs-bar">
      {tabs.map(({ title, url }) => (
        <Link key={url} href={url}>
          {title}
        </Link>
      ))}
      <span />
      {bar.map((link) => (
        <BarLink key={link.href} {...link} />
      ))}
    </nav>
  );
}

function Footer({ columns, socials }) {
  if (columns.length + socials.length === 0) return null;
  return (
    <footer className="docs-footer">
      {columns.map(({ header, items }) => (
        <div key={header ?? items[0]?.href}>
          {header && <p>{header}</p>}
          <ul>
            {items.map(({ label, href }) => (
              <li key={label + href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="docs-socials">
        {socials.map(({ label, url, icon }) => (
          <Link key={url} href={url} aria-label={label}>
            {drawIcon(icon) ?? label}
          </Link>
        ))}
      </div>
    </footer>
  );
}
