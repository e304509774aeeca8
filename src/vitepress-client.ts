export { type DocsClient, installDocs, type LocaleData, type PageData } from "./integrations/vitepress/client.ts";
