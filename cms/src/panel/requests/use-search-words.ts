import { useState } from "react";
import { useSearchParams } from "react-router-dom";

const name = "words";

/** The words of a page that searches. They are kept in its URL: the browser's Back returns to what was found. */
export const useSearchWords = () => {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState(params.get(name) ?? "");
  const change = (value: string) => {
    setWords(value);
    setParams(value ? { [name]: value } : {}, { replace: true });
  };

  return [words, change] as const;
};
