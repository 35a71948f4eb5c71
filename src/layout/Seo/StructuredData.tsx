import type { FC } from "react";

import type { Describe, Place } from "./structured-data";

type StructuredDataProps = {
  /** What the page is about. */
  about: readonly Describe[];
  place: Place;
  /** The editors' own data, which replaces ours of the same type. */
  own: unknown;
};

/** What a page is about as JSON-LD (schema.org): one graph of ours, and the editors' own data as it is. */
export const StructuredData: FC<StructuredDataProps> = ({ about, place, own }) => {
  const taken = typesOf(own);
  const graph = about
    .map((describe) => describe(place))
    .filter((thing) => thing && !typesOf(thing).some((type) => taken.includes(type)));

  return (
    <>
      {graph.length > 0 && (
        <script type="application/ld+json">
          {jsonForScript({ "@context": "https://schema.org", "@graph": graph })}
        </script>
      )}
      {own ? <script type="application/ld+json">{jsonForScript(own)}</script> : null}
    </>
  );
};

/** The types of a thing, of each thing in a list, and of each in a graph. */
const typesOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(typesOf);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type, "@graph": graph } = value as Record<string, unknown>;

  return [type ?? [], typesOf(graph)].flat();
};

// A "<" would let a value close the script element.
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
