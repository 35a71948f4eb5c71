import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import type { Attribute } from "../../src/common/rules/model";

import type { Markers } from "./field-markers";

type MediaFile = { id: number; documentId: string } & Record<string, unknown>;

const kinds: Record<string, { ext: string; mime: string }> = {
  videos: { ext: ".mp4", mime: "video/mp4" },
  files: { ext: ".vtt", mime: "text/vtt" },
};

/**
 * Creates files of the media library with a marker: a copy of an existing picture with the marker in its
 * alternative text; a video and captions with it in their names.
 */
export const createMarkedMedia = (strapi: Core.Strapi, markers: Pick<Markers, "next">) => {
  const files = strapi.db.query("plugin::upload.file");
  let shareImages = 0;

  const create = async (marker: string, data: object): Promise<number> =>
    (await files.create({ data: { ...data, documentId: marker.padEnd(24, "0"), name: marker } }))
      .id;

  /** A picture like the current one. Pages may not share a picture for links to them. */
  const picture = async (field: string, marker: string, old: MediaFile | undefined) => {
    const all = (await files.findMany({
      where: { mime: { $startsWith: "image/" } },
      orderBy: "id",
    })) as MediaFile[];
    const own = all.filter(({ name }) => !String(name).startsWith("zq"));
    const another = field.endsWith("shareImage") ? own[shareImages++ % own.length] : own[0];
    const { id: _id, ...like } = old ?? another ?? ({} as MediaFile);

    return create(marker, { ...like, alternativeText: `A picture ${marker}` });
  };

  const other = (marker: string, { ext, mime }: { ext: string; mime: string }) => {
    const name = marker + ext;
    writeFileSync(join(strapi.dirs.static.public, "uploads", name), "WEBVTT\n");

    return create(marker, {
      hash: marker,
      ext,
      mime,
      size: 1,
      url: `/uploads/${name}`,
      provider: "local",
      folderPath: "/",
    });
  };

  return async (field: string, attribute: Attribute, old: unknown) => {
    const marker = markers.next(field);
    const [kind = ""] = (attribute as unknown as { allowedTypes: string[] }).allowedTypes;
    const [first, ...others] = [old ?? []].flat() as MediaFile[];
    const id = await (kinds[kind] ? other(marker, kinds[kind]) : picture(field, marker, first));

    return attribute.multiple ? [id, ...others.map((file) => file.id)] : id;
  };
};
