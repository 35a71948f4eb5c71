/**
 * Strapi's widgets for statistics, the profile and Strapi's hosting. The last edited entries would
 * mostly be new leads, and each view of the home page would be in the audit trail. The table of the
 * last published ones is too wide for its box.
 */
const hiddenWidgets = [
  "chart-entries",
  "key-statistics",
  "profile-info",
  "deploy-now",
  "last-edited-entries",
  "last-published-entries",
];

/**
 * Permission prefixes of hidden menu links: types are changed in code, and the site has one
 * language.
 */
const hiddenLinks = ["admin::marketplace.", "plugin::content-type-builder.", "plugin::i18n."];

/** Actions of a record's menu for developers, shown to every role. */
const hiddenActions = ["configure-the-view", "edit-the-model"];

export const isHiddenWidget = (widget: string) => hiddenWidgets.includes(widget);

/** True for the permission of a hidden menu link: the panel hides links without a permission. */
export const isHiddenPermission = ({ action }: { action: string }) =>
  hiddenLinks.some((start) => action.startsWith(start));

/** Removes developer actions from a record's menu. */
export const withoutDeveloperActions = <T extends { type?: string }>(all: T[]) => {
  const visible = all.filter(({ type = "" }) => !hiddenActions.includes(type));
  if (all.length - visible.length < hiddenActions.length) {
    throw new Error("Strapi has other actions in a record's menu: see panel/brand/hide-strapi-ui.");
  }

  return visible;
};

/**
 * Removes the side panel that leads to Strapi's preview, which stands after the actions: the page is
 * shown beside the form (preview/panel).
 */
export const withoutStrapiPreview = <T>(panels: T[]): T[] => {
  const at = panels.findIndex((panel) => (panel as { type?: string }).type === "actions") + 1;
  if (at === 0) {
    throw new Error("Strapi has other side panels: see panel/brand/hide-strapi-ui.");
  }

  return panels.filter((_, index) => index !== at);
};

/** Dismisses the banner about Strapi's media library like its button, by a localStorage key. */
export const dismissBanner = async () => {
  try {
    const { data } = (await (await fetch("/admin/init")).json()) as {
      data: { uuid: string | boolean };
    };
    localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${data.uuid}`, "true");
  } catch {
    // The banner stays, and can be closed.
  }
};

/** Hides the link that resets a password, for a CMS without a mail server. */
export const hideForgotPassword = () => {
  const style = document.createElement("style");
  style.textContent = 'a[href$="/auth/forgot-password"] { display: none; }';
  document.head.append(style);
};
