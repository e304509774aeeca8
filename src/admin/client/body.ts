/** The text of a body, UTF-8; `undefined` if it is longer than `limit` bytes: the rest is not read. */
export async function readBody(response: Request | Response, limit: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (reader === undefined) return "";
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > limit) {
      // The connection is of no use any more; how it ends does not matter.
      void reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
