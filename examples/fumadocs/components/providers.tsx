"use client";

import type { Translation } from "docsjson/fumadocs";
import { RootProvider } from "fumadocs-ui/provider/next";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";

export function Providers(props: { locale: string | undefined; translations: Translation[]; children: ReactNode }) {
  const { push } = useRouter();
  const { locale, translations, children } = props;
  const onLocaleChange = (code: string) => push(translations.find((other) => other.locale === code)?.url ?? "/");
  return (
    <RootProvider search={{ enabled: false }} i18n={{ locale, locales: translations, onLocaleChange }}>
      {children}
    </RootProvider>
  );
}
