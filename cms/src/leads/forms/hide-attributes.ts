import type { Form } from "./forms";

/** The attributes of a form's leads that only the CMS reads. */
export const attributesOfCms = ({ schema }: Form): string[] =>
  Object.entries(schema.attributes)
    .filter(([, attribute]) => "visible" in attribute && attribute.visible === false)
    .map(([name]) => name);

type Type = { config?: { attributes?: Record<string, object> } };

/**
 * Leaves the attributes that only the CMS reads out of what the panel's API filters by, accepts and
 * answers. Strapi leaves those with `"visible": false` out of the panel's forms and lists only.
 *
 * @param type of the form's leads, as Strapi has it.
 */
export const hideAttributes = (type: object, form: Form): void => {
  const { config = {} } = type as Type;
  const hidden = Object.fromEntries(attributesOfCms(form).map((name) => [name, { hidden: true }]));
  Object.assign(type, { config: { ...config, attributes: { ...config.attributes, ...hidden } } });
};
