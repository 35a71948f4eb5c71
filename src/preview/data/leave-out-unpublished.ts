import { isRecord, recordsIn } from "../../../common/is-record";
import type { Attribute, Attributes, Components, ContentRecord } from "../../../common/rules/model";

/** True for a document that the view shows. */
type IsShown = (documentId: unknown) => boolean;

/** True if documents are chosen in a field, and none of them is shown. */
const lacksChoice = (attribute: Attribute, value: unknown, isShown: IsShown) => {
  const chosen = attribute.type === "relation" ? recordsIn(value) : [];

  return chosen.length > 0 && !chosen.some(({ documentId }) => isShown(documentId));
};

/**
 * A record without the components of its lists and zones that were made for unpublished documents:
 * without the document, they would show what stands for no choice, such as the contact form.
 */
export const leaveOutUnpublished = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
  isShown: IsShown,
): ContentRecord => {
  const attributesOf = (attribute: Attribute, part: ContentRecord) =>
    components.get(attribute.component ?? String(part.__component))?.attributes ?? {};
  const withParts = (part: ContentRecord, own: Attributes): ContentRecord => ({
    ...part,
    ...Object.fromEntries(
      Object.entries(own)
        .filter(([name, { type }]) => name in part && /^(component|dynamiczone)$/.test(type))
        .map(([name, attribute]) => [name, partsOf(attribute, part[name])]),
    ),
  });
  const partsOf = (attribute: Attribute, value: unknown): unknown => {
    if (!Array.isArray(value)) {
      return isRecord(value) ? withParts(value, attributesOf(attribute, value)) : value;
    }

    return value.filter(isRecord).flatMap((part) => {
      const own = attributesOf(attribute, part);
      const isLeftOut = Object.entries(own).some(([name, field]) =>
        lacksChoice(field, part[name], isShown),
      );

      return isLeftOut ? [] : [withParts(part, own)];
    });
  };

  return withParts(record, attributes);
};
