import { render, screen } from "@testing-library/react";

import { ContactChannels } from "./ContactChannels";

const site = { salesEmail: "sales@a.example", whatsapp: null, address: null, bookingUrl: null };

it("calls the site's phone number, as the editor wrote it", () => {
  const { rerender } = render(<ContactChannels {...site} phone="+44 20 7946 0018" />);
  expect(screen.getByRole("link", { name: "+44 20 7946 0018" })).toHaveAttribute(
    "href",
    "tel:+442079460018",
  );

  rerender(<ContactChannels {...site} phone={null} />);
  expect(screen.queryByText("Phone")).not.toBeInTheDocument();
});
