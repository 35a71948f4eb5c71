/**
 * Puts the player of a video in place of the link that leads to it (src/build/video-embeds.ts). Before
 * that click nothing is asked of the video's host, and without script the link leads there.
 */
export const playVideo = (event: MouseEvent) => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-player]") : null;
  const player = link?.dataset.player;
  // With a key held down, people open the host's page in a tab of its own.
  if (!player || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;

  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.title = link.querySelector("img")?.alt || link.firstChild?.textContent || "";
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  // YouTube refuses to play without it.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player;
  link.replaceWith(frame);
  frame.focus();
};
