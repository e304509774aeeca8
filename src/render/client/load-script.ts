/** Runs a script of the site that is no module. Not an import, which the builder of the site would look for. */
export function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${source} can't be loaded`));
    document.head.append(script);
  });
}
