import { render, screen } from "@testing-library/react";

import { PagePath } from "../NavLink/NavLink";

import { Announcement } from "./Announcement";
import { isCurrent } from "./announcement-data";

const record = (fields: Partial<Queries.AnnouncementFragment> = {}) => ({
  text: "A spring offer",
  from: null,
  until: null,
  link: { label: "Read more", place: "/about-us/", page: null, address: null },
  ...fields,
});

it("shows the text with its link, and a button to dismiss it", () => {
  render(<Announcement record={record()} buildDay="2030-04-01" />);

  expect(screen.getByRole("complementary", { name: "Announcement" })).toHaveTextContent(
    "A spring offer",
  );
  expect(screen.getByRole("link", { name: "Read more" })).toHaveAttribute("href", "/about-us/");
  expect(screen.getByRole("button", { name: "Dismiss" })).toBeVisible();
});

it("renders nothing without a text", () => {
  const { container } = render(<Announcement record={record({ text: null })} buildDay={null} />);

  expect(container).toBeEmptyDOMElement();
});

it.each([
  ["/about-us/", "/about-us/", 0],
  ["/about-us", "/about-us/", 0],
  ["/about-us/", "/about-us/#team", 0],
  ["/about-us/", "/about-us/?from=bar", 0],
  ["/about-us/", "/about-us/team/", 1],
  ["/about-us/team/", "/about-us/", 1],
  ["/about-us/", "https://a.example/about-us/", 1],
])("on %s, with a link to %s, it is shown %d times", (page, place, times) => {
  const link = { label: "Read more", place, page: null, address: null };
  render(
    <PagePath.Provider value={page}>
      <Announcement record={record({ link })} buildDay={null} />
    </PagePath.Provider>,
  );

  expect(screen.queryAllByRole("complementary")).toHaveLength(times);
});

it.each([
  ["without times", null, null, true],
  ["before its time", "2030-04-01T00:00:00Z", null, false],
  ["in its time", "2030-03-01T00:00:00Z", "2030-04-01T00:00:00Z", true],
  ["after its time", null, "2030-03-30T00:00:00Z", false],
])("%s it is current: %s – %s, %s", (_, from, until, expected) => {
  expect(isCurrent({ from, until }, Date.parse("2030-03-31T00:00:00Z"))).toBe(expected);
});
