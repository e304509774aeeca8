const encoder = new TextEncoder();

/** An answer with a JSON text. It is private to the key's owner, so no cache may keep it. */
export function answerJson(status: number, json: string, headers: Record<string, string> = {}): Response {
  const bytes = encoder.encode(json);
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

/** The answer if something failed inside the server. It does not say what. */
export const answerFailure = (): Response => answerError(500, "the server failed to answer");

/** An error answer: every status but 200 and 204 has this body. */
export const answerError = (status: number, error: string, headers?: Record<string, string>): Response =>
  answerJson(status, JSON.stringify({ error }), headers);
