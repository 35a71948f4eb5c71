/** True if a phone number begins with a plus or 00, behind invisible characters and spaces. */
export const isInternational = (number: string): boolean =>
  /^[\s\p{Cf}]*(tel:)?(\+|00)/iu.test(number.normalize("NFKC"));
