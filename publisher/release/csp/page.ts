import type { DeliveryManifest } from "../delivery-manifest.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import { applyEdits, type Edit, insertAt, quoteAttribute } from "./edits.ts";
import { metaPolicy } from "./header.ts";
import { toConstantScript, trustedTypesPolicy } from "./scripts.ts";
import { styleToClass } from "./styles.ts";
import { type Attribute, readTags, type Tag } from "./tags.ts";

/** What the CSP of all pages depends on. */
export type CspContext = {
  manifest: DeliveryManifest;
  /** The integrity hashes of the site's scripts, by path. */
  integrities: ReadonlyMap<string, string>;
};

/** Data blocks, to which CSP does not apply. */
const dataTypes = ["application/ld+json", "application/json"];

const attributeOf = ({ attributes }: Tag, name: string) =>
  attributes.find((attribute) => attribute.name === name);

const editScript = (tag: Tag, inner: string, { manifest, integrities }: CspContext): Edit[] => {
  const source = attributeOf(tag, "src")?.value;
  if (source !== undefined) {
    const hash = integrities.get(source);
    if (!hash)
      throw new OperatorError(
        `A page loads the script ${source}, which is not a file of the site: add the file, or load it after consent.`,
      );

    return [insertAt(tag.end - 1, ` integrity="${hash}"`)];
  }
  if (dataTypes.includes(attributeOf(tag, "type")?.value ?? "")) return [];

  const { attribute: moved, text } = toConstantScript(inner, manifest.scripts);
  const attributeText = moved ? ` ${moved.name}=${quoteAttribute(moved.value)}` : "";

  return [insertAt(tag.end - 1, attributeText), { ...tag.inner, text }];
};

/** Attributes that hold URLs; text in others may start with "javascript:". */
const urlAttributes = ["action", "data", "formaction", "href", "src"];

const checkAttributes = ({ name: tagName, attributes }: Tag) => {
  for (const { name, value } of attributes) {
    if (name.startsWith("on") || (urlAttributes.includes(name) && /^\s*javascript:/i.test(value))) {
      throw new OperatorError(
        `A <${tagName}> has ${name}="${value.slice(0, 60)}", which the CSP blocks: handle it in a component.`,
      );
    }
  }
};

/** Removes a style attribute, and adds a class if it is needed. */
const replaceStyleAttribute = (tag: Tag, style: Attribute): { edits: Edit[]; rule: string } => {
  const replacement = styleToClass(style.value);
  if (!replacement) return { edits: [{ ...style, text: "" }], rule: "" };

  const { name, rule } = replacement;
  const classes = attributeOf(tag, "class");
  if (!classes) return { edits: [{ ...style, text: `class="${name}"` }], rule };

  const text = `class=${quoteAttribute(`${classes.value} ${name}`)}`;

  return {
    edits: [
      { ...style, text: "" },
      { ...classes, text },
    ],
    rule,
  };
};

const isGlobalStyle = (tag: Tag) =>
  attributeOf(tag, "data-identity")?.value === "gatsby-global-css";

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
    const textOf = ({ inner }: Tag) => html.slice(inner.start, inner.end);
    const edits: Edit[] = [];
    const rules = new Set<string>();
    const styles: Tag[] = [];
    let charset: Tag | undefined;

    for (const tag of readTags(html)) {
      checkAttributes(tag);
      if (tag.name === "script") edits.push(...editScript(tag, textOf(tag), context));
      if (tag.name === "style") styles.push(tag);
      if (tag.name === "meta" && attributeOf(tag, "charset")) charset ??= tag;
      const style = attributeOf(tag, "style");
      if (style) {
        const { edits: changes, rule } = replaceStyleAttribute(tag, style);
        edits.push(...changes);
        if (rule) rules.add(rule);
      }
    }
    if (!charset) throw new OperatorError("A page has no <meta charset>; its CSP goes after it.");

    const css: string[] = [];
    for (const tag of styles) {
      const text = textOf(tag);
      if (isGlobalStyle(tag)) {
        const added = [...rules].join("");
        rules.clear();
        css.push(text + added);
        edits.push(insertAt(tag.inner.end, added));
      } else
        throw new OperatorError(
          `The CSP does not allow a <style> ("${text.slice(0, 60)}"): move it to a stylesheet.`,
        );
    }
    if (rules.size > 0)
      throw new OperatorError("A page has style attributes and no stylesheet to move them to.");

    const policy = policyFor(css);
    const meta = `<meta http-equiv="Content-Security-Policy" content=${quoteAttribute(policy)}/>`;
    edits.push(insertAt(charset.end, `${meta}<script>${trustedTypesPolicy}</script>`));

    return applyEdits(html, edits);
  };
};
