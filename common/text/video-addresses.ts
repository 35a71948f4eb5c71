/** Addresses of videos that the site turns into a player; the group is the video's id. */
export const videoAddresses = {
  youTube:
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
  vimeo: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?!\d)/,
};
