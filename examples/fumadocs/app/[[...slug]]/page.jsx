export { generateMetadata, generateStaticParams, Page as default } from "docsjson/fumadocs/app";
