import { withDocs } from "docsjson/fumadocs";

export default withDocs({}, { root: "content", siteUrl: "https://docs.lumen.example" });
