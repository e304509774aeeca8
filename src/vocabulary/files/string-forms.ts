/** The forms of strings that have a pattern, and what an editor says of a string that is not of it. */
export const STRING_FORMS = {
  empty: "This must not be empty.",
  link: "Write a full URL (https://…), or a path that starts with a slash.",
  url: "Write a full URL: https://…",
  "https-url": "Write a full URL that begins with https://.",
  "footer-link": "Write a URL that begins with https://, or a path that starts with a slash.",
  profile: "Write a full URL that begins with https://.",
  "bare-host": "Write the host without https://.",
  "host-name": "Write the name of a host, such as api.example.com.",
  file: "Write the path of a file, or a URL that begins with https://.",
  folder: "Write a path such as guides/v2, without a slash at its beginning or end.",
  image: "Write a path from the docs root, or a URL.",
  "page-path": "A page is a path of this site. For a URL, use an element with `href`.",
  color: "Write a hex color: #rgb or #rrggbb.",
  icon: "Leave the prefix out: `book`, not `fa-book`.",
  "sdk-part": "Write a kind and a name.",
  endpoint: "Write a method and a URL.",
  beginning: "Copy it from the service as it is.",
  identifier: "Copy it from the service as it is.",
  date: "Write a date such as 2026-11-21, or a time such as 2026-11-21T03:45:00Z.",
  "date-time": "Write a time with its offset, such as 2026-11-21T03:45:00Z.",
  ulid: "Pass the nextCursor of the previous page as it is: a ULID of 26 characters.",
} as const satisfies Readonly<Record<string, string>>;

export type StringForm = keyof typeof STRING_FORMS;
