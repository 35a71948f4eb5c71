import { useRef, useState } from "react";

import { isSolved, newCaptcha } from "./captcha";

/** The state of the sum: what it is, what was answered, whether to say that the answer is wrong. */
export const useCaptcha = () => {
  const [captcha] = useState(newCaptcha);
  const [answer, setAnswer] = useState("");
  // Once the form was sent without an answer, an empty one counts as wrong, too.
  const [asked, setAsked] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const solved = isSolved(captcha, answer);

  return {
    solved,
    field: {
      captcha,
      answer,
      onAnswer: setAnswer,
      failed: !solved && (answer !== "" || asked),
      inputRef,
    },
    /** Marks the sum as left unsolved and brings the visitor there. */
    demand: () => {
      setAsked(true);
      inputRef.current?.focus();
    },
    clear: () => {
      setAnswer("");
      setAsked(false);
    },
  };
};
