import { parse, type DefaultTreeAdapterTypes } from "parse5";

import type { DeliveryManifest } from "../delivery-manifest.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import { applyEdits, type Edit, insertAt, quoteAttribute } from "./edits.ts";
import { metaPolicy } from "./header.ts";
import { toConstantScript, trustedTypesPolicy } from "./scripts.ts";
import { styleToClass } from "./styles.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** What the CSP of all pages depends on. */
export type CspContext = {
  manifest: DeliveryManifest;
  /** The integrity hashes of the site's scripts, by path. */
  integrities: ReadonlyMap<string, string>;
};

/** Data blocks, to which CSP does not apply. */
const dataTypes = ["application/ld+json", "application/json"];

/** The elements below a node, with those of templates, in order. */
const elementsIn = (node: Node, found: Element[] = []): Element[] => {
  if ("tagName" in node) found.push(node);
  if ("childNodes" in node) for (const child of node.childNodes) elementsIn(child, found);
  if ("content" in node) elementsIn(node.content, found);

  return found;
};

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value;

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** The offsets of an element and its start tag. */
const rangeOf = (element: Element) => {
  const location = element.sourceCodeLocation;
  if (!location?.startTag)
    throw new OperatorError(`The parser gave no location of a <${element.tagName}>.`);
  const { startTag, startOffset: start, endOffset: end, attrs = {} } = location;

  return {
    start,
    end,
    startTag,
    attrs,
    inner: { start: startTag.endOffset, end: location.endTag?.startOffset ?? end },
  };
};

const rangeOfAttribute = (element: Element, name: string) => {
  const range = rangeOf(element).attrs[name];
  if (!range) throw new OperatorError(`A <${element.tagName}> has no attribute ${name}.`);

  return { start: range.startOffset, end: range.endOffset };
};

const editScript = (element: Element, { manifest, integrities }: CspContext): Edit[] => {
  const { startTag, inner } = rangeOf(element);
  const source = attribute(element, "src");
  if (source !== undefined) {
    const hash = integrities.get(source);
    if (!hash)
      throw new OperatorError(
        `A page loads the script ${source}, which is not a file of the site: add the file, or load it after consent.`,
      );

    return [insertAt(startTag.endOffset - 1, ` integrity="${hash}"`)];
  }
  if (dataTypes.includes(attribute(element, "type") ?? "")) return [];

  const constant = toConstantScript(textOf(element), manifest.scripts);
  const { attribute: moved, text } = constant;
  const attributeText = moved ? ` ${moved.name}=${quoteAttribute(moved.value)}` : "";

  return [insertAt(startTag.endOffset - 1, attributeText), { ...inner, text }];
};

/** Attributes that hold URLs; text in others may start with "javascript:". */
const urlAttributes = ["action", "data", "formaction", "href", "src"];

const checkAttributes = ({ tagName, attrs }: Element) => {
  for (const { name, value } of attrs) {
    if (name.startsWith("on") || (urlAttributes.includes(name) && /^\s*javascript:/i.test(value))) {
      throw new OperatorError(
        `A <${tagName}> has ${name}="${value.slice(0, 60)}", which the CSP blocks: handle it in a component.`,
      );
    }
  }
};

/** Removes a style attribute, and adds a class if it is needed. */
const replaceStyleAttribute = (element: Element): { edits: Edit[]; rule: string } => {
  const style = attribute(element, "style") ?? "";
  const range = rangeOfAttribute(element, "style");
  const replacement = styleToClass(style);
  if (!replacement) return { edits: [{ ...range, text: "" }], rule: "" };

  const { name, rule } = replacement;
  const classes = attribute(element, "class");
  if (classes === undefined) return { edits: [{ ...range, text: `class="${name}"` }], rule };

  return {
    edits: [
      { ...range, text: "" },
      {
        ...rangeOfAttribute(element, "class"),
        text: `class=${quoteAttribute(`${classes} ${name}`)}`,
      },
    ],
    rule,
  };
};

const isGlobalStyle = (element: Element) =>
  attribute(element, "data-identity") === "gatsby-global-css";

/**
 * Creates a function that applies the CSP to a page: makes inline scripts constant, allows styles by hash
 * in a `<meta>`, adds `integrity` to entry scripts.
 *
 * The page's path is in `data-page` of the script with the id `gatsby-script-loader`.
 *
 * @returns a function that throws {OperatorError} for an unknown inline script, style or handler.
 */
export const createCsp = (context: CspContext) => {
  const policyFor = metaPolicy(context.manifest);

  return (html: string): string => {
    const edits: Edit[] = [];
    const rules = new Set<string>();
    const styles: Element[] = [];
    let charset: Element | undefined;

    for (const element of elementsIn(
      parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }),
    )) {
      checkAttributes(element);
      if (element.tagName === "script") edits.push(...editScript(element, context));
      if (element.tagName === "style") styles.push(element);
      if (element.tagName === "meta" && attribute(element, "charset")) charset ??= element;
      if (attribute(element, "style") !== undefined) {
        const { edits: changes, rule } = replaceStyleAttribute(element);
        edits.push(...changes);
        if (rule) rules.add(rule);
      }
    }
    if (!charset) throw new OperatorError("A page has no <meta charset>; its CSP goes after it.");

    const css: string[] = [];
    for (const element of styles) {
      const { inner } = rangeOf(element);
      const text = textOf(element);
      if (isGlobalStyle(element)) {
        const added = [...rules].join("");
        rules.clear();
        css.push(text + added);
        edits.push(insertAt(inner.end, added));
      } else
        throw new OperatorError(
          `The CSP does not allow a <style> ("${text.slice(0, 60)}"): move it to a stylesheet.`,
        );
    }
    if (rules.size > 0)
      throw new OperatorError("A page has style attributes and no stylesheet to move them to.");

    const policy = policyFor(css);
    const meta = `<meta http-equiv="Content-Security-Policy" content=${quoteAttribute(policy)}/>`;
    edits.push(insertAt(rangeOf(charset).end, `${meta}<script>${trustedTypesPolicy}</script>`));

    return applyEdits(html, edits);
  };
};
