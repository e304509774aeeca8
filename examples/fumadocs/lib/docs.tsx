import { existsSync, readFileSync } from "node:fs";
import { createDocsSource } from "docsjson/fumadocs";
import type { ReactNode } from "react";

export const docs = await createDocsSource<ReactNode>({
  root: "content",
  name: "Lumen",
  renderName: (title, badges) => (
    <>
      {title}
      {badges.map(({ kind, text }) => (
        <small
          key={kind}
          className="ms-2 shrink-0 whitespace-nowrap rounded bg-fd-secondary px-1.5 text-xs"
          data-badge={kind}
        >
          {text}
        </small>
      ))}
    </>
  ),
  renderIcon: (icon) => {
    const file = `node_modules/lucide-static/icons/${typeof icon === "string" ? icon : icon.name}.svg`;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: icons of an installed package
    return existsSync(file) && <span dangerouslySetInnerHTML={{ __html: readFileSync(file, "utf8") }} />;
  },
});
