import { altTextFor } from "../../cms/src/content/rules/decoration";
import { isRecord } from "../lib/is-record";

/** Kinds of pictures of which the build makes sizes; it shows others as they are. */
const resized = /^image\/(jpeg|png|webp|avif|tiff)$/;

/** The address of a file of the media library, for browsers. */
export const fileAddress = (panelUrl: string, url: string) =>
  url.startsWith("/") ? panelUrl + url : url;

/**
 * Answers for the media types of the build's schema: the file itself, at the content service,
 * in the one size it has there.
 */
export const mediaFields = (panelUrl: string) => {
  type Media = {
    url?: string;
    mime?: string;
    width?: number;
    height?: number;
    alternativeText?: string | null;
  };
  const address = ({ url = "" }: Media) => fileAddress(panelUrl, url);
  const fields: Record<string, (media: Media, args: Record<string, unknown>) => unknown> = {
    "STRAPI__MEDIA.alternativeText": ({ alternativeText }) => altTextFor(alternativeText),
    "STRAPI__MEDIA.localFile": (media) => media,
    "File.publicURL": address,
    "File.childImageSharp": (media) => (resized.test(media.mime ?? "") ? media : null),
    "ImageSharp.resize": (media, { width, height }) => ({ src: address(media), width, height }),
    "ImageSharp.gatsbyImageData": (media, args) => {
      const full = media.width ?? 1;
      const width = Math.min(Number(args.width ?? full), full);

      return {
        layout: "constrained",
        width,
        height: Math.round(((media.height ?? 1) * width) / full),
        images: { fallback: { src: address(media) }, sources: [] },
      };
    },
  };

  return (type: string, field: string, source: unknown, args: Record<string, unknown>) => {
    const answer = fields[`${type}.${field}`];

    return answer && isRecord(source) ? { value: answer(source, args) } : undefined;
  };
};
