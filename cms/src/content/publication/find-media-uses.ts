import type { Core, Struct, UID } from "@strapi/strapi";

import { contentTypes } from "../content-types";
import { picturesIn } from "../../common/rules/links";
import { libraryUrls } from "../../common/rules/media";
import { titleOf } from "../../server/lib/titles";

/** A file of the media library. */
export type MediaFile = { id: number; name: string; url: string };

/** A record that shows a file. */
export type MediaUse = {
  uid: string;
  kind: string;
  documentId: string;
  /** Display name of its type: "Article". */
  type: string;
  title: string;
  /** True if the published version shows it, too. */
  published: boolean;
};

/** A row of a content type or of a component. */
type Place = { uid: string; id: number };
type Attribute = { type: string; component?: string; components?: string[] };
type Version = { documentId: string; publishedAt: string | null } & Record<string, unknown>;

const schemasOf = ({ contentTypes, components }: Core.Strapi) =>
  Object.values({ ...contentTypes, ...components }) as unknown as (Struct.Schema & {
    uid: UID.ContentType;
  })[];

const attributesOf = ({ attributes }: Pick<Struct.Schema, "attributes">) =>
  Object.entries(attributes as Record<string, Attribute>);

/** Field types that can contain an address: Markdown, and links. */
const textTypes = ["richtext", "string", "text"];

/** True if a text contains a URL, or a picture whose address is the URL written with escapes. */
const contains = (text: unknown, url: string) =>
  typeof text === "string" &&
  (text.includes(url) ||
    picturesIn(text).some(({ address }) => libraryUrls(address).includes(url)));

const findInTexts = async (strapi: Core.Strapi, url: string): Promise<Place[]> => {
  const places: Place[] = [];
  const shown = [...contentTypes(strapi).map(({ uid }) => uid), ...Object.keys(strapi.components)];
  for (const schema of schemasOf(strapi).filter(({ uid }) => shown.includes(uid))) {
    const texts = attributesOf(schema)
      .filter(([, { type }]) => textTypes.includes(type))
      .map(([name]) => name);
    if (texts.length === 0) continue;

    const rows: ({ id: number } & Record<string, unknown>)[] = await strapi.db
      .query(schema.uid)
      .findMany({
        where: {
          $or: texts.flatMap((name) =>
            [url, "!["].map((part) => ({ [name]: { $contains: part } })),
          ),
        },
        select: ["id", ...texts],
      });
    places.push(
      ...rows
        .filter((row) => texts.some((name) => contains(row[name], url)))
        .map(({ id }) => ({ uid: schema.uid, id })),
    );
  }

  return places;
};

const findInFields = async (strapi: Core.Strapi, id: number): Promise<Place[]> => {
  const file: { related?: { __type: string; id: number }[] } | null = await strapi.db
    .query("plugin::upload.file")
    .findOne({ where: { id }, populate: ["related"] });

  return (file?.related ?? []).map(({ __type, id: row }) => ({ uid: __type, id: row }));
};

/** The rows of a type that contain a component in a field. */
const findParents = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  [name, { type }]: [string, Attribute],
  part: Place,
): Promise<{ id: number }[]> => {
  const rows = strapi.db.query(uid);
  if (type === "component")
    return rows.findMany({ where: { [name]: { id: part.id } }, select: ["id"] });

  // Strapi cannot filter by the parts of a dynamic zone.
  const all: ({ id: number } & Record<string, { id: number }[]>)[] = await rows.findMany({
    select: ["id"],
    populate: { [name]: { on: { [part.uid]: { select: ["id"] } } } },
  });

  return all.filter((row) => row[name]?.some(({ id }) => id === part.id));
};

/** Records and components that contain a component. */
const findOwners = async (strapi: Core.Strapi, part: Place): Promise<Place[]> => {
  const owners: Place[] = [];
  for (const { uid, ...schema } of schemasOf(strapi)) {
    for (const field of attributesOf(schema)) {
      const [, { component, components = [] }] = field;
      if (component !== part.uid && !components.includes(part.uid)) continue;

      const parents = await findParents(strapi, uid, field, part);
      owners.push(...parents.map(({ id }) => ({ uid, id })));
    }
  }

  return owners;
};

const findRecords = async (strapi: Core.Strapi, places: Place[]): Promise<Place[]> => {
  const owners: Place[] = [];
  for (const place of places) {
    if (Object.hasOwn(strapi.contentTypes, place.uid)) owners.push(place);
    else owners.push(...(await findRecords(strapi, await findOwners(strapi, place))));
  }

  return owners;
};

/**
 * Finds records that show a file in a field or a text, in the draft or the published version, sorted
 * by name.
 */
export const findUses = async (
  strapi: Core.Strapi,
  { id, url }: MediaFile,
): Promise<MediaUse[]> => {
  const places = [...(await findInFields(strapi, id)), ...(await findInTexts(strapi, url))];
  const uses = new Map<string, MediaUse>();

  for (const { uid, id: row } of await findRecords(strapi, places)) {
    const version: Version | null = await strapi.db.query(uid).findOne({ where: { id: row } });
    if (!version) continue;
    const schema = strapi.contentType(uid as UID.ContentType);
    const { documentId } = version;
    const key = `${uid} ${documentId}`;

    uses.set(key, {
      uid,
      kind: schema.kind,
      documentId,
      type: schema.info.displayName,
      title: titleOf(schema, version),
      published: Boolean(version.publishedAt) || Boolean(uses.get(key)?.published),
    });
  }

  return [...uses.values()].sort((one, other) =>
    `${one.type} ${one.title}`.localeCompare(`${other.type} ${other.title}`),
  );
};
