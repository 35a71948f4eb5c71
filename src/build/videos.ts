/** Where a video can be played: on its host's page, and in a frame. */
type Video = { host: string; player: string };

// By the addresses that people copy. Neither player sets cookies before it plays.
const hosts = [
  {
    host: "YouTube",
    address:
      /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    origin: "https://www.youtube-nocookie.com",
    path: (id: string) => `/embed/${id}?autoplay=1`,
  },
  {
    host: "Vimeo",
    address: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?!\d)/,
    origin: "https://player.vimeo.com",
    path: (id: string) => `/video/${id}?autoplay=1&dnt=1`,
  },
];

/** The video at an address, if it is one of a host that texts may show. */
export const videoAt = (address: string): Video | undefined => {
  for (const { host, address: pattern, origin, path } of hosts) {
    const [, id] = pattern.exec(address) ?? [];
    if (id) return { host, player: origin + path(id) };
  }

  return undefined;
};

/** What the security policy must let frames load. */
export const playerOrigins = hosts.map(({ origin }) => origin);
