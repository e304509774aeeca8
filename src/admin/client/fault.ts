/** A fault of the runtime in one line: its message and those of its causes, and the first code among them. */
export function describeFault(error: unknown): { message: string; code?: string } {
  if (error instanceof SyntaxError) return { message: "the body of the answer is cut off or is not JSON" };
  const messages: string[] = [];
  let code: string | undefined;
  let current: unknown = error;
  // Fetch wraps the cause of a failure once or twice; a chain that runs in a circle ends too.
  for (let depth = 0; current !== undefined && current !== null && depth < 5; depth++) {
    const fault = current as { message?: unknown; code?: unknown; cause?: unknown };
    const message = typeof fault.message === "string" ? fault.message : String(current);
    if (message !== "" && !messages.includes(message)) messages.push(message);
    if (code === undefined && typeof fault.code === "string") code = fault.code;
    current = fault.cause;
  }
  const message = messages.join(": ") || code || "the request failed";
  return code === undefined ? { message } : { message, code };
}

/** The text and the details of an error answer, without the key; none of them for a body of another form. */
export function readErrorBody(body: string, apiKey: string): { text: string | undefined; details: readonly string[] } {
  const clean = (text: unknown) => (typeof text === "string" ? [text.replaceAll(apiKey, "[key]")] : []);
  try {
    const { error, details } = JSON.parse(body) as { error?: unknown; details?: unknown };
    const faults = Array.isArray(details) ? details : [];
    return {
      text: clean(error)[0],
      details: faults.flatMap((each: { message?: unknown } | null) => clean(each?.message)),
    };
  } catch {
    return { text: undefined, details: [] };
  }
}
