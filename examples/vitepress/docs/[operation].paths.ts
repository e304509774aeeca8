import { operationPaths } from "docsjson/vitepress";

export default { paths: () => operationPaths({ root: "docs" }) };
