import { withDocs } from "docsjson/docusaurus";

export default withDocs({
  url: "https://docs.lumen.example",
  baseUrl: "/",
  future: { v4: true, faster: true },
});
