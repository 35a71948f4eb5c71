import { createGlobalStyle } from "styled-components";

/**
 * Keeps the side panel with Publish and Save in view while a long form scrolls; in narrow windows, Strapi
 * shows them at the bottom. On phones, the page scrolls and not Strapi's content, whose overflow would keep
 * the tools above a text from staying in view.
 */
export const StickyTools = createGlobalStyle`
  @media (min-width: 1080px) {
    main div:has(> aside) { flex-grow: 1; }
    main div:has(> aside) > aside:first-of-type { position: sticky; top: 0; z-index: 2; }
  }
  @media (max-width: 767.98px) {
    div[data-strapi-main-content] { overflow-x: clip; }
  }
`;
