/** The URL of a WhatsApp chat with a phone number in any notation. */
export const whatsappLink = (number: string): string =>
  `https://wa.me/${number.replace(/\D/g, "")}`;
