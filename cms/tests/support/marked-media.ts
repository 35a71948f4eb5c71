import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import type { Attribute } from "../../src/content/rules/model";

import type { Marks } from "./field-marks";

type File = { id: number; documentId: string } & Record<string, unknown>;

const kinds: Record<string, { ext: string; mime: string }> = {
  videos: { ext: ".mp4", mime: "video/mp4" },
  files: { ext: ".vtt", mime: "text/vtt" },
};

/**
 * Creates files of the media library with a mark: a copy of an existing picture with the mark in its
 * alternative text; a video and captions with it in their names.
 */
export const createMarkedMedia = (strapi: Core.Strapi, marks: Pick<Marks, "next">) => {
  const files = strapi.db.query("plugin::upload.file");
  let given = 0;

  const create = async (mark: string, data: object): Promise<number> =>
    (await files.create({ data: { ...data, documentId: mark.padEnd(24, "0"), name: mark } })).id;

  /** A picture like the current one. Pages may not share a picture for links to them. */
  const picture = async (field: string, mark: string, old: File | undefined) => {
    const all = (await files.findMany({
      where: { mime: { $startsWith: "image/" } },
      orderBy: "id",
    })) as File[];
    const own = all.filter(({ name }) => !String(name).startsWith("zq"));
    const another = field.endsWith("shareImage") ? own[given++ % own.length] : own[0];
    const { id: _id, ...like } = old ?? another ?? ({} as File);

    return create(mark, { ...like, alternativeText: `A picture ${mark}` });
  };

  const other = (mark: string, { ext, mime }: { ext: string; mime: string }) => {
    const name = mark + ext;
    writeFileSync(join(strapi.dirs.static.public, "uploads", name), "WEBVTT\n");

    return create(mark, {
      hash: mark,
      ext,
      mime,
      size: 1,
      url: `/uploads/${name}`,
      provider: "local",
      folderPath: "/",
    });
  };

  return async (field: string, attribute: Attribute, old: unknown) => {
    const mark = marks.next(field);
    const [kind = ""] = (attribute as unknown as { allowedTypes: string[] }).allowedTypes;
    const [first, ...others] = [old ?? []].flat() as File[];
    const id = await (kinds[kind] ? other(mark, kinds[kind]) : picture(field, mark, first));

    return attribute.multiple ? [id, ...others.map((file) => file.id)] : id;
  };
};
