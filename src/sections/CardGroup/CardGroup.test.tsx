import { render } from "@testing-library/react";

import { card, cardGroup, picture, vectorPicture } from "../../testing/content";

import { CardGroup } from "./CardGroup";

it.each([
  ["a picture", picture(), "/drawing.jpg"],
  ["a vector image", vectorPicture(), "/static/1/logo.svg"],
])("a video shows %s of its card until it plays", (_, image, poster) => {
  const video = { localFile: { publicURL: "/static/1/tour.mp4" } };
  const cards = [card({ image, video })];
  const { container } = render(<CardGroup group={cardGroup({ cards })} />);

  expect(container.querySelector("video")).toHaveAttribute("poster", poster);
});
