import { readFileSync } from "node:fs";

import { type Thing } from "./site";

const schema = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
const vocabulary = new Map(
  [...schema.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{(.*?)^\}/gms)].map(
    ([, name = "", parents = "", body = ""]) => [
      name,
      {
        parents: parents.split(/,\s*/),
        properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = ""]) => property),
      },
    ],
  ),
);

const inherited = (name: string): string[] => {
  const { parents = [], properties = [] } = vocabulary.get(name) ?? {};

  return [...properties, ...parents.flatMap(inherited)];
};

const known = new Map<string, Set<string>>();

// schema-dts names the interface of a type `<Type>Leaf`; its parents have the properties.
const propertiesOf = (type: string) => {
  const properties = known.get(type) ?? new Set(inherited(`${type}Leaf`));
  known.set(type, properties);

  return properties;
};

/** The names in a value, at any depth, that are not in schema.org. */
export const unknownTerms = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type = "", "@id": _id, ...rest } = value as Partial<Thing>;
  const properties = propertiesOf(type);

  return [
    ...(properties.size > 0 ? [] : [type]),
    // An action's input properties end in -input (schema.org, "Potential Actions").
    ...Object.keys(rest).filter((name) => !properties.has(name.replace(/-input$/, ""))),
    ...Object.values(rest).flatMap(unknownTerms),
  ];
};
