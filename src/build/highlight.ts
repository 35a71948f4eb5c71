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

// What code is made of, by the class that src/components/Prose colors, and the scopes of
// TextMate grammars that mean it. Everything else has the color of text.
const scopes: Record<string, string[]> = {
  c: ["comment", "punctuation.definition.comment", "markup.deleted"],
  k: [
    ...["keyword", "keyword.operator.new", "keyword.operator.expression"],
    ...["storage", "entity.name.tag", "variable.language"],
  ],
  s: ["string", "punctuation.definition.string", "constant", "markup.inserted"],
  f: ["entity.name.function", "entity.name.type", "entity.other.attribute-name", "support"],
  // Operators and arrows would be a confetti of keywords.
  "": ["keyword.operator", "storage.type.function.arrow", "string meta.template.expression"],
};

// The highlighter knows colors only, so each class has one of its own.
const classes = Object.keys(scopes);
const colorOf = (name: string) => `#00000${classes.indexOf(name) + 1}`;

const primitive = createShikiPrimitive({
  engine: createJavaScriptRegexEngine({ forgiving: true }),
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

const known = new Set([...primitive.getLoadedLanguages(), "js", "javascript", "jsx"]);

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Part = { name: string; text: string };

/** Parts of the same class become one, across the spaces between them. */
const merged = (parts: readonly Part[]) =>
  parts.reduce<Part[]>((before, { name, text }) => {
    const last = before.at(-1);
    if (last && (last.name === name || !text.trim())) last.text += text;
    else before.push({ name, text });

    return before;
  }, []);

/**
 * The HTML of code: keywords, names, literals and comments in `span`s with a class of one letter.
 * Code in a language that is not known stays as it is.
 *
 * @param language as after the fence of a block in Markdown: `ts`, `sql`.
 */
export const highlighted = (code: string, language: string) => {
  if (!known.has(language)) return escape(code);
  // A limit of time would make other pages of the same text on a busy machine.
  const options = { lang: language, theme: "classes", tokenizeTimeLimit: 0 };
  const lines = codeToTokensBase(primitive, code, options);
  const parts = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ name: "", text: "\n" }] : []),
    ...line.map(({ content, color }) => ({
      name: classes.find((name) => color === colorOf(name)) ?? "",
      text: content,
    })),
  ]);

  return merged(parts)
    .map(({ name, text }) => (name ? `<span class="${name}">${escape(text)}</span>` : escape(text)))
    .join("");
};

/** The HTML of a text without the marks of {@link highlighted}, for readers that have no styles for them. */
export const withoutHighlights = (html: string) =>
  html.replace(/<span class="[cksf]">(.*?)<\/span>/gs, "$1");
