import { type TModule, type TSchema, type TUnsafe, Type } from "@sinclair/typebox";
import type * as types from "../../schemas/types.ts";
import { DIALECTS, type Dialect } from "../vocabulary/platform/dialect.ts";
import { type DocsDefinitionName, docsDefinitions } from "./docs.ts";

/**
 * All definitions of `docs.json` in a dialect as a TypeBox module; `docsModule("spec").Import("Group")` takes one out,
 * complete in itself.
 */
export function docsModule(dialect: Dialect): TModule<Record<DocsDefinitionName, TSchema>> {
  if (!DIALECTS.includes(dialect)) {
    throw new TypeError(`dialect is ${JSON.stringify(dialect)}; expected "spec" or "mintlify"`);
  }
  return Type.Module(docsDefinitions(dialect)) as never;
}

const mintlify = docsModule("mintlify");

/**
 * A definition of the mintlify dialect, complete in itself. Its static type is the plain interface that is generated
 * from the definition: inferring it from here would take the compiler far longer.
 */
const complete = <T>(name: DocsDefinitionName): TUnsafe<T> => mintlify.Import(name) as unknown as TUnsafe<T>;

export const DocsConfig = complete<types.DocsConfig>("DocsConfig");
export type DocsConfig<D extends Dialect = "mintlify"> = types.DocsConfig<D>;
export const Navigation = complete<types.Navigation>("Navigation");
export type Navigation<D extends Dialect = "mintlify"> = types.Navigation<D>;
export const Language = complete<types.Language>("Language");
export type Language<D extends Dialect = "mintlify"> = types.Language<D>;
export const LanguageCode = complete<types.LanguageCode>("LanguageCode");
export type LanguageCode<D extends Dialect = "mintlify"> = types.LanguageCode<D>;
export const Version = complete<types.Version>("Version");
export type Version<D extends Dialect = "mintlify"> = types.Version<D>;
export const Product = complete<types.Product>("Product");
export type Product<D extends Dialect = "mintlify"> = types.Product<D>;
export const Tab = complete<types.Tab>("Tab");
export type Tab<D extends Dialect = "mintlify"> = types.Tab<D>;
export const MenuItem = complete<types.MenuItem>("MenuItem");
export type MenuItem<D extends Dialect = "mintlify"> = types.MenuItem<D>;
export const Dropdown = complete<types.Dropdown>("Dropdown");
export type Dropdown<D extends Dialect = "mintlify"> = types.Dropdown<D>;
export const Anchor = complete<types.Anchor>("Anchor");
export type Anchor<D extends Dialect = "mintlify"> = types.Anchor<D>;
export const Group = complete<types.Group>("Group");
export type Group = types.Group;
export const PageEntry = complete<types.PageEntry>("PageEntry");
export type PageEntry = types.PageEntry;
export const GlobalNavigation = complete<types.GlobalNavigation>("GlobalNavigation");
export type GlobalNavigation<D extends Dialect = "mintlify"> = types.GlobalNavigation<D>;
export const Icon = complete<types.Icon>("Icon");
export type Icon = types.Icon;
export const OpenApi = complete<types.OpenApi>("OpenApi");
export type OpenApi = types.OpenApi;
export const Navbar = complete<types.Navbar>("Navbar");
export type Navbar = types.Navbar;
export const Footer = complete<types.Footer>("Footer");
export type Footer = types.Footer;
export const Banner = complete<types.Banner>("Banner");
export type Banner = types.Banner;
