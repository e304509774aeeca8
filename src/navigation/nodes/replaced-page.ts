import type { ShownOperation } from "../tree.ts";
import type { OperationLeaf } from "./operation-leaf.ts";
import { PageLeaf } from "./page-leaf.ts";

/** A page file at the address of an operation's page, in whose place it is shown. */
export class ReplacedPage extends PageLeaf {
  readonly replaces: OperationLeaf;

  constructor(replaces: OperationLeaf, path: string) {
    super(replaces.up, replaces.address, path, replaces.isRoot);
    this.replaces = replaces;
  }

  override get pointer(): string {
    return this.replaces.pointer;
  }
  override get shows(): ShownOperation {
    return { operation: this.replaces.operation, spec: this.replaces.spec };
  }
}
