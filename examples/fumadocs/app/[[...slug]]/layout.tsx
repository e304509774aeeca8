import "../global.css";
import type { ReactNode } from "react";
import { docs } from "../../lib/docs";

const { primary } = docs.settings.colors;

export default async function Layout(props: { params: Promise<{ slug?: string[] }>; children: ReactNode }) {
  const language = docs.find((await props.params).slug)?.language;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>{primary && <style>{`:root { --color-fd-primary: ${primary}; }`}</style>}</head>
      <body className="flex min-h-screen flex-col">{props.children}</body>
    </html>
  );
}
