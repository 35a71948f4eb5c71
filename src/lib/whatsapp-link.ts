/** The address that opens a chat with a number in WhatsApp, however the number is written. */
export const whatsappLink = (number: string): string =>
  `https://wa.me/${number.replace(/\D/g, "")}`;
