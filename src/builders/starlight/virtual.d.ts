declare module "virtual:docsjson/starlight" {
  const site: import("./route.ts").StarlightSite;
  export default site;
}
