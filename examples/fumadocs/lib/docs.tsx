import { createDocsSource } from "docsjson/fumadocs";
import type { ReactNode } from "react";

export const docs = await createDocsSource<ReactNode>({
  root: "content",
  name: "Lumen",
  renderName: (title, badges) => (
    <>
      {title}
      {badges.map(({ kind, text }) => (
        <small key={kind} className="ms-2 rounded bg-fd-secondary px-1.5 text-xs" data-badge={kind}>
          {text}
        </small>
      ))}
    </>
  ),
  renderIcon: (icon) => <span className="icon" data-icon={typeof icon === "string" ? icon : icon.name} />,
});
