import { isRecord } from "../common/is-record";

/** The name of an attribute, or a path of several. */
const name = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;
/** The uid of a component or a content type. */
const uid = /^[\w:.-]+$/;

const comparison =
  /^\$(eqi?|nei?|lte?|gte?|in|notIn|null|notNull|between|(contains|notContains|startsWith|endsWith)i?)$/;

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrList = (value: unknown) =>
  isText(value) || (Array.isArray(value) && value.every(isText));

/** @param isCompared true inside an attribute, where comparisons and values may stand. */
const areConditions = (value: unknown, isCompared: boolean): boolean => {
  if (Array.isArray(value)) return value.every((inner) => areConditions(inner, isCompared));
  if (!isRecord(value)) return isCompared && isText(value);

  return Object.entries(value).every(([key, inner]) => {
    if (key === "$and" || key === "$or") {
      return Array.isArray(inner) && inner.every(isRecord) && areConditions(inner, isCompared);
    }
    if (key === "$not") return isRecord(inner) && areConditions(inner, isCompared);
    if (comparison.test(key)) return isCompared && isTextOrList(inner);

    return name.test(key) && areConditions(inner, true);
  });
};

const isOrder = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isOrder);
  if (!isRecord(value)) return isText(value);

  return Object.entries(value).every(
    ([key, inner]) => name.test(key) && !Array.isArray(inner) && isOrder(inner),
  );
};

const areNames = (value: unknown): boolean =>
  isText(value)
    ? value.split(",").every((part) => part.trim() === "*" || name.test(part.trim()))
    : Array.isArray(value) && value.every((inner) => isText(inner) && areNames(inner));

/** True if each entry has a known key and a value that its rule accepts. */
const hasShape = (value: object, rules: Readonly<Record<string, (inner: unknown) => boolean>>) =>
  Object.entries(value).every(
    ([key, inner]) => Object.hasOwn(rules, key) && rules[key]?.(inner) === true,
  );

const isNested = (value: unknown): boolean =>
  isText(value) ||
  (isRecord(value) &&
    hasShape(value, {
      ...shapes,
      // Only a whole list can be searched.
      _q: () => false,
      count: isText,
      on: (inner) =>
        isRecord(inner) &&
        Object.entries(inner).every(([key, one]) => uid.test(key) && isNested(one)),
    }));

const isPopulate = (value: unknown): boolean =>
  value === "" ||
  areNames(value) ||
  (isRecord(value) &&
    Object.entries(value).every(([key, inner]) => name.test(key) && isNested(inner)));

const pages = { page: isText, pageSize: isText, start: isText, limit: isText };

/** The parameters of Strapi's query language, which every route accepts, with their shapes. */
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...pages,
  _q: isText,
  fields: areNames,
  filters: (value) => areConditions(value, false),
  locale: isTextOrList,
  pagination: (value) => isRecord(value) && hasShape(value, { ...pages, withCount: isText }),
  populate: isPopulate,
  sort: isOrder,
  status: isText,
};

/**
 * True if a query has only parameters of Strapi's query language, in their documented shapes, and
 * those of a list, as texts. Strapi hands anything else to the database layer, or fails on it.
 */
export const isValidQuery = (query: Record<string, unknown>, others: readonly string[]): boolean =>
  Object.entries(query).every(([key, value]) => {
    if (value === null) return Object.hasOwn(shapes, key) || others.includes(key);
    if (others.includes(key)) return isTextOrList(value);

    return Object.hasOwn(shapes, key) && shapes[key]?.(value) === true;
  });
