/**
 * Gives the focus back at once when Strapi's keys for saving take it from a field, which makes that pass on its
 * text: keys that are pressed meanwhile would be lost.
 */
export const keepFocusOnSave = (): void => {
  let isSaving = false;
  window.addEventListener(
    "keydown",
    ({ ctrlKey, metaKey, key }) => {
      if (!(ctrlKey || metaKey) || !["s", "enter"].includes(key.toLowerCase())) return;
      isSaving = true;
      setTimeout(() => (isSaving = false));
    },
    // Before Strapi's.
    { capture: true },
  );
  document.addEventListener("focusout", ({ target }) => {
    if (!isSaving || !(target instanceof HTMLElement)) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body) target.focus({ preventScroll: true });
    });
  });
};
