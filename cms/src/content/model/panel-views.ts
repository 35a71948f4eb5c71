import type { Core, Struct } from "@strapi/strapi";

import { fieldLabel } from "../../server/lib/field-label";
import { findRoute, guardRoute, panelRoutes } from "../../server/lib/strapi-routes";
import { titleFields } from "../../server/lib/titles";

import { attributesOf } from "./schemas";

/**
 * A type's `pluginOptions.editor`: the list's columns and order, the editable fields, and those that come
 * first in the edit view.
 */
type Type = { columns?: string[]; sort?: string; writable?: string[]; first?: string[] };

type Schema = Struct.Schema & {
  kind?: "singleType" | "collectionType";
  pluginOptions?: { editor?: Type };
  config?: { metadatas?: Record<string, { edit?: { editable?: boolean; visible?: boolean } }> };
};
type Metadata = {
  edit: { visible?: boolean; label?: string; mainField?: string; [more: string]: unknown };
  list: { label: string };
};
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

/** Entries on a page of a list: with Strapi's ten, a page of the site is hard to find. */
const listLength = 50;

const rowWidth = 12;
/** The field that titles an entry, also in lists of relations. */
const titleFieldOf = (schema: Schema): string | undefined => {
  // Strapi then shows the type's name, such as "Home".
  if (schema.kind === "singleType") return "id";
  const attributes = attributesOf(schema);
  const named = titleFields.find((name) => attributes[name]);

  return named ?? Object.keys(attributes).find((name) => attributes[name]?.type === "string");
};

/** Rows of fields in the order of the schema, which is the order of the page; chosen ones come first. */
const layOut = (
  strapi: Core.Strapi,
  schema: Schema,
  names: string[],
): Configuration["layouts"]["edit"] => {
  const sizes = strapi.plugin("content-manager").service("field-sizes").getAllFieldSizes();
  const attributes = attributesOf(schema);
  // Technical fields come last.
  const first = schema.pluginOptions?.editor?.first ?? [];
  const rank = (name: string) =>
    first.includes(name)
      ? first.indexOf(name) - first.length
      : Number(attributes[name]?.type === "json" || attributes[name]?.component === "shared.seo");
  const rows: { name: string; size: number }[][] = [];
  let freeColumns = 0;

  for (const name of [...names].sort((one, other) => rank(one) - rank(other))) {
    const type = attributes[name]?.type ?? "";
    // A paragraph needs the whole row.
    const size: number = type === "text" ? rowWidth : sizes[type].default;
    if (size > freeColumns) {
      rows.push([]);
      freeColumns = rowWidth;
    }
    rows.at(-1)?.push({ name, size });
    freeColumns -= size;
  }

  return rows;
};

/** The view of one type: Strapi's own, overridden by the schema. */
const viewOf = (strapi: Core.Strapi, schema: Schema, stored: Configuration): Configuration => {
  const { columns, sort, writable } = schema.pluginOptions?.editor ?? {};
  const title = titleFieldOf(schema);
  const [sortBy, order] = sort?.split(":") ?? [];

  const metadatas = Object.entries(stored.metadatas).map(([name, { edit, list }]) => {
    const attribute = attributesOf(schema)[name];
    const label = fieldLabel(schema, name);
    const target = strapi.contentTypes[attribute?.target as keyof typeof strapi.contentTypes];
    const mainField = target && titleFieldOf(target);

    return [
      name,
      {
        edit: {
          ...edit,
          label,
          description: [
            attribute?.pluginOptions?.editor?.description,
            attribute?.type === "datetime" && "In your own time zone.",
          ]
            .filter(Boolean)
            .join(" "),
          editable:
            writable?.includes(name) ?? schema.config?.metadatas?.[name]?.edit?.editable ?? true,
          ...(mainField ? { mainField } : {}),
        },
        list: { ...list, label },
      },
    ] as const;
  });
  const shown = Object.keys(stored.metadatas).filter(
    (name) =>
      stored.metadatas[name]?.edit.visible &&
      schema.config?.metadatas?.[name]?.edit?.visible !== false,
  );

  return {
    settings: {
      ...stored.settings,
      pageSize: listLength,
      ...(title ? { mainField: title } : {}),
      ...(sortBy ? { defaultSortBy: sortBy, defaultSortOrder: order } : {}),
    },
    metadatas: Object.fromEntries(metadatas),
    layouts: { list: columns ?? stored.layouts.list, edit: layOut(strapi, schema, shown) },
  };
};

type Recent = { data?: { kind: string; title: unknown; contentTypeDisplayName: string }[] };

/** Titles pages by their type in Strapi's widget of published records, which shows their ids. */
export const titlePublishedPages = (strapi: Core.Strapi) =>
  guardRoute(
    findRoute(panelRoutes(strapi, "content-manager", "homepage"), "GET /homepage/recent-documents"),
    async (ctx, next) => {
      await next();
      for (const record of (ctx.body as Recent | undefined)?.data ?? []) {
        if (record.kind === "singleType") record.title = record.contentTypeDisplayName;
      }
    },
  );

/**
 * Resets the panel's views to the schemas: labels and descriptions of fields, rows of the edit view,
 * titles of entries, columns and order of lists. It runs at every startup, so changes by "Configure
 * the view" last until then.
 */
export const configurePanelViews = async (strapi: Core.Strapi) => {
  const manager = strapi.plugin("content-manager");

  for (const [schemas, service] of [
    [strapi.contentTypes, manager.service("content-types")],
    [strapi.components, manager.service("components")],
  ] as const) {
    for (const schema of Object.values(schemas) as Schema[]) {
      if (/^(admin|plugin|strapi)::/.test(schema.uid)) continue;

      const { uid: _uid, ...stored } = await service.findConfiguration(schema);
      // Writes nothing if nothing changed.
      await service.updateConfiguration(schema, viewOf(strapi, schema, stored));
    }
  }
};
