import type { FC } from "react";

import type { StructuredDataBuilder, PageContext } from "./structured-data";

type StructuredDataProps = {
  builders: readonly StructuredDataBuilder[];
  context: PageContext;
  /** The editors' data, which replaces the site's of the same type. */
  override: unknown;
};

/** A page's JSON-LD (schema.org): the site's graph, and the editors' data unchanged. */
export const StructuredData: FC<StructuredDataProps> = ({ builders, context, override }) => {
  const overridden = typesOf(override);
  const graph = builders
    .map((build) => build(context))
    .filter((thing) => thing && !typesOf(thing).some((type) => overridden.includes(type)));

  return (
    <>
      {graph.length > 0 && (
        <script type="application/ld+json">
          {jsonForScript({ "@context": "https://schema.org", "@graph": graph })}
        </script>
      )}
      {override ? <script type="application/ld+json">{jsonForScript(override)}</script> : null}
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
