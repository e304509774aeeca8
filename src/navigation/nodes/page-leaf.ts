import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import type { ReaderGroups } from "../../vocabulary/platform/readers.ts";
import { shownByFile } from "../pages/shown-operation.ts";
import { titleOfPath } from "../pages/title-of-path.ts";
import type { DocumentPart, Icon, PageFile, PageNode, SdkField, ShownOperation } from "../tree.ts";
import type { Holder } from "./holder.ts";
import { TreeNode } from "./tree-node.ts";

/** A page file. */
export class PageLeaf extends TreeNode implements PageNode {
  readonly path: string;
  readonly isRoot: true | undefined;
  /** The page's entry in the list of page files; `undefined` if there is no list, or no such file. */
  readonly file: PageFile | undefined;

  constructor(up: Holder, address: number, path: string, isRoot?: true) {
    super(up, address);
    this.path = path;
    this.isRoot = isRoot;
    this.file = up.context.pages?.get(path);
  }

  /** The operation, channel or part of an SDK that its front matter names. Fields that the page does not set come from it. */
  get #shown(): DocumentPart | undefined {
    return this.context.shown.get(this.path);
  }

  /** Whether it is to be hidden for want of a file. */
  get #isMissing(): boolean {
    return this.file === undefined && this.context.hidesMissing;
  }

  get type(): "page" {
    return "page";
  }
  get href(): string {
    return `/${this.path}`;
  }
  get title(): string {
    const { file } = this;
    return file?.sidebarTitle ?? file?.title ?? this.#shown?.endpoint.summary ?? titleOfPath(this.path);
  }
  override get hidden(): true | undefined {
    return this.up.hidden || this.file?.hidden || this.#isMissing ? true : undefined;
  }
  get deprecated(): true | undefined {
    return this.file?.deprecated ? true : undefined;
  }
  get noindex(): true | undefined {
    return this.file?.noindex || this.#isMissing ? true : undefined;
  }
  get shows(): ShownOperation | undefined {
    const part = this.file?.openapi && this.#shown;
    return part ? { operation: referenceOf(part.endpoint), spec: part.spec } : shownByFile(this.file);
  }
  get description(): string | undefined {
    return this.file?.description ?? this.#shown?.endpoint.description;
  }
  get icon(): Icon | undefined {
    return this.file?.icon;
  }
  get tag(): string | undefined {
    return this.file?.tag ?? this.#shown?.endpoint.badge;
  }

  get iconType(): string | undefined {
    return this.file?.iconType;
  }
  get searchable(): boolean | undefined {
    return this.file?.searchable;
  }
  get boost(): number | undefined {
    return this.file?.boost;
  }
  get public(): boolean | undefined {
    return this.file?.public;
  }
  get groups(): ReaderGroups | undefined {
    return this.file?.groups;
  }
  get openapiSchema(): string | undefined {
    return this.file?.openapiSchema;
  }
  get asyncapi(): string | undefined {
    return this.file?.asyncapi;
  }
  get sdk(): SdkField | undefined {
    const sdk = this.file?.sdk;
    return typeof sdk === "object" ? { ...sdk } : sdk;
  }
  get api(): string | undefined {
    return this.file?.api;
  }

  protected override ownJson() {
    const { path, href, file, isRoot: root, hidden, source } = this;
    return { path, href, ...(file && this.#fileJson(file)), root, hidden, source };
  }

  #fileJson({ iconType, searchable, boost, public: isPublic, groups, openapiSchema, asyncapi, api }: PageFile) {
    const { description, icon, tag, deprecated, noindex, shows, sdk } = this;
    return {
      ...{ description, icon, tag, deprecated, noindex, shows, iconType, searchable, boost },
      ...{ public: isPublic, groups, openapiSchema, asyncapi, sdk, api },
    };
  }
}
