import type { Attribute } from "./model.ts";

/** True for a text that pages show as it is; false for a formatted one, a URL, slug or choice. */
export const isVisibleText = ({
  type,
  pluginOptions,
}: Pick<Attribute, "pluginOptions"> & { type?: string }): boolean =>
  ["string", "text"].includes(type ?? "") &&
  !pluginOptions?.editor?.pattern &&
  !pluginOptions?.editor?.catalogue;

/** False for the texts of a page that only search engines and other sites show. */
export const isOnPage = (component: string | undefined): boolean => component !== "shared.seo";
