import { render, screen } from "@testing-library/react";

import { picture, vectorPicture } from "../../testing/content";

import { ClientList } from "./ClientList";

it.each([
  ["logo", picture],
  ["vector logo", vectorPicture],
])("shows a client's %s, or else the name", (_, logo) => {
  render(
    <ClientList
      title="Clients"
      clients={[
        { name: "Acme", logo: logo({ alternativeText: "Acme" }) },
        { name: "Harbor", logo: null },
      ]}
    />,
  );
  const [withLogo, withoutLogo] = screen.getAllByRole("listitem");

  expect(withLogo).toContainElement(screen.getByRole("img", { name: "Acme" }));
  expect(withLogo).not.toHaveTextContent("Acme");
  expect(withoutLogo).toHaveTextContent("Harbor");
});
