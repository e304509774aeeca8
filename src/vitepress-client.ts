export {
  type DocsClient,
  installDocs,
  type LocaleData,
  type PageData,
  pageKeys,
} from "./integrations/vitepress/client.ts";
