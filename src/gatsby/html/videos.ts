import { videoAddresses } from "../../../common/text/video-addresses";

/** The host's name and the URL of its player. */
type Video = { host: string; playerUrl: string };

/** The parts of a video's address. @property seconds the time at which it begins. */
type Address = { id: string; hash?: string | undefined; seconds: number };

/** The time in an address, in seconds: `t=90`, `t=1m30s`, `#t=90s`. */
const secondsOf = (address: string) => {
  const [, hours, minutes, seconds] =
    /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?(?=[&#]|$)/.exec(address) ?? [];

  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
};

// Neither player sets cookies before it plays.
const hosts = [
  {
    host: "YouTube",
    address: videoAddresses.youTube,
    origin: "https://www.youtube-nocookie.com",
    path: ({ id, seconds }: Address) =>
      `/embed/${id}?autoplay=1${seconds ? `&start=${seconds}` : ""}`,
  },
  {
    host: "Vimeo",
    address: videoAddresses.vimeo,
    origin: "https://player.vimeo.com",
    path: ({ id, hash, seconds }: Address) =>
      `/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ""}${seconds ? `#t=${seconds}s` : ""}`,
  },
];

/** Parses the URL of a video on a supported host; undefined for other URLs. */
export const parseVideoUrl = (address: string): Video | undefined => {
  for (const { host, address: pattern, origin, path } of hosts) {
    const { id, hash } = pattern.exec(address)?.groups ?? {};
    if (id) return { host, playerUrl: origin + path({ id, hash, seconds: secondsOf(address) }) };
  }

  return undefined;
};

/** Origins for the CSP's frame-src. */
export const frameOrigins = hosts.map(({ origin }) => origin);
