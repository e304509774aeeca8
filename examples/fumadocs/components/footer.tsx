import type { DocsSource } from "docsjson/fumadocs";

type Chrome = ReturnType<DocsSource<unknown>["chromeOf"]>;

export function Footer({ columns, socials }: { columns: Chrome["footer"]; socials: Chrome["socials"] }) {
  const profiles = [...socials].map(([label, href]) => ({ label, href }));
  const shown = [...columns, ...(profiles.length > 0 ? [{ header: "Follow", items: profiles }] : [])];
  return (
    <footer className="flex flex-wrap justify-center gap-x-16 gap-y-6 border-t p-8 text-sm">
      {shown.map(({ header, items }) => (
        <div key={header ?? items[0]?.href}>
          {header && <p className="font-medium">{header}</p>}
          <ul>
            {items.map(({ label, href }) => (
              <li key={href}>
                <a className="text-fd-muted-foreground hover:text-fd-accent-foreground" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </footer>
  );
}
