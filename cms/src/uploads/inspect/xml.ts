import sax from "sax";

/** An element: its local name, its namespace, and its attributes by their written names. */
export type Element = {
  name: string;
  namespace: string;
  attributes: Record<string, { local: string; namespace: string; value: string }>;
};

/** A part that is not well-formed, or holds what the formats forbid there. */
class XmlError extends Error {}

/**
 * Reads XML strictly and calls back for each element (Namespaces in XML 1.0). A document
 * type is an error: both formats forbid it, and entities could hide what is looked for.
 *
 * @returns false if it is not well-formed.
 */
export const readXml = (text: string, onElement: (element: Element) => void): boolean => {
  const parser = sax.parser(true, { xmlns: true, position: false });
  const fail = () => {
    throw new XmlError();
  };
  parser.onerror = fail;
  parser.ondoctype = fail;
  parser.onopentag = ({ local, uri, attributes }: sax.QualifiedTag) =>
    onElement({
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, { local: own, uri: namespace, value }]) => [
          name,
          { local: own, namespace, value },
        ]),
      ),
    });

  try {
    parser.write(text.replace(/^\uFEFF/, "")).close();
    return true;
  } catch (error) {
    if (error instanceof XmlError) return false;
    throw error;
  }
};
