const schemes = /^(https?|mailto|tel):/;

/**
 * Opens links to other sites, phone numbers and mailboxes in a tab of their own. In the panel's frame, they
 * would replace the page, and browsers block most of them there.
 */
export const openOtherSites = () => {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const isElsewhere = link?.origin !== location.origin && schemes.test(link?.href ?? "");
      if (link && isElsewhere) link.target = "_blank";
    },
    // Before what handles the click.
    true,
  );
};
