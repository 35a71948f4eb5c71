import { timingSafeEqual } from "node:crypto";

/** Whether two texts are the same, after a comparison whose time tells nothing about them. */
export const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];

  return one.length === other.length && timingSafeEqual(one, other);
};
