import { writeFileSync } from "node:fs";

import type { Core } from "@strapi/strapi";
import Database from "better-sqlite3";

import { createStrapiInstance } from "../../src/server/commands/strapi";
import { contentTypes, type ContentTypeInfo } from "../../src/content/model/content-types";
import { componentsOf, modelOf } from "../../src/content/model/schemas";
import type { Attribute, Attributes, ContentRecord } from "../../src/common/rules/model";
import { populateFields } from "../../src/common/rules/populate";

import { createMarkers, type Markers } from "./field-markers";
import { createMarkedMedia } from "./marked-media";

/** Fixed values by field. */
const fixed: Record<string, unknown> = {
  // The seed has no people or testimonials whose position could be used.
  "person.position": 1,
  "testimonial.position": 1,
  // Samples have no client.
  "project.sample": false,
  // Closed openings have no application form.
  "job-opening.closesOn": "2097-05-17",
  // Drawn, not written.
  "article.chart.values": "11 7 5",
};

/** Names that other fields of the record reference, and that therefore do not change. */
const unchanged = ["participants.name", "messages.from", "messages.to"].map(
  (field) => `project.sequence.${field}`,
);

/** It would remove the page from the index; `src/layout/Seo/Seo.test.tsx` tests it. */
const excludedField = "canonical";

const isFilled = ([name, attribute]: [string, Attribute]) => {
  const { type, private: isPrivate, visible } = attribute as Attribute & Record<string, unknown>;

  return name !== excludedField && !isPrivate && visible !== false && type !== "datetime";
};

const listOf = (value: unknown) => (Array.isArray(value) ? value : []) as ContentRecord[];

/** Creates a function that returns a record's data for the document service, with a marker in each field. */
const createFiller = (strapi: Core.Strapi, markers: Markers) => {
  const components = componentsOf(strapi);
  const media = createMarkedMedia(strapi, markers);
  const attributesOf = (component = "") => components.get(component)?.attributes ?? {};

  /** Fills the first item of a list; the last one gets the video and its captions, which hide a card's picture. */
  const fillList = async (place: string, component: string | undefined, old: ContentRecord[]) => {
    const attributes = attributesOf(component);
    const films = Object.fromEntries(Object.entries(attributes).filter(isFilm));
    const others = Object.fromEntries(Object.entries(attributes).filter((one) => !isFilm(one)));
    const [first = {}, ...rest] = old;
    const last = rest.pop();
    const head = await fillAll(place, others, first);
    if (!last) return [head];

    const tail = await fillAll(place, films, last);

    return [head, ...rest.map(({ id }) => ({ id })), tail];
  };

  const fillZone = async (place: string, names: string[], old: ContentRecord[]) => {
    const items: ContentRecord[] = old.map(({ id, __component }) => ({ id, __component }));
    for (const name of names) {
      const found = old.findIndex(({ __component }) => __component === name);
      const filled = await fillAll(`${place}.${name}`, attributesOf(name), old[found] ?? {});
      items[found < 0 ? items.length : found] = { ...filled, __component: name };
    }

    return items;
  };

  const fill = async (place: string, attribute: Attribute, old: unknown): Promise<unknown> => {
    if (unchanged.includes(place)) return markers.unchanged(place, String(old));
    if (place in fixed) return markers.fixed(place, attribute, fixed[place]);
    switch (attribute.type) {
      case "component":
        return attribute.repeatable
          ? fillList(place, attribute.component, listOf(old))
          : fillAll(place, attributesOf(attribute.component), (old ?? {}) as ContentRecord);
      case "dynamiczone":
        return fillZone(place, attribute.components ?? [], listOf(old));
      case "media":
        return media(place, attribute, old);
      default:
        return markers.value(place, attribute, old);
    }
  };

  const fillAll = async (place: string, attributes: Attributes, old: ContentRecord) => {
    const filled: ContentRecord = old.id ? { id: old.id } : {};
    for (const [name, attribute] of Object.entries(attributes).filter(isFilled)) {
      const value = await fill(`${place}.${name}`, attribute, old[name]);
      if (value !== undefined) filled[name] = value;
    }

    return filled;
  };

  return async ({ uid, name }: ContentTypeInfo) => {
    const { attributes } = modelOf(strapi.contentType(uid));
    const documents = strapi.documents(uid);
    const [sort = "id"] = ["title", "name"].filter((field) => field in attributes);
    const record = (await documents.findFirst({
      sort,
      populate: populateFields(components, attributes),
    } as never)) as (ContentRecord & { documentId: string }) | null;
    const { id: _id, ...data } = await fillAll(name, attributes, record ?? {});
    await (record
      ? documents.update({ documentId: record.documentId, data, status: "published" } as never)
      : documents.create({ data, status: "published" } as never));
  };
};

const isFilm = ([, { type, ...attribute }]: [string, Attribute]) =>
  type === "media" &&
  !listOf((attribute as ContentRecord).allowedTypes).includes("images" as never);

/**
 * Fills every field of one record per content type with a unique marker, publishes the records and
 * serves them for `scripts/test/lib/every-field.ts`. It uses a copy of the database FILL_FROM, and
 * writes a list of the expected texts to FILL_LIST.
 */
const main = async () => {
  const { FILL_FROM = "", FILL_LIST = "", DATABASE_FILE = "" } = process.env;
  const original = new Database(FILL_FROM, { readonly: true });
  await original.backup(DATABASE_FILE);
  original.close();

  const strapi = await createStrapiInstance().load();
  const markers = createMarkers();
  const fill = createFiller(strapi, markers);
  for (const type of contentTypes(strapi)) {
    try {
      await fill(type);
    } catch (error) {
      throw new Error(`${type.name}: ${JSON.stringify((error as { details?: object }).details)}`, {
        cause: error,
      });
    }
  }
  writeFileSync(FILL_LIST, JSON.stringify(markers.list));
  await strapi.start();
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
