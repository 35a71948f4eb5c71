import { alternativeTextFor } from "../../../common/rules/decoration";
import { isVector } from "../../../common/rules/media";
import { absoluteUrl } from "../../lib/absolute-urls";
import { isRecord } from "../../../common/is-record";

import { encodeSource, getSource } from "./field-source";

/** Image types that the build resizes. */
const resized = /^image\/(jpeg|png|webp|avif|tiff)$/;

/** Resolvers of media types: the CMS's file in its original size. */
export const mediaFields = (panelUrl: string) => {
  type Media = {
    url?: string;
    mime?: string;
    width?: number;
    height?: number;
    alternativeText?: string | null;
  };
  const urlOf = ({ url = "" }: Media) => absoluteUrl(panelUrl, url);
  const fields: Record<string, (media: Media, args: Record<string, unknown>) => unknown> = {
    "STRAPI__MEDIA.alternativeText": (media) =>
      encodeSource(alternativeTextFor(media.alternativeText), getSource(media), "media"),
    "STRAPI__MEDIA.localFile": (media) => media,
    "STRAPI__MEDIA.vector": (media) => (isVector(media) ? media : null),
    "File.publicURL": urlOf,
    "File.childImageSharp": (media) => (resized.test(media.mime ?? "") ? media : null),
    "ImageSharp.resize": (media, { width, height }) => ({ src: urlOf(media), width, height }),
    "ImageSharp.gatsbyImageData": (media, args) => {
      const full = media.width ?? 1;
      const width = Math.min(Number(args.width ?? full), full);

      return {
        layout: "constrained",
        width,
        height: Math.round(((media.height ?? 1) * width) / full),
        images: { fallback: { src: urlOf(media) }, sources: [] },
      };
    },
  };

  return (type: string, field: string, source: unknown, args: Record<string, unknown>) => {
    const resolveField = fields[`${type}.${field}`];

    return resolveField && isRecord(source) ? { value: resolveField(source, args) } : undefined;
  };
};
