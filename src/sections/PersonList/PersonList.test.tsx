import { render, screen, within } from "@testing-library/react";

import { picture } from "../../testing/content";

import { PersonList } from "./PersonList";

const person: Queries.PersonFragment = {
  name: "Ada Example",
  role: "Delivery lead",
  note: "Decides what is left out.",
  photo: null,
  links: [],
  bookingUrl: null,
};

it("shows the photo and links only of people who have them", () => {
  const photo = picture({ alternativeText: "Ada at a desk" });
  const links = [{ label: "Code", href: "https://code.example/ada" }];
  render(
    <PersonList
      title="People"
      people={[
        { ...person, photo, links },
        { ...person, name: "Bo Example" },
      ]}
    />,
  );
  const [ada, bo] = screen.getAllByRole("listitem");
  if (!ada || !bo) throw new Error("A person is missing");

  expect(within(ada).getByRole("heading", { name: "Ada Example" })).toBeVisible();
  expect(within(ada).getByRole("img", { name: "Ada at a desk" })).toBeVisible();
  expect(within(ada).getByRole("link", { name: "Code" })).toHaveAttribute("href", links[0]?.href);
  expect(bo).toHaveTextContent("Bo ExampleDelivery leadDecides what is left out.");
  expect(within(bo).queryByRole("img")).not.toBeInTheDocument();
  expect(within(bo).queryByRole("link")).not.toBeInTheDocument();
});

it("has a calendar only for people who have one", () => {
  render(
    <PersonList
      title="People"
      people={[
        { ...person, bookingUrl: "https://cal.example/ada" },
        { ...person, name: "Bo Example" },
      ]}
    />,
  );

  expect(screen.getAllByRole("button").map((button) => button.ariaLabel)).toEqual([
    "Book a call with Ada Example",
  ]);
});
