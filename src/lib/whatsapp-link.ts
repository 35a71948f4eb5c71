/** The link that opens a WhatsApp chat with a phone number, however the number is written. */
export const whatsappLink = (number: string): string =>
  `https://wa.me/${number.replace(/\D/g, "")}`;
