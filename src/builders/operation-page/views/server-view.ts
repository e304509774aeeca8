import { asList, asObject, isObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import { plainField } from "./plain-field.ts";
import { describedAt, textAt } from "./schema/follow-refs.ts";
import { entriesAt } from "./schema/merge-schema.ts";
import type { FieldView } from "./schema/schema-view.ts";

/** A server that an operation can be asked for. Source: OpenAPI 3.2, "Server Object". */
export interface Server {
  /** As the spec has it, without trailing slash: `https://{region}.example.com`. */
  readonly url: string;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly variables: readonly ServerVariable[];
}

interface ServerVariable {
  readonly name: string;
  readonly default?: string | undefined;
  readonly values: readonly string[];
  readonly description?: string | undefined;
}

/** The servers of an operation: those that it names, else those of its path item, else the spec's. */
export function serversOf(holders: readonly JsonObject[]): Server[] {
  const lists = holders.map((holder) => asList(own(holder, "servers")).flatMap(readServer));
  return lists.find((servers) => servers.length > 0) ?? [];
}

function readServer(value: unknown): Server[] {
  const url = isObject(value) ? textAt(value, "url") : undefined;
  if (!isObject(value) || url === undefined) return [];
  const variables = entriesAt(value, "variables").map(([name, variable]): ServerVariable => {
    const object = asObject(variable);
    return {
      name,
      default: textOf(own(object, "default")),
      values: asList(own(object, "enum")).flatMap((each) => textOf(each) ?? []),
      description: textAt(object, "description"),
    };
  });
  const name = textAt(value, "name");
  return [{ url: url.replace(/\/$/, ""), name, description: describedAt(value), variables }];
}

/** The address of a server with the defaults of its variables. */
export const addressOfServer = ({ url, variables }: Server): string =>
  url
    .replace(/\{([^{}]*)\}/g, (whole, name: string) => variables.find((each) => each.name === name)?.default ?? whole)
    .replace(/\/$/, "");

/** The servers as a list; none if the page's address says all of the only one. */
export function viewServers(servers: readonly Server[]): FieldView[] {
  const [first] = servers;
  if (servers.length < 2 && !first?.description && !first?.name && !first?.variables.length) return [];
  return servers.map(({ url, name, description, variables }) =>
    plainField(
      { name: url, type: name, description },
      {
        label: ["Variables"],
        fields: variables.map(({ name, values, description, ...variable }) =>
          plainField(
            { name, description, default: variable.default },
            { values: values.map((value) => JSON.stringify(value)) },
          ),
        ),
      },
    ),
  );
}
