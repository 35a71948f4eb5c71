import { OperatorError } from "../../../common/operator-error.ts";

/**
 * Default Trusted Types policy: same-origin script URLs (Gatsby and webpack set strings), JSON as
 * script text (structured data), any HTML (rich text; the CSP blocks its scripts).
 */
export const trustedTypesPolicy =
  'window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:h=>h,createScript:s=>{try{JSON.parse(s);return s}catch{}},createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:undefined})';

/** A JavaScript string that is valid JSON. */
const literal = /("(?:[^"\\]|\\.)*")/.source;

/** Gatsby's inline scripts that hold a value, which moves to an attribute. */
const scriptsWithValue = [
  {
    pattern: new RegExp(`^/\\*<!\\[CDATA\\[\\*/window\\.pagePath=${literal};/\\*\\]\\]>\\*/$`),
    attribute: "data-page",
    text: "window.pagePath=document.currentScript.dataset.page",
  },
  {
    pattern: new RegExp(`^window\\.___webpackCompilationHash=${literal};$`),
    attribute: "data-hash",
    text: "window.___webpackCompilationHash=document.currentScript.dataset.hash",
  },
];

/** The texts of all inline scripts that a release may have. */
export const allowedScripts = (own: string[]) => [
  trustedTypesPolicy,
  ...scriptsWithValue.map(({ text }) => text),
  ...own,
];

type Constant = { text: string; attribute?: { name: string; value: string } };

/**
 * The constant form of an inline script.
 *
 * @param own the site's own inline scripts, which are constant already.
 * @throws {OperatorError} for an unknown script.
 */
export const toConstantScript = (script: string, own: string[]): Constant => {
  const text = script.trim();
  if (own.includes(script)) return { text: script };
  for (const { pattern, attribute: name, text: constant } of scriptsWithValue) {
    const value = pattern.exec(text)?.[1];
    if (value) return { text: constant, attribute: { name, value: JSON.parse(value) } };
  }

  throw new OperatorError(
    `Unknown inline script "${text.slice(0, 80)}": move it to a file, or list it in gatsby-node.ts.`,
  );
};
