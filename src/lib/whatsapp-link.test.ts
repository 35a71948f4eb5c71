import { whatsappLink } from "./whatsapp-link";

it.each([["+15550100100"], ["+1 (555) 010-0100"], ["1 555 010 0100"]])(
  "opens a chat with %s",
  (number) => {
    expect(whatsappLink(number)).toBe("https://wa.me/15550100100");
  },
);
