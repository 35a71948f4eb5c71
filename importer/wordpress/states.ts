import type { ItemOutline } from "./export-types.ts";

/** The content types of items that become records. */
export const recordTypes: Readonly<Record<string, "article" | "page">> = {
  post: "article",
  page: "page",
};

const notImported: Record<string, string> = {
  revision: "an earlier version",
  nav_menu_item: "an entry of a menu",
  custom_css: "style sheets of the theme",
  customize_changeset: "settings of the theme",
  wp_template: "a template of the theme",
  wp_template_part: "a template of the theme",
  wp_global_styles: "styles of the theme",
  wp_navigation: "a menu",
  wp_block: "a reusable block",
  wp_font_family: "a font",
  wp_font_face: "a font",
  oembed_cache: "a stored preview of a link",
  product: "a product of a shop",
};

/** Why an item becomes no record; undefined if it becomes one. Attachments are no records. */
export const omission = ({ type, status, hasPassword }: ItemOutline): string | undefined => {
  if (!recordTypes[type]) {
    return `Type ${type}: ${notImported[type] ?? "a content type of a plugin or theme"} is not imported`;
  }
  if (status === "trash") return "In the trash: not imported";
  if (status === "auto-draft" || status === "inherit") return "An earlier version: not imported";

  return hasPassword ? "Protected by a password: not imported" : undefined;
};

const draftReasons: Record<string, string> = {
  draft: "A draft",
  pending: "Waits for a review",
  private: "Private",
};

/** Why a record is imported as a draft; undefined if it is published. */
export const draftReason = ({ status, day, type, title, hasText }: ItemOutline) => {
  if (status === "future") return `Scheduled for ${day || "another day"}: imported as a draft`;
  if (status !== "publish") {
    return `${draftReasons[status] ?? `In the state "${status}"`}: imported as a draft`;
  }
  if (!title) return "Without a title: imported as a draft";
  if (!hasText) return "Without a text: imported as a draft";

  return type === "post" && !day ? "Without a date: imported as a draft" : undefined;
};
