import { render, screen } from "@testing-library/react";

import { FooterContact } from "./FooterContact";

const site = {
  generalEmail: "hello@a.example",
  salesEmail: "sales@a.example",
  hrEmail: "hr@a.example",
  whatsapp: "+1 555 019 9200",
  address: null,
};

it("links the phone number beside WhatsApp, as the editor wrote them", () => {
  render(<FooterContact site={{ ...site, phone: "+44 20 7946 0018" }} />);

  expect(screen.getByRole("link", { name: "+44 20 7946 0018" })).toHaveAttribute(
    "href",
    "tel:+442079460018",
  );
  expect(screen.getByRole("link", { name: "+1 555 019 9200" })).toHaveAttribute(
    "href",
    "https://wa.me/15550199200",
  );
});
