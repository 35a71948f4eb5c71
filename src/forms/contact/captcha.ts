/** A sum of two digits (specification, section 9). */
export type Captcha = { left: number; right: number };

const digit = () => Math.floor(Math.random() * 10);

export const newCaptcha = (): Captcha => ({ left: digit(), right: digit() });

export const isSolved = ({ left, right }: Captcha, answer: string) =>
  /^\d+$/.test(answer.trim()) && Number(answer) === left + right;
