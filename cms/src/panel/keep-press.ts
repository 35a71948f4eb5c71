/** Longer than a press of the mouse, in milliseconds. */
const waitMs = 1_000;

/**
 * Keeps a press that gives the focus to the panel's window, as after work in the page in a frame. Strapi asks the
 * CMS again when the window gets the focus, disables Publish until the answer and draws another button: the press
 * on it was lost. So it is told after the press.
 */
export const keepPress = (page: Window): void => {
  let isPressed = false;
  const listen = (name: string, isDown: boolean) =>
    page.addEventListener(name, () => (isPressed = isDown), { capture: true });
  listen("pointerdown", true);
  listen("pointerup", false);
  listen("pointercancel", false);
  page.addEventListener(
    "focus",
    (event) => {
      // The focus of an element comes by here as well.
      if (!isPressed || event.target !== page) return;
      event.stopImmediatePropagation();
      setTimeout(() => {
        isPressed = false;
        page.dispatchEvent(new Event("focus"));
      }, waitMs);
    },
    { capture: true },
  );
};
