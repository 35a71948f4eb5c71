import type { Core } from "@strapi/strapi";

/** What a query may name of an admin user in a relation. */
const userFields = ["documentId", "firstname", "id", "lastname", "username"];

type Attribute = { type: string; target?: string; searchable?: boolean };

/**
 * Names that are private in every query and path: passwords and tokens of admin users and API tokens
 * (`secrets`), and what follows a relation to an admin user (`users`) and is not their name.
 */
export const createPrivateNames = (strapi: Core.Strapi) => {
  const secrets = new Set<string>();
  const users = new Set<string>();
  for (const { uid, attributes } of Object.values({
    ...strapi.contentTypes,
    ...strapi.components,
  })) {
    for (const [name, attribute] of Object.entries(attributes as Record<string, Attribute>)) {
      const isSecret = attribute.type === "password" || attribute.searchable === false;
      if (uid.startsWith("admin::") && isSecret) secrets.add(name);
      if (attribute.target === "admin::user") users.add(name);
    }
  }

  return {
    isUser: (name: string) => users.has(name),
    /** True if a path of a query names a secret, or more of an admin user than their name. */
    isPrivate: (path: readonly string[]): boolean => {
      const names = path.filter((name) => !name.startsWith("$") && name !== "*");

      return names.some((name, index) => {
        const next = names[index + 1];

        return (
          secrets.has(name) || (users.has(name) && next !== undefined && !userFields.includes(next))
        );
      });
    },
  };
};
