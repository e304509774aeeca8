import { z } from "zod";

/** The navigation's shape in zod, as people would write it: every element with every child key, groups recursive. */
const page: z.ZodType = z.lazy(() => z.union([z.string(), group]));
const common = {
  icon: z
    .union([z.string(), z.object({ name: z.string(), style: z.string().optional(), library: z.string().optional() })])
    .optional(),
  hidden: z.boolean().optional(),
  directory: z.enum(["accordion", "card", "none"]).optional(),
  openapi: z
    .union([z.string(), z.array(z.string()), z.object({ source: z.string(), directory: z.string().optional() })])
    .optional(),
};
const group = z.object({
  ...common,
  group: z.string(),
  pages: z.array(page).optional(),
  root: z.string().optional(),
  tag: z.string().optional(),
  expanded: z.boolean().optional(),
});
const children: Record<string, z.ZodType> = {
  tabs: z.lazy(() => z.array(element("tab")).optional()),
  anchors: z.lazy(() => z.array(element("anchor")).optional()),
  dropdowns: z.lazy(() => z.array(element("dropdown")).optional()),
  products: z.lazy(() => z.array(element("product")).optional()),
  versions: z.lazy(() => z.array(element("version")).optional()),
  languages: z.lazy(() => z.array(element("language")).optional()),
  menu: z.lazy(() => z.array(element("item")).optional()),
  groups: z.array(group).optional(),
  pages: z.array(page).optional(),
};
const made = new Map<string, z.ZodType>();
function element(name: string): z.ZodType {
  const known = made.get(name);
  if (known) return known;
  const schema = z.object({ ...common, [name]: z.string(), href: z.string().optional(), ...children });
  made.set(name, schema);
  return schema;
}

export const zodDocs = z.looseObject({
  theme: z.string(),
  name: z.string(),
  colors: z.object({ primary: z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i) }),
  navigation: z.object({ ...common, ...children }),
});
