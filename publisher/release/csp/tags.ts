import { Parser } from "htmlparser2";

/** A part of a text, without its end. */
export type Range = { start: number; end: number };

/** An attribute with its place in the page; its name in lowercase letters. */
export type Attribute = Range & { name: string; value: string };

/** A start tag with its place in the page. */
export type Tag = Range & {
  name: string;
  /** In the page's order; the first of a name counts. */
  attributes: Attribute[];
  /** What is inside of a script or style; empty for other elements. */
  inner: Range;
};

const rawElements = new Set(["script", "style"]);

/**
 * The start tags of a page in their order, also those inside of `<template>` and `<noscript>`.
 *
 * A tokenizer without a tree: pages are written by React, which nests elements correctly, and a tree
 * takes five times as long.
 */
export const readTags = (html: string): Tag[] => {
  const tags: Tag[] = [];
  let attributes: Attribute[] = [];
  let raw: Tag | undefined;
  const parser = new Parser({
    onopentagname() {
      attributes = [];
    },
    onattribute(name, value) {
      attributes.push({
        // As a browser reads it in an SVG.
        name: name.replace(/^xlink:/, ""),
        value,
        start: parser.startIndex,
        end: parser.endIndex,
      });
    },
    onopentag(name, _values, isImplied) {
      if (isImplied) return;
      const end = parser.endIndex + 1;
      const tag = { name, attributes, start: parser.startIndex, end, inner: { start: end, end } };
      if (rawElements.has(name)) raw = tag;
      tags.push(tag);
    },
    onclosetag(name) {
      if (raw?.name !== name) return;
      raw.inner.end = parser.startIndex;
      raw = undefined;
    },
  });
  parser.end(html);

  return tags;
};
