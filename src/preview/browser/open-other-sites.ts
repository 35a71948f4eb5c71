/**
 * Opens links to other sites, phone numbers and mailboxes in a tab of their own. In the panel's frame, they
 * would replace the page, and browsers block most of them there.
 */
export const openOtherSites = () => {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.href && link.origin !== location.origin) link.target = "_blank";
    },
    // Before what handles the click.
    true,
  );
};
