/** Settles at the first SIGINT or SIGTERM; a second one ends the process at once. */
export async function waitForSignal(): Promise<void> {
  await new Promise<void>((resolve) => {
    let signals = 0;
    const stop = () => {
      if (signals++ > 0) process.exit(130);
      resolve();
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
  });
}
