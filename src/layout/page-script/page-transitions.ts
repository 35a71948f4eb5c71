/**
 * Keeps the transition to the next page (styles/_page-transitions.scss) for a chosen card, which
 * moves to its page. Any other would only delay the next page's first paint.
 */
export const limitPageTransitions = () => {
  addEventListener("pageswap", ({ viewTransition }) => {
    if (!document.querySelector("h3 > a:focus")) viewTransition?.skipTransition();
  });
};
