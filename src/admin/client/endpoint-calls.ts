import type { AdminTypes } from "../../../schemas/types.ts";
import { ENDPOINTS, type Endpoint, type EndpointName } from "../../schema/admin/endpoints.ts";
import { readSegment } from "./client-options.ts";
import type { AnswerReader } from "./response.ts";
import type { CallOptions, CallTransport } from "./transport.ts";

/** What an endpoint answers. */
export type Answer<Name extends EndpointName> = AdminTypes[(typeof ENDPOINTS)[Name]["answer"]];

/** The parts of a request beside its endpoint. */
export interface RequestParts {
  /** The parameters of the path, as they are in it. */
  ids?: Readonly<Record<string, string>>;
  query?: object;
  body?: object;
}

export interface EndpointCalls {
  /** The request as errors name it. Throws `TypeError` for an ID that the server would reject. */
  describe(name: EndpointName, ids?: RequestParts["ids"]): string;
  call<Name extends EndpointName>(
    name: Name,
    parts: RequestParts,
    options: CallOptions & { maxRetries?: number | undefined },
  ): Promise<Answer<Name>>;
}

/** Calls endpoints of one project by their names. */
export function createCalls(send: CallTransport, projectId: string, read: AnswerReader): EndpointCalls {
  const pathOf = (name: EndpointName, ids: RequestParts["ids"]): string =>
    ENDPOINTS[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      readSegment(key, key === "projectId" ? projectId : (ids?.[key] as string)),
    );
  return {
    describe: (name, ids) => `${ENDPOINTS[name].method} ${pathOf(name, ids)}`,
    call: async (name, { ids, query = {}, body }, options) => {
      const { method, answer }: Endpoint = ENDPOINTS[name];
      return send({
        ...options,
        method,
        path: withQuery(pathOf(name, ids), query),
        body: body === undefined ? undefined : JSON.stringify(body),
        read: (value, request) => read(answer as keyof AdminTypes, value, request) as Answer<typeof name>,
      });
    },
  };
}

/** The path with the query behind it, if there is any. */
function withQuery(path: string, query: object): string {
  const search = `${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  return search === "" ? path : `${path}?${search}`;
}
