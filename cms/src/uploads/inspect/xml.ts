import sax from "sax";

/** An element: its local name, its namespace, and its attributes by their written names. */
export type Element = {
  name: string;
  namespace: string;
  attributes: Record<string, { local: string; namespace: string; value: string }>;
};

/** What an XML declaration may say: UTF-8, by which we decode, or nothing about the encoding. */
const declaration =
  /^version\s*=\s*(["'])1\.[01]\1(?:\s+encoding\s*=\s*(["'])utf-8\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*$/i;

/** A part that is not well-formed, or holds what the formats forbid there. */
class XmlError extends Error {}

/**
 * Reads XML strictly and calls back for each element (Namespaces in XML 1.0). A document
 * type is an error: both formats forbid it, and entities could hide what is looked for. So is
 * another encoding than UTF-8, in which a program would read other elements than we do.
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
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name.toLowerCase() === "xml" && !declaration.test(body)) fail();
  };
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
