/**
 * Addresses of videos that the site turns into a player; the group `id` is the video's id, and `hash` the
 * second part of an unlisted one.
 */
export const videoAddresses = {
  youTube:
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/)|youtu\.be\/)(?<id>[\w-]{11})(?![\w-])/,
  vimeo: /^https:\/\/(?:www\.)?vimeo\.com\/(?<id>\d+)(?:\/(?<hash>[\da-f]+))?(?![\w-])/,
};
