import { useRef, useState } from "react";

import { useHydrated } from "../../components/use-hydrated";

import { isSolved, newCaptcha } from "./captcha";

export const useCaptcha = () => {
  const hydrated = useHydrated();
  const [captcha] = useState(newCaptcha);
  const [answer, setAnswer] = useState("");
  // After a submit without the right answer, an empty answer is an error, too.
  const [prompted, setPrompted] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const solved = isSolved(captcha, answer);

  return {
    solved,
    /** True after a submit without the right answer. */
    missing: prompted && !solved,
    field: {
      captcha: hydrated ? captcha : undefined,
      answer,
      onAnswer: setAnswer,
      failed: !solved && (answer !== "" || prompted),
      inputRef,
    },
    /** Focuses the field if the sum is not solved. @returns true if it is. */
    check: () => {
      setPrompted(!solved);
      if (!solved) inputRef.current?.focus();

      return solved;
    },
    clear: () => {
      setAnswer("");
      setPrompted(false);
    },
  };
};
