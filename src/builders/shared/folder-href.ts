/** `/guides/index` as `/guides/`, `/index` as `/`: the address under which builders serve a folder's index page. */
export const folderHref = (href: string): string =>
  /^\/(?!\/)/.test(href) ? href.replace(/^([^?#]*\/)index(?=$|[?#])/, "$1") : href;
