import { render, screen } from "@testing-library/react";

import { picture, vectorPicture } from "../../testing/content";

import { Picture } from "./Picture";

const focusOf = (image: Queries.PictureFragment) => {
  render(<Picture image={image} sizes="100vw" />);

  return screen.getByRole("img", { name: "A desk" }).style.getPropertyValue("--focus");
};

it("a picture keeps an editor's focal point in view where it is cropped", () => {
  expect(focusOf(picture({ alternativeText: "A desk", focalPoint: { x: 12.34, y: 80 } }))).toBe(
    "12% 80%",
  );
});

it("a picture without a focal point has none", () => {
  expect(focusOf(picture({ alternativeText: "A desk" }))).toBe("");
});

it("a vector image is shown as it is, in its size", () => {
  render(<Picture image={vectorPicture({ alternativeText: "Acme" })} sizes="100vw" />);
  const image = screen.getByRole("img", { name: "Acme" });

  expect(image).toHaveAttribute("src", "/static/1/logo.svg");
  expect(image).toHaveAttribute("width", "320");
  expect(image).toHaveAttribute("height", "96");
  expect(image).toHaveAttribute("loading", "lazy");
});
