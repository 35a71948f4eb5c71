import type { Struct } from "@strapi/strapi";

type Schema = Pick<Struct.Schema, "attributes" | "options">;
type Attribute = { pluginOptions?: { editor?: { label?: string } } };

/** Labels of Strapi's own fields. */
const strapiFieldLabels: Record<string, string> = {
  id: "Number",
  documentId: "ID",
  updatedAt: "Last changed",
  createdBy: "Created by",
  updatedBy: "Last changed by",
};

/** What the panel calls a field, in its forms, its lists and its exports. */
export const fieldLabel = ({ attributes, options }: Schema, name: string): string => {
  // Leads have no drafts.
  if (name === "createdAt") return options?.draftAndPublish ? "Created" : "Received";
  const attribute = (attributes as Record<string, Attribute>)[name];

  return attribute?.pluginOptions?.editor?.label ?? strapiFieldLabels[name] ?? name;
};
