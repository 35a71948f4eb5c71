import { plainNumber } from "./plain-text.ts";

/** `+49 (0)30 1234`: the zero is dialed within the country only. */
const withoutTrunkZero = (number: string) => number.replace(/^(\+\d{1,3}[\s.-]*)\(0\)/, "$1");

/** Completes an address as people write it: `www.example.com`, `name@example.com`, `+49 30 1234`. */
export const completeAddress = (typed: string): string => {
  const target = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(target)) return `mailto:${target}`;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(target)) return target;
  if (/^\+?[\d\s().-]{6,}$/.test(target)) {
    return `tel:${withoutTrunkZero(plainNumber(target)).replace(/[^\d+]/g, "")}`;
  }
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(target)) return `https://${target}`;

  return target;
};
