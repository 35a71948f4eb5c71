import { hireAliases, serviceAliases } from "../../catalogue/search-aliases";
import { listLabel } from "../../catalogue/hire-copy";
import { services } from "../../catalogue/services";
import { technologies, type TechnologySlug } from "../../catalogue/technologies";

/** Letters, digits and the signs that languages are called by: "React-Native" and "react native" are the same. */
const plain = (words: string) => words.toLowerCase().replace(/[^\p{Letter}\p{Number}#+]+/gu, "");

/** How well names fit what was typed: the lower, the better; undefined where they do not. */
const rank = (typed: string, name: string, aliases: readonly string[] = []) => {
  const others = aliases.map(plain);
  if (plain(name) === typed || others.includes(typed)) return 0;
  if (plain(name).startsWith(typed)) return 1;
  if (name.split(/[\s.]/).some((word) => plain(word).startsWith(typed))) return 2;
  if (others.some((alias) => alias.startsWith(typed))) return 3;

  // Two letters are in the middle of much that nobody means.
  const within = typed.length > 2 && [plain(name), ...others].some((word) => word.includes(typed));

  return within ? 4 : undefined;
};

/** The best first; of equals the shortest name, which the typed letters are most of. */
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
 * The technologies that somebody may mean by what was typed, by name or by another word for it
 * ("golang", "rn"), the best first; all of them for nothing.
 */
export const findTechnologies = (typed: string): TechnologySlug[] =>
  (plain(typed) === ""
    ? technologies
    : ranked(technologies, (technology) =>
        rank(plain(typed), listLabel(technology), hireAliases[technology.slug]),
      )
  ).map(({ slug }) => slug);

/** The service that covers what was typed where no technology does ("k8s"), or undefined. */
export const findService = (typed: string) =>
  plain(typed) === ""
    ? undefined
    : ranked(services, ({ slug, name }) => rank(plain(typed), name, serviceAliases[slug]))[0];
