import type { FC } from "react";

import type { StructuredDataBuilder, PageContext } from "./structured-data";

type StructuredDataProps = {
  builders: readonly StructuredDataBuilder[];
  context: PageContext;
  /** The editors' data, which replaces ours of the same type. */
  override: unknown;
};

/** A page's JSON-LD (schema.org): one graph of ours, and the editors' data unchanged. */
export const StructuredData: FC<StructuredDataProps> = ({
  builders: about,
  context: place,
  override: own,
}) => {
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

/** The types of a thing, of the things in an array, or of those in a graph. */
const typesOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(typesOf);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type, "@graph": graph } = value as Record<string, unknown>;

  return [type ?? [], typesOf(graph)].flat();
};

// A "<" would let a value close the script element.
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
