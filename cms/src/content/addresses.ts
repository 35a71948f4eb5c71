import type { Core, Modules } from "@strapi/strapi";

type Fields = Record<string, unknown>;
type Attribute = { type: string; targetField?: string; required?: boolean };
type UidService = {
  generateUIDField: (of: {
    contentTypeUID: string;
    field: string;
    data: Fields;
  }) => Promise<string>;
};
type Context = Modules.Documents.Middleware.Context;

const addressesOf = ({ attributes }: Context["contentType"]) =>
  Object.entries(attributes as unknown as Record<string, Attribute>).filter(
    ([, { type, targetField }]) => type === "uid" && targetField,
  );

/**
 * Lets editors leave the address of a record empty. Where it is required, the panel fills a new
 * record's with the name of its type, and it does not follow the title.
 * To be called before Strapi reads the schemas for its panel.
 */
export const leaveAddressesEmpty = (strapi: Core.Strapi) => {
  for (const contentType of Object.values(strapi.contentTypes)) {
    for (const [, attribute] of addressesOf(contentType)) attribute.required = false;
  }
};

const isMissing = (data: Fields, field: string, action: string) =>
  field in data ? !data[field] : action === "create";

/** Makes the address of a record from its title when it is saved without one. */
export const makeAddresses = (strapi: Core.Strapi) => {
  const service = strapi.plugin("content-manager").service<UidService>("uid");

  strapi.documents.use(async (context, next) => {
    const { action, contentType, uid } = context;
    const { data } = context.params as { data?: Fields };
    if (data && (action === "create" || action === "update")) {
      for (const [field, { targetField = "" }] of addressesOf(contentType)) {
        if (!isMissing(data, field, action) || !data[targetField]) continue;
        data[field] = await service.generateUIDField({ contentTypeUID: uid, field, data });
      }
    }

    return next();
  });
};
