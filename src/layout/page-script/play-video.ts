/**
 * Replaces the link to a video with its player (src/gatsby/html/video-embeds.ts). Nothing is
 * requested from the video's host before the click, and the link works without JavaScript.
 */
export const playVideo = (event: MouseEvent) => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-player]") : null;
  const player = link?.dataset.player;
  // Modified clicks open the host's page in a new tab.
  if (!player || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;

  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.title = link.querySelector("img")?.alt || link.firstChild?.textContent || "";
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  // YouTube requires a referrer.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player;
  link.replaceWith(frame);
  frame.focus();
};
