import { trimInvisible } from "../../../common/text/plain-text";

/** A sum of two digits (specification, section 9). */
export type Captcha = { left: number; right: number };

const digit = () => Math.floor(Math.random() * 10);

export const newCaptcha = (): Captcha => ({ left: digit(), right: digit() });

export const isSolved = ({ left, right }: Captcha, answer: string) => {
  // Full-width digits of some keyboards, and invisible characters of pasted text.
  const typed = trimInvisible(answer.normalize("NFKC"));

  return /^\d+$/.test(typed) && Number(typed) === left + right;
};
