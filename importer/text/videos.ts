import { videoAddresses } from "../../common/text/video-addresses.ts";

/** The start of a video in the address of its player: `start=90`, `t=1m30s`. */
const startOf = (address: string, sign: "&" | "#") => {
  const start = /[?&#](?:t|start)=([1-9]\w*)/.exec(address)?.[1];

  return start ? `${sign}t=${start}` : "";
};

/** Addresses of a video's player, with the video's own address. */
const embeds: [pattern: RegExp, own: (id: string, address: string) => string][] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:embed|live|v)\/([\w-]{11})(?![\w-])/,
    (id, address) => `https://www.youtube.com/watch?v=${id}${startOf(address, "&")}`,
  ],
  [
    /^https:\/\/player\.vimeo\.com\/video\/(\d+)/,
    (id, address) => {
      // Without its key, an unlisted video does not play.
      const key = /[?&]h=([\da-f]+)/.exec(address)?.[1];

      return `https://vimeo.com/${id}${key ? `/${key}` : ""}${startOf(address, "#")}`;
    },
  ],
];

const bareUrl = /^https?:\/\/[^\s<>"]+$/;

/** The address if a text is one and nothing else. */
export const bareUrlOf = (text: string) => {
  const trimmed = text.trim();

  return bareUrl.test(trimmed) ? trimmed : undefined;
};

/** The address of a video that the site can play, from that of its page or player; undefined for others. */
export const videoUrlOf = (address: string) => {
  const secure = address.trim().replace(/^(?:http:)?\/\//, "https://");
  const own = embeds.flatMap(([pattern, ownAddress]) => {
    const id = pattern.exec(secure)?.[1];

    return id ? [ownAddress(id, secure)] : [];
  });
  const url = own[0] ?? secure;

  return Object.values(videoAddresses).some((pattern) => pattern.test(url)) ? url : undefined;
};

/** The host of an address, or the address itself if it has none. */
export const hostOf = (address: string) => {
  const url = address.trim().replace(/^\/\//, "https://");

  return URL.canParse(url) ? new URL(url).host : address;
};
