import { isRecord } from "../is-record.ts";
import { rememberTexts } from "../text/remember-texts.ts";

import { isBlank } from "./blank.ts";
import { parseText } from "./links.ts";
import {
  type Attribute,
  type Attributes,
  type Components,
  type ContentRecord,
  type Issue,
} from "./model.ts";
import { redirectorIssue } from "./redirectors.ts";
import { isBlankText, textIssue } from "./texts.ts";
import { isWebAddress } from "./web-address.ts";

const readText = rememberTexts((text) => {
  const tokens = parseText(text);

  return { issue: textIssue(tokens), isEmpty: isBlankText(tokens) };
});

type Field = { path: string[]; attribute: Attribute; value: unknown };

const partsOf = (components: Components, { type, component }: Attribute, value: unknown) => {
  const attributesOf = (part: ContentRecord) =>
    components.get(type === "dynamiczone" ? String(part.__component) : (component ?? ""))
      ?.attributes ?? {};
  if (!Array.isArray(value)) {
    return isRecord(value) ? [{ part: value, at: [], attributes: attributesOf(value) }] : [];
  }

  return value.flatMap((part: unknown, index) =>
    isRecord(part) ? [{ part, at: [String(index)], attributes: attributesOf(part) }] : [],
  );
};

/** All fields of a record and its components, to any depth. */
export const flattenFields = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
  parentPath: string[] = [],
): Field[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const field = { path: [...parentPath, name], attribute, value: record[name] };
    if (attribute.type !== "component" && attribute.type !== "dynamiczone") return [field];

    return [
      field,
      ...partsOf(components, attribute, field.value).flatMap(({ part, at, attributes: own }) =>
        flattenFields(components, own, part, [...field.path, ...at]),
      ),
    ];
  });

const missing = "Fill this in.";

const missingAddress = "Fill this in, for example with app-development: the CMS could not make it.";
const missingPath =
  "Enter the page’s address, for example spring-offer: none could be made from the name.";
const missingPair = "Choose both sides: the address is made from them.";

/** All components of a record, to any depth, with their paths and kinds, such as `parts.rate`. */
export const componentsIn = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): { path: string[]; component: string; part: ContentRecord }[] =>
  flattenFields(components, attributes, record).flatMap(({ path, attribute, value }) => {
    const { component } = attribute;
    if (!component) return [];

    return partsOf(components, attribute, value).map(({ part, at }) => ({
      path: [...path, ...at],
      component,
      part,
    }));
  });

/** Generated values are always required: the running CMS declares them optional, for drafts. */
const missingMessage = ({ type, required, pluginOptions }: Attribute) => {
  if (type === "uid") return missingAddress;
  if (pluginOptions?.editor?.path) return missingPath;
  if (pluginOptions?.editor?.pair) return missingPair;

  return required ? missing : undefined;
};

const messageOf = ({ attribute, value }: Field): string | undefined => {
  const { type, required, pluginOptions } = attribute;
  if (isBlank(value)) return missingMessage(attribute);
  if (typeof value !== "string") return undefined;

  const pattern = pluginOptions?.editor?.pattern;
  if (pattern && !new RegExp(pattern.regex).test(value)) {
    return `"${value}" is not valid. ${pattern.rule}`;
  }

  if (pattern && /^https?:/.test(value)) {
    const use = pluginOptions.editor?.framed ? "policy" : "link";
    if (!isWebAddress(value, use)) {
      return `"${value}" is not an address that a browser can open. Check the part after "//".`;
    }
    const issue = redirectorIssue(value);
    if (issue) return issue;
  }
  if (type !== "richtext") return undefined;

  const { issue, isEmpty } = readText(value);

  return issue ?? (required && isEmpty ? missing : undefined);
};

/**
 * Issues of a record's fields: missing required ones, mismatched patterns, and texts that cannot be
 * rendered. An import can bypass the panel's own checks.
 */
export const checkValues = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): Issue[] =>
  flattenFields(components, attributes, record).flatMap((field) => {
    const message = messageOf(field);

    return message === undefined ? [] : [{ path: field.path, message }];
  });
