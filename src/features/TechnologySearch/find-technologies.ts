import { hireAliases, serviceAliases } from "../../catalogue/search-aliases";
import { listLabel } from "../../catalogue/skill-words";
import { services } from "../../../common/catalogue/services";
import { technologies, type TechnologySlug } from "../../../common/catalogue/technologies";
import { foldText } from "../../../common/text/fold-text";

/** Keeps letters, digits, `#` and `+`, so that "React-Native" equals "react native". */
const normalize = (text: string) => foldText(text).replace(/[^\p{Letter}\p{Number}#+]+/gu, "");

/** Ranks a match: lower is better; undefined if nothing matches. */
const rankOf = (query: string, name: string, aliases: readonly string[] = []) => {
  const normalizedAliases = aliases.map(normalize);
  if (normalize(name) === query || normalizedAliases.includes(query)) return 0;
  if (normalize(name).startsWith(query)) return 1;
  if (name.split(/[\s.]/).some((word) => normalize(word).startsWith(query))) return 2;
  if (normalizedAliases.some((alias) => alias.startsWith(query))) return 3;

  // Two letters match the middle of too many names.
  const matchesInside =
    query.length > 2 &&
    [normalize(name), ...normalizedAliases].some((word) => word.includes(query));

  return matchesInside ? 4 : undefined;
};

type Named = { name: string; aliases?: readonly string[] | undefined };

/** The entries that match a query by name or alias: best match first, then the shorter name. */
export const findByName = <Entry extends Named>(query: string, entries: readonly Entry[]) =>
  entries
    .flatMap((entry) => {
      const rank = rankOf(normalize(query), entry.name, entry.aliases);

      return rank === undefined ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length)
    .map(({ entry }) => entry);

/** Finds technologies by name or alias ("golang", "rn"), best match first; an empty query finds all. */
export const findTechnologies = (query: string): TechnologySlug[] =>
  (normalize(query) === ""
    ? technologies
    : findByName(
        query,
        technologies.map((technology) => ({
          slug: technology.slug,
          name: listLabel(technology),
          aliases: hireAliases[technology.slug],
        })),
      )
  ).map(({ slug }) => slug);

/** The service that matches a query ("k8s"), for queries that match no technology. */
export const findService = (query: string) =>
  normalize(query) === ""
    ? undefined
    : findByName(
        query,
        services.map(({ slug, name }) => ({ slug, name, aliases: serviceAliases[slug] })),
      )[0];
