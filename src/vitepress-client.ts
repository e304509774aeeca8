export {
  type DocsClient,
  installDocs,
  type LocaleData,
  type PageData,
  pageKeys,
} from "./builders/vitepress/client.ts";
export { fitBar } from "./builders/vitepress/fit-bar.ts";
