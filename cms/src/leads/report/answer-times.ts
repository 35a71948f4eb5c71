import { hourMs } from "../../common/durations";
import type { AnswerTimes } from "../types";

/** The median of numbers, which it sorts; null without any. */
export const median = (numbers: number[]): number | null => {
  if (numbers.length === 0) return null;
  numbers.sort((a, b) => a - b);
  const middle = numbers.length >> 1;
  const upper = numbers[middle] as number;

  return numbers.length % 2 ? upper : ((numbers[middle - 1] as number) + upper) / 2;
};

/** Measures the time to the first answer. */
export const createAnswerTimes = () => {
  const hours: number[] = [];
  let unanswered = 0;

  return {
    add: (createdAt: string, answeredAt: string | null | undefined, state?: string | null) => {
      if (state === "new") unanswered += 1;
      if (!answeredAt) return;
      hours.push((Date.parse(answeredAt) - Date.parse(createdAt)) / hourMs);
    },
    result: (): AnswerTimes => ({ medianHours: median(hours), unanswered }),
  };
};
