/**
 * Strapi's widgets that count records, say who is signed in, praise Strapi's own hosting, or
 * name records by their ids.
 */
const widgets = [
  "chart-entries",
  "key-statistics",
  "profile-info",
  "deploy-now",
  "last-edited-entries",
  "last-published-entries",
];

/**
 * Menu links that lead out of the website's content: records' types are changed in code, and
 * the website has one language.
 */
const links = ["admin::marketplace.", "plugin::content-type-builder.", "plugin::i18n."];

/** What a record's menu offers to everybody: forms and types are changed in code. */
const actions = ["configure-the-view", "edit-the-model"];

export const isNoise = (widget: string) => widgets.includes(widget);

/** Whether a right is for a hidden menu link: one that nobody has a right to is not drawn. */
export const isForNoise = ({ action }: { action: string }) =>
  links.some((start) => action.startsWith(start));

/** Leaves developers' work out of a record's menu. */
export const withoutDevelopersActions = <T extends { type?: string }>(all: T[]) => {
  const kept = all.filter(({ type = "" }) => !actions.includes(type));
  if (all.length - kept.length < actions.length) {
    throw new Error("Strapi has other actions in a record's menu: see admin/brand/noise.");
  }

  return kept;
};

/** Closes the banner about Strapi's news, as the button on it does: by a note that names the service. */
export const dismissBanner = async () => {
  try {
    const { data } = (await (await fetch("/admin/init")).json()) as {
      data: { uuid: string | boolean };
    };
    localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${data.uuid}`, "true");
  } catch {
    // It shows, and can be closed by hand.
  }
};
