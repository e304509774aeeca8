const encoder = new TextEncoder();

/** A JSON answer. It may be private to the key's owner, so no cache may keep it. */
export function answerJson(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const bytes = encoder.encode(JSON.stringify(body));
  return new Response(bytes, {
    status,
    headers: {
      "Content-Type": "application/json",
      "Content-Length": String(bytes.length),
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

/** An error answer: every status but 200 and 204 has this body. */
export const answerError = (status: number, error: string, headers?: Record<string, string>): Response =>
  answerJson(status, { error }, headers);
