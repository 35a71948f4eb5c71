import { useCallback, useEffect, useRef, useState } from "react";

import { kindOf } from "../../catalogue/page-kinds";
import { searchResultsPath, searchPath } from "../../../common/catalogue/paths";
import { logError } from "../../lib/log";

import { excerptSegments, wordSegments, type TextSegment } from "./highlight";
import { createIndex } from "./pagefind";

type SearchResult = {
  path: string;
  kind: string;
  title: TextSegment[];
  excerpt: TextSegment[];
};

/** The results of a query: the total, and the first of them. */
export type SearchResults = {
  query: string;
  total: number;
  /** False if no page has the query's words: the results only have similar ones. */
  isExact: boolean;
  results: readonly SearchResult[];
};

type SearchState = {
  status: "idle" | "searching" | "failed" | "done";
  /** The last results, shown until the next have loaded. */
  results?: SearchResults | undefined;
};

/** The debounce in milliseconds, longer than the gap between two keystrokes. */
const debounceMs = 250;

const syncUrl = (query: string) => {
  const { search } = window.location;
  if ((new URLSearchParams(search).get("q") ?? "").trim() === query) return;
  window.history.replaceState(
    window.history.state,
    "",
    query ? searchResultsPath(query) : searchPath,
  );
};

/** Searches the index, debounced, and syncs the query to the URL for reloads and links. */
export const useSearch = (query: string) => {
  const [index] = useState(createIndex);
  const [state, setState] = useState<SearchState>({ status: "idle" });
  const latestRequest = useRef(0);

  const runSearch = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const isStale = () => request !== latestRequest.current;
    syncUrl(query);
    if (!query) return setState({ status: "idle" });
    setState(({ results }) => ({ status: "searching", results }));
    try {
      const { fragments, ...found } = await index.search(query);
      const results = fragments.map(({ url, meta, excerpt, content }) => ({
        path: url,
        kind: kindOf(url),
        title: wordSegments(meta.title ?? url, query),
        excerpt: excerptSegments({ excerpt, content }, query),
      }));
      if (!isStale()) setState({ status: "done", results: { query, ...found, results } });
    } catch (error) {
      if (isStale()) return;
      logError("The search failed", error);
      setState({ status: "failed" });
    }
  }, [index, query]);

  const isFirstRun = useRef(true);
  useEffect(() => {
    // Skips the first run without a query: it would drop the URL's fragment.
    if (isFirstRun.current && !query) return;
    isFirstRun.current = false;
    const timer = window.setTimeout(() => void runSearch(), debounceMs);

    return () => window.clearTimeout(timer);
  }, [runSearch, query]);

  return { ...state, preload: index.preload, retry: () => void runSearch() };
};
