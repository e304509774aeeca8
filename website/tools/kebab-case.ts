/** `MenuItem` as it is in an address: `menu-item`. */
export const kebabCase = (name: string): string =>
  name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
