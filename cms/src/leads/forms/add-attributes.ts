type Type = { attributes: object };

/**
 * Adds attributes to a collection, after one of its own. Must run before Strapi reads the schemas for
 * its database and its panel.
 */
export const addAttributesAfter = (type: Type, predecessor: string, attributes: object) => {
  type.attributes = Object.fromEntries(
    Object.entries(type.attributes).flatMap((entry) =>
      entry[0] === predecessor ? [entry, ...Object.entries(structuredClone(attributes))] : [entry],
    ),
  );
};
