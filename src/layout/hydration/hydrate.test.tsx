import { waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { translate } from "../../testing/translate";

import { hydrate } from "./hydrate";

const page = (
  <div id="gatsby-focus-wrapper">
    <h1>A title</h1>
    <p>A text</p>
  </div>
);

it("hydrates a page that was translated before, without an uncaught error", async () => {
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.error);
  };
  window.addEventListener("error", onError);
  jest.spyOn(console, "error").mockReturnValue();
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  translate(container);
  hydrate(page, container);

  await waitFor(() => expect(container).toHaveTextContent("A titleA text"));
  expect(warn).toHaveBeenCalled();
  expect(errors).toEqual([]);
  window.removeEventListener("error", onError);
});
