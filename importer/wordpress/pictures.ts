import type { ImportPicture } from "../record.ts";

import { detach } from "../records/detach.ts";
import { freeSlug, toSlug } from "../records/slugs.ts";
import type { ItemOutline } from "./export-types.ts";

/** The size at the end of a file's name, before its ending. */
const size = /-(\d+x\d+|scaled)(?=\.\w+$)/;

const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Where a picture is: without the protocol and query, and without the size in its name. */
const placeOf = (url: string) => url.replace(/^https?:\/\/(www\.)?|[?#].*$/g, "").replace(size, "");

const endingOf = (url: string) => /\.(\w{2,5})(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase() ?? "jpg";

const nameOf = (url: string) => {
  const file = placeOf(url)
    .replace(/^.*\//s, "")
    .replace(/\.\w{2,5}$/, "");

  return toSlug(file, "picture", 80);
};

/**
 * The pictures of an import: those that something uses, each once. The sizes that WordPress makes of
 * a picture (`photo-300x200.jpg`) are the picture itself.
 */
export const createPictures = (attachments: readonly ItemOutline[]) => {
  const byPlace = new Map(
    attachments.map((attachment) => [placeOf(attachment.attachmentUrl), attachment] as const),
  );
  const byId = new Map(attachments.map((attachment) => [attachment.id, attachment] as const));
  const byPost = new Map<string, string[]>();
  for (const { id, parent, attachmentUrl } of attachments) {
    if (pictureFile.test(attachmentUrl)) byPost.set(parent, [...(byPost.get(parent) ?? []), id]);
  }
  const used = new Map<string, ImportPicture>();
  const names = new Set<string>();

  /**
   * The picture at a URL; used from now on.
   *
   * @param alternativeText of the place that shows it; the library's own by default.
   */
  const pictureAt = (url: string, alternativeText = ""): ImportPicture => {
    const place = detach(placeOf(url));
    const known = used.get(place);
    if (known) return known;
    const attachment = byPlace.get(place);
    const from = attachment?.attachmentUrl ?? detach(url);
    const ending = endingOf(from);
    const name = freeSlug(nameOf(from), (one) => names.has(`${one}.${ending}`), 80);
    const picture = {
      name: `${name}.${ending}`,
      from,
      alternativeText: attachment?.meta._wp_attachment_image_alt || detach(alternativeText),
    };
    names.add(picture.name);
    used.set(place, picture);

    return picture;
  };

  return {
    pictureAt,
    /** The ids of the pictures that were uploaded to a post. */
    uploadedTo: (post: string): readonly string[] => byPost.get(post) ?? [],
    /** The file of an attachment and what it shows; undefined for another id. */
    attachmentOf: (id: string): { url: string; alternativeText: string } | undefined => {
      const attachment = byId.get(id);

      return attachment?.attachmentUrl
        ? {
            url: attachment.attachmentUrl,
            alternativeText: attachment.meta._wp_attachment_image_alt ?? "",
          }
        : undefined;
    },
    /** The picture of an attachment; undefined for another id. */
    pictureOf: (id: string | undefined): ImportPicture | undefined => {
      const url = byId.get(id ?? "")?.attachmentUrl;

      return url ? pictureAt(url) : undefined;
    },
    /** The pictures that are used, in the order of their first use. */
    list: (): ImportPicture[] => [...used.values()],
  };
};

export type Pictures = ReturnType<typeof createPictures>;
