/** The URL of a WhatsApp chat with a phone number in any notation. */
export const whatsappLink = (number: string): string =>
  `https://wa.me/${number.replace(/\D/g, "")}`;

/** The URL that calls an international phone number in any notation. */
export const phoneLink = (number: string): string => `tel:+${number.replace(/\D/g, "")}`;
