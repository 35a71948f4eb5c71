import { render, screen } from "@testing-library/react";

import { ClientList } from "./ClientList";

const logo: Queries.PictureFragment = {
  alternativeText: "Acme",
  focalPoint: null,
  localFile: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 320,
        height: 96,
        images: { sources: [], fallback: { src: "/acme.png" } },
      },
    },
  },
};

it("shows a client's logo, or else the name", () => {
  render(
    <ClientList
      title="Clients"
      clients={[
        { name: "Acme", logo },
        { name: "Harbor", logo: null },
      ]}
    />,
  );
  const [withLogo, withoutLogo] = screen.getAllByRole("listitem");

  expect(withLogo).toContainElement(screen.getByRole("img", { name: "Acme" }));
  expect(withLogo).not.toHaveTextContent("Acme");
  expect(withoutLogo).toHaveTextContent("Harbor");
});
