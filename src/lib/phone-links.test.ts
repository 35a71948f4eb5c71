import { phoneLink, whatsappLink } from "./phone-links";

it.each([["+15550100100"], ["+1 (555) 010-0100"], ["1 555 010 0100"]])(
  "opens a chat with %s, and calls it",
  (number) => {
    expect(whatsappLink(number)).toBe("https://wa.me/15550100100");
    expect(phoneLink(number)).toBe("tel:+15550100100");
  },
);
