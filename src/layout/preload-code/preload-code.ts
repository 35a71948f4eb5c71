import { chunkOf } from "./chunk-of";

const preload = (href: string) => {
  if (document.querySelector(`[href="${href}"], [src="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "preload";
  link.setAttribute("as", href.endsWith(".css") ? "style" : "script");
  link.href = href;
  document.head.append(link);
};

const onIntent = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (!link || link.pathname === location.pathname) return;
  const files = window.___chunkMapping?.[chunkOf(link.pathname) ?? ""] ?? [];
  for (const file of files) preload(file);
};

/**
 * Loads the code of a page together with its data when a link to it is pointed at, tapped or
 * focused. Gatsby requests the code only after the data, a round trip later.
 */
export const preloadCode = () => {
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
};
