export {
  type DocsClient,
  installDocs,
  type LocaleData,
  type PageData,
  pageKeys,
} from "./integrations/vitepress/client.ts";
export { fitBar } from "./integrations/vitepress/fit-bar.ts";
