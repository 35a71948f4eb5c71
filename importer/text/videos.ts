import { videoAddresses } from "../../common/text/video-addresses.ts";

/** Addresses of a video's player, with the video's own address. */
const embeds: [RegExp, string][] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:embed|live|v)\/([\w-]{11})(?![\w-]).*$/,
    "https://www.youtube.com/watch?v=$1",
  ],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+).*$/, "https://vimeo.com/$1"],
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
  const embed = embeds.find(([pattern]) => pattern.test(secure));
  const url = embed ? secure.replace(...embed) : secure;

  return Object.values(videoAddresses).some((pattern) => pattern.test(url)) ? url : undefined;
};

/** The host of an address, or the address itself if it has none. */
export const hostOf = (address: string) => {
  const url = address.trim().replace(/^\/\//, "https://");

  return URL.canParse(url) ? new URL(url).host : address;
};
