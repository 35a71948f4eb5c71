import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import csharp from "@shikijs/langs/csharp";
import css from "@shikijs/langs/css";
import dart from "@shikijs/langs/dart";
import diff from "@shikijs/langs/diff";
import go from "@shikijs/langs/go";
import html from "@shikijs/langs/html";
import java from "@shikijs/langs/java";
import json from "@shikijs/langs/json";
import kotlin from "@shikijs/langs/kotlin";
import php from "@shikijs/langs/php";
import python from "@shikijs/langs/python";
import shell from "@shikijs/langs/shellscript";
import sql from "@shikijs/langs/sql";
import swift from "@shikijs/langs/swift";
import tsx from "@shikijs/langs/tsx";
import typescript from "@shikijs/langs/typescript";
import yaml from "@shikijs/langs/yaml";
import { codeToTokensBase, createShikiPrimitive } from "@shikijs/primitive";

import { rememberTexts } from "../../../common/text/remember-texts";

// TextMate scopes by the class that src/components/Prose colors. Other tokens have the text color.
const scopes: Record<string, string[]> = {
  c: ["comment", "punctuation.definition.comment", "markup.deleted"],
  k: [
    ...["keyword", "keyword.operator.new", "keyword.operator.expression"],
    ...["storage", "entity.name.tag", "variable.language"],
  ],
  s: ["string", "punctuation.definition.string", "constant", "markup.inserted"],
  f: ["entity.name.function", "entity.name.type", "entity.other.attribute-name", "support"],
  // Not colored as keywords: there are too many.
  "": ["keyword.operator", "storage.type.function.arrow", "string meta.template.expression"],
};

// Shiki returns colors, so each class gets one.
const classes = Object.keys(scopes);
const colorOf = (name: string) => `#00000${classes.indexOf(name) + 1}`;

const primitive = createShikiPrimitive({
  // Without modifiers such as (?i:a|b): V8 misses matches of some once a process has much code.
  engine: createJavaScriptRegexEngine({ forgiving: true, target: "ES2024" }),
  langs: [
    ...[csharp, css, dart, diff, go, html, java, json, kotlin, php, python, shell, sql],
    ...[swift, tsx, typescript, yaml],
  ],
  // TypeScript's grammar reads JavaScript as well.
  langAlias: { js: "typescript", javascript: "typescript", jsx: "tsx" },
  themes: [
    {
      name: "classes",
      fg: "#000000",
      bg: "#ffffff",
      settings: classes.map((name) => ({
        scope: scopes[name] ?? [],
        settings: { foreground: colorOf(name) },
      })),
    },
  ],
});

const supportedLanguages = new Set([...primitive.getLoadedLanguages(), "js", "javascript", "jsx"]);

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Token = { name: string; text: string };

/** Merges adjacent tokens of one class, across white space. */
const mergeTokens = (tokens: readonly Token[]) =>
  tokens.reduce<Token[]>((before, { name, text }) => {
    const last = before.at(-1);
    if (last && (last.name === name || !text.trim())) last.text += text;
    else before.push({ name, text });

    return before;
  }, []);

const render = (code: string, language: string) => {
  // A time limit would make the output depend on machine load.
  const options = { lang: language, theme: "classes", tokenizeTimeLimit: 0 };
  const lines = codeToTokensBase(primitive, code, options);
  const tokens = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ name: "", text: "\n" }] : []),
    ...line.map(({ content, color }) => ({
      name: classes.find((name) => color === colorOf(name)) ?? "",
      text: content,
    })),
  ]);

  return mergeTokens(tokens)
    .map(({ name, text }) => (name ? `<span class="${name}">${escape(text)}</span>` : escape(text)))
    .join("");
};

const rendererOf = rememberTexts((language) => rememberTexts((code) => render(code, language)));

/**
 * Renders code as HTML: keywords, names, literals and comments in `span`s with one-letter classes.
 * Code in an unsupported language is only escaped.
 *
 * @param language as after a Markdown fence: `ts`, `sql`.
 */
export const highlightCode = (code: string, language: string) =>
  supportedLanguages.has(language) ? rendererOf(language)(code) : escape(code);

/** Strips the spans of {@link highlightCode}, for feeds. */
export const stripHighlighting = (html: string) =>
  html.replace(/<span class="[cksf]">(.*?)<\/span>/gs, "$1");
