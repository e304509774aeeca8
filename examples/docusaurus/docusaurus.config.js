import { withDocs } from "docsjson/docusaurus";

export default withDocs({
  url: "https://docs.lumen.example",
  baseUrl: "/",
});
