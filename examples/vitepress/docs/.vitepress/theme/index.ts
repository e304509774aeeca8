import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { theme as openapi } from "vitepress-openapi/client";
import "vitepress-openapi/dist/style.css";

export default {
  extends: DefaultTheme,
  enhanceApp: (context) => openapi.enhanceApp(context),
} satisfies Theme;
