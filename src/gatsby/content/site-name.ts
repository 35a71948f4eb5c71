import type { TypeContent } from "./read-content";

/** The name in the record `site`. */
export const siteNameIn = (content: TypeContent[]) =>
  String(content.find(({ type }) => type.name === "site")?.records[0]?.name);
