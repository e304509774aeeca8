import { own } from "../../json/json-value.ts";
import type { DetailSection, DocumentPart } from "../../navigation/tree.ts";
import { verbOf } from "../../vocabulary/elements/operation-reference.ts";
import { translatorTo } from "../shared/site-words.ts";
import { type ApiSettings, apiSettings } from "./api-settings.ts";
import type { Highlight, HtmlOptions } from "./code-html.ts";
import { escapeHtml } from "./escape-html.ts";
import type { RequestForm } from "./form/form-data.ts";
import { requestForm } from "./form/request-form.ts";
import { type OperationHeading, operationHtml } from "./operation-html.ts";
import { operationMarkdown } from "./operation-markdown.ts";
import { readOperation } from "./views/asked-operation.ts";
import { viewChannel } from "./views/channel-view.ts";
import { viewExamples } from "./views/code-view.ts";
import { viewOperation } from "./views/operation-view.ts";
import { plainField } from "./views/plain-field.ts";
import type { ReferenceView, SectionView } from "./views/reference-view.ts";
import { SchemaViews } from "./views/schema/schema-view.ts";
import { SectionSlugs } from "./views/section-slugs.ts";

export type { Highlight } from "./code-html.ts";
export type { OperationHeading } from "./operation-html.ts";

/** The page of an operation, below its title. */
export interface OperationPage {
  /** One `div`, without scripts and styles. It is also valid MDX. */
  html: string;
  /** The headings in `html`, by their ids. */
  headings: OperationHeading[];
  /** The same for readers of Markdown, in English but for what the spec says. */
  markdown: string;
}

export interface OperationPageOptions {
  /** The language of the page, as docs.json has it: `es`, `pt-BR` (default, and for others: English). */
  readonly language?: string | undefined;
  /** Ids of headings that are on the page already, above the operation (default none). */
  readonly taken?: Iterable<string>;
  /** What stands below the page's title: a description that is the same is not repeated (default none). */
  readonly lead?: string | undefined;
  /** Whether the page has requests, or answers, of its own in the place of the generated ones (default not). */
  readonly ownRequests?: boolean;
  readonly ownAnswers?: boolean;
  /** The docs.json of the site, for its settings in `api` (default: those of a site without). */
  readonly config?: unknown;
  /** Colors code (default: it has none). */
  readonly highlight?: Highlight;
  /** The address of a link into the docs root on the built site (default: the text of such links alone is shown). */
  readonly linkTo?: (href: string) => string;
  /** The address at which the site has `formScript`, for forms that send requests (default: there are none). */
  readonly formScript?: string;
  /** `playground` of the page's front matter (default: that of `x-mint.metadata`, or else of `config`). */
  readonly playground?: unknown;
}

/**
 * Renders the page of an operation: method, address, servers, authorization, description, requests in several languages,
 * parameters, request body, responses and callbacks with their schemas and examples; of an AsyncAPI channel its servers,
 * parameters and messages; of a part of a GraphQL schema its arguments, fields or values. Only the operation and
 * everything it refers to is read from the spec. The fields of each schema are on a page once: wherever else the schema
 * is used, a closed part leads there, which the script of built sites fills when it is opened. What is broken in the spec
 * is left out.
 *
 * @param spec the parsed document of `operation.spec`; not needed for GraphQL schemas and SDKs
 * @example
 * const { html } = toOperationPage(operation, JSON.parse(await readFile("openapi.json", "utf8")));
 */
export function toOperationPage(
  operation: DocumentPart,
  spec?: unknown,
  {
    taken = [],
    lead,
    ownRequests,
    ownAnswers,
    config,
    highlight,
    linkTo,
    formScript,
    playground,
    language,
  }: OperationPageOptions = {},
): OperationPage {
  const settings = apiSettings(config);
  const whole = withOwnIds(viewPage(operation, spec, settings), new Set(taken));
  const { description } = whole;
  // A lead is a single line: lists and tables of a description are shown as such.
  const isSaid = description?.trim() === lead?.trim() && !description?.trim().includes("\n");
  const view = {
    ...whole,
    description: isSaid ? undefined : description,
    code: ownRequests ? [] : whole.code,
    answers: ownAnswers ? [] : (whole.answers ?? []),
  };
  const display = playground ?? own(operation.endpoint.mint?.metadata ?? {}, "playground") ?? settings.playground;
  const form =
    formScript === undefined || display !== "interactive" ? "" : formHtml(operation, spec, settings, formScript);
  return pageOf(view, {
    translate: translatorTo(language),
    highlight,
    linkTo,
    isExpanded: settings.isExpanded,
    form,
  });
}

function formHtml(operation: DocumentPart, spec: unknown, settings: ApiSettings, script: string): string {
  if (operation.endpoint.kind !== "operation") return "";
  const { asked } = readOperation(operation, spec);
  if (asked.servers.length === 0) return "";
  return formButton(requestForm(asked, settings), script);
}

/** What the page's script makes a button of, which loads a form. */
export const formButton = (form: RequestForm, script: string): string =>
  `<docs-try data-script="${escapeHtml(script)}" data-request="${escapeHtml(JSON.stringify(form))}"></docs-try>`;

/** Renders a schema of a spec by itself, as the bodies of operations are shown. */
export function toSchemaPage(
  name: string,
  schema: unknown,
  spec: unknown,
  { config, highlight, linkTo, language }: Omit<OperationPageOptions, "taken" | "formScript" | "playground"> = {},
): OperationPage {
  const settings = apiSettings(config);
  const view = new SchemaViews(spec, settings.pillKeys).view(schema);
  return pageOf(
    {
      method: "SCHEMA",
      address: name,
      deprecated: view.deprecated,
      description: view.description,
      code: [],
      contents: [
        {
          schema: { ...view, name: undefined, description: undefined, deprecated: false },
          examples: viewExamples({}, { schema, mediaType: "application/json", spec }),
        },
      ],
      sections: [],
    },
    { translate: translatorTo(language), highlight, linkTo, isExpanded: settings.isExpanded },
  );
}

const pageOf = (view: ReferenceView, options: HtmlOptions): OperationPage => ({
  ...operationHtml(view, options),
  markdown: operationMarkdown(view),
});

/** Numbers the ids of headings that the page has already. */
function withOwnIds(view: ReferenceView, taken: Set<string>): ReferenceView {
  const sections = view.sections.map((section) => {
    let { slug } = section;
    for (let count = 2; taken.has(slug); count++) slug = `${section.slug}-${count}`;
    taken.add(slug);
    return { ...section, slug };
  });
  return { ...view, sections };
}

function viewPage(operation: DocumentPart, spec: unknown, settings: ApiSettings): ReferenceView {
  switch (operation.endpoint.kind) {
    case "operation":
    case "webhook":
      return viewOperation(operation, spec, settings);
    case "channel":
      return viewChannel(operation, spec);
    default:
      return viewEntry(operation);
  }
}

/** The page of an entry whose content is all in the index. */
function viewEntry({ endpoint }: DocumentPart): ReferenceView {
  const { deprecated, description, details } = endpoint;
  const slugs = new SectionSlugs();
  return {
    method: verbOf(endpoint).toUpperCase(),
    address: endpoint.path,
    deprecated,
    description,
    code: details?.code === undefined ? [] : [details.code],
    sections: details?.sections.map((section) => viewSection(section, slugs)) ?? [],
  };
}

const viewSection = ({ title, text, fields = [] }: DetailSection, slugs: SectionSlugs): SectionView => ({
  depth: 2,
  title: [title],
  slug: slugs.of(title),
  description: text,
  fields: fields.map((field) => plainField(field)),
});
