import { videoAddresses } from "../../../common/text/video-addresses";

/** The host's name and the URL of its player. */
type Video = { host: string; playerUrl: string };

// Neither player sets cookies before it plays.
const hosts = [
  {
    host: "YouTube",
    address: videoAddresses.youTube,
    origin: "https://www.youtube-nocookie.com",
    path: (id: string) => `/embed/${id}?autoplay=1`,
  },
  {
    host: "Vimeo",
    address: videoAddresses.vimeo,
    origin: "https://player.vimeo.com",
    path: (id: string) => `/video/${id}?autoplay=1&dnt=1`,
  },
];

/** Parses the URL of a video on a supported host; undefined for other URLs. */
export const parseVideoUrl = (address: string): Video | undefined => {
  for (const { host, address: pattern, origin, path } of hosts) {
    const [, id] = pattern.exec(address) ?? [];
    if (id) return { host, playerUrl: origin + path(id) };
  }

  return undefined;
};

/** Origins for the CSP's frame-src. */
export const frameOrigins = hosts.map(({ origin }) => origin);
