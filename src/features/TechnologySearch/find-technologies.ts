import { hireAliases, serviceAliases } from "../../catalogue/search-aliases";
import { listLabel } from "../../catalogue/hire-copy";
import { services } from "../../catalogue/services";
import { technologies, type TechnologySlug } from "../../catalogue/technologies";

/** Keeps letters, digits, `#` and `+`, so that "React-Native" equals "react native". */
const normalize = (words: string) =>
  words.toLowerCase().replace(/[^\p{Letter}\p{Number}#+]+/gu, "");

/** The rank of a match, lower is better; undefined without a match. */
const rank = (query: string, name: string, aliases: readonly string[] = []) => {
  const others = aliases.map(normalize);
  if (normalize(name) === query || others.includes(query)) return 0;
  if (normalize(name).startsWith(query)) return 1;
  if (name.split(/[\s.]/).some((word) => normalize(word).startsWith(query))) return 2;
  if (others.some((alias) => alias.startsWith(query))) return 3;

  // Two letters match the middle of too many names.
  const within =
    query.length > 2 && [normalize(name), ...others].some((word) => word.includes(query));

  return within ? 4 : undefined;
};

/** Sorts by rank, then by length of the name. */
const ranked = <Entry extends { name: string }>(
  entries: readonly Entry[],
  rankOf: (entry: Entry) => number | undefined,
) =>
  entries
    .flatMap((entry) => {
      const place = rankOf(entry);

      return place === undefined ? [] : [{ entry, place }];
    })
    .sort(
      (one, other) => one.place - other.place || one.entry.name.length - other.entry.name.length,
    )
    .map(({ entry }) => entry);

/**
 * The technologies that match a query by name or alias ("golang", "rn"), best first; all of them
 * for an empty query.
 */
export const findTechnologies = (query: string): TechnologySlug[] =>
  (normalize(query) === ""
    ? technologies
    : ranked(technologies, (technology) =>
        rank(normalize(query), listLabel(technology), hireAliases[technology.slug]),
      )
  ).map(({ slug }) => slug);

/** The service that matches a query ("k8s"), for queries that match no technology. */
export const findService = (query: string) =>
  normalize(query) === ""
    ? undefined
    : ranked(services, ({ slug, name }) => rank(normalize(query), name, serviceAliases[slug]))[0];
