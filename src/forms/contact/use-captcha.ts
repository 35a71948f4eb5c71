import { useRef, useState } from "react";

import { isSolved, newCaptcha } from "./captcha";

/** The state of the sum: what it is, what was answered, whether to say that the answer is wrong. */
export const useCaptcha = () => {
  const [captcha] = useState(newCaptcha);
  const [answer, setAnswer] = useState("");
  // Once the form was sent without an answer, an empty one counts as wrong, too.
  const [prompted, setPrompted] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const solved = isSolved(captcha, answer);

  return {
    solved,
    /** Whether the form was sent without the right answer and there is still none. */
    missing: prompted && !solved,
    field: {
      captcha,
      answer,
      onAnswer: setAnswer,
      failed: !solved && (answer !== "" || prompted),
      inputRef,
    },
    /** Whether the sum is solved; where it is not, the visitor is brought there. */
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
