/** The sum that a visitor is asked for: two digits from 0 to 9 (specification, section 9). */
export type Captcha = { left: number; right: number };

const digit = () => Math.floor(Math.random() * 10);

/** A new sum. */
export const newCaptcha = (): Captcha => ({ left: digit(), right: digit() });

/** Whether what was typed is the sum, and nothing else. */
export const isSolved = ({ left, right }: Captcha, answer: string) =>
  /^\d+$/.test(answer.trim()) && Number(answer) === left + right;
