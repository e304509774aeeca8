import { fieldsOfPage } from "../../../../pages/front-matter/front-matter-fields.ts";
import type { WrittenParameter } from "../../../../render/finish/written-parameters.ts";
import type { Unrendered } from "../../../../render/render-page.ts";
import { FilesInRoot } from "../../../../site/files-in-root.ts";
import { servedFile } from "../../../../vocabulary/files/site-files.ts";
import { escapeHtml } from "../../../operation-page/escape-html.ts";
import { writtenForm, writtenServers } from "../../../operation-page/form/written-form.ts";
import { addressHtml } from "../../../operation-page/operation-html.ts";
import { addressMarkdown } from "../../../operation-page/operation-markdown.ts";
import {
  formButton,
  type OperationPage,
  type OperationPageOptions,
  toOperationPage,
  toSchemaPage,
} from "../../../operation-page/operation-page.ts";
import { operationSpecs, specDocuments } from "../operation-specs.ts";
import type { Docs } from "../read-docs.ts";
import { schemaFinder } from "./named-schemas.ts";

/** What page files show around their own text because their front matter names it, by the paths of the pages. */
export interface PageReferences {
  /**
   * The endpoint that `api` names, above the text.
   *
   * @param parameters those that the fields of the page describe, for the form that sends its request
   */
  above(
    path: string,
    parameters?: readonly WrittenParameter[],
  ): { readonly html: string; readonly markdown: string } | undefined;
  /**
   * The operation, channel, schema or part of an SDK, below it; in the place of a schema that does not exist a box.
   *
   * @param page what the page has of its own, and its language
   */
  below(path: string, page?: OwnParts): PageReference | undefined;
}

type OwnParts = Pick<OperationPageOptions, "taken" | "ownRequests" | "ownAnswers" | "lead" | "language">;

export interface PageReference extends OperationPage {
  readonly unrendered?: Unrendered;
}

/** Reads the specs that pages show something of, each when it is needed. */
export function pageReferences({ navigation, site }: Docs, options: OperationPageOptions = {}): PageReferences {
  const files = new FilesInRoot(site);
  const documentOf = specDocuments(site, (source) => files.text(source));
  const specOf = operationSpecs(site, documentOf);
  const [server = ""] = writtenServers(site.config);
  const fieldsNamed = (path: string, named: RegExp) =>
    fieldsOfPage(files.text(servedFile(path, site.pages.get(path)?.file ?? path)) ?? "", named);
  const schemaOf = schemaFinder(site, documentOf);

  const schemaPage = (reference: string, file: string, { language }: OwnParts): PageReference => {
    const found = schemaOf(reference);
    if (found) return toSchemaPage(found.name, found.schema, found.document, { ...options, language });
    const box = escapeHtml(`openapi-schema: ${reference}`);
    return {
      html: `<div class="docs-unrendered"><p class="docs-unrendered-name">${box}</p></div>`,
      headings: [],
      markdown: "",
      unrendered: { name: reference, reason: "no spec has this schema", file, line: undefined },
    };
  };

  return {
    above(path, parameters) {
      const [method = "", address, ...more] = (site.pages.get(path)?.api ?? "").trim().split(/\s+/);
      if (address === undefined || more.length > 0 || !/^[A-Za-z]+$/.test(method)) return undefined;
      const endpoint = { method: method.toUpperCase(), address: (address.startsWith("/") ? server : "") + address };
      const { authMethod: authorization, playground } = fieldsNamed(path, /^["']?(?:authMethod|playground)/m);
      const { config, formScript } = options;
      const form =
        parameters &&
        formScript &&
        writtenForm({ ...endpoint, address, authorization }, parameters, { config, playground });
      const button = form && formScript ? formButton(form, formScript) : "";
      return {
        html: `<div class="operation">${addressHtml(endpoint)}${button}</div>`,
        markdown: addressMarkdown(endpoint),
      };
    },
    below(path, page = {}) {
      const shown = navigation.shown.get(path);
      const { file = path, openapiSchema } = site.pages.get(path) ?? {};
      const playgroundOf = () => fieldsNamed(path, /^["']?playground/m).playground;
      if (shown) return toOperationPage(shown, specOf(shown), { ...options, ...page, playground: playgroundOf() });
      return openapiSchema === undefined ? undefined : schemaPage(openapiSchema, file, page);
    },
  };
}
