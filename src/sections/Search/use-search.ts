import { useCallback, useEffect, useRef, useState } from "react";

import { kindOf } from "../../catalogue/page-kinds";
import { searchResultsPath, searchPath } from "../../catalogue/paths";
import { logError } from "../../lib/log";
import { replaceUrl } from "../../lib/replace-url";

import { piecesOfExcerpt, piecesOfTitle, type Piece } from "./marked-words";
import { createIndex } from "./pagefind";

/** A page that was found. */
export type Found = { path: string; kind: string; title: Piece[]; excerpt: Piece[] };

/** What was found for some words: how many pages, and the first of them. */
export type Answer = { words: string; total: number; found: readonly Found[] };

type SearchState = {
  status: "idle" | "searching" | "failed" | "done";
  /** The last answer, which stays in sight while the next is on its way. */
  answer?: Answer | undefined;
};

/** The pages that are shown at first, and at each wish for more. */
const pageful = 6;

/** How long typing must rest before it is a search, in milliseconds: longer than between two keys. */
const rest = 250;

const noteInAddress = (words: string) => {
  const { search } = window.location;
  if ((new URLSearchParams(search).get("q") ?? "").trim() === words) return;
  replaceUrl(words ? searchResultsPath(words) : searchPath);
};

/**
 * Searches the site's index for words when they have been at rest for a moment, and keeps them
 * in the address, so that a reload and a link find the same.
 */
export const useSearch = (words: string) => {
  const [index] = useState(createIndex);
  const [state, setState] = useState<SearchState>({ status: "idle" });
  const turns = useRef(0);

  const ask = useCallback(
    async (count = pageful) => {
      turns.current += 1;
      const turn = turns.current;
      const isLate = () => turn !== turns.current;
      noteInAddress(words);
      if (!words) return setState({ status: "idle" });
      setState(({ answer }) => ({ status: "searching", answer }));
      try {
        const { total, fragments } = await index.search(words, count);
        const found = fragments.map(({ url, meta, excerpt }) => ({
          path: url,
          kind: kindOf(url),
          title: piecesOfTitle(meta.title ?? url, words),
          excerpt: piecesOfExcerpt(excerpt),
        }));
        if (!isLate()) setState({ status: "done", answer: { words, total, found } });
      } catch (error) {
        if (isLate()) return;
        logError("The search failed", error);
        setState({ status: "failed" });
      }
    },
    [index, words],
  );

  const first = useRef(true);
  useEffect(() => {
    // Nothing is typed yet, and an address with a fragment stays as it is.
    if (first.current && !words) return;
    first.current = false;
    const timer = window.setTimeout(() => void ask(), rest);

    return () => window.clearTimeout(timer);
  }, [ask, words]);

  return {
    ...state,
    prepare: index.prepare,
    again: () => void ask(),
    more: () => ask((state.answer?.found.length ?? 0) + pageful),
  };
};
