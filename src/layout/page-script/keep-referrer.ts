/**
 * Keeps the address that led here with this page in the tab's history, where a form that is sent on a
 * later page finds it (../../lib/lead-source.ts). A variable would end with the page.
 */
export const keepReferrer = () => {
  // Older browsers lack it.
  const entry = (window.navigation as Navigation | undefined)?.currentEntry;
  // After a reload by a script the referrer may be the page itself.
  if (entry && !entry.getState()) navigation.updateCurrentEntry({ state: document.referrer });
};
