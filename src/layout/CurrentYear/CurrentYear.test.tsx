import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";

import { CurrentYear } from "./CurrentYear";

it("renders the build's year, then shows the visitor's year without a hydration mismatch", async () => {
  jest.useFakeTimers({ now: new Date("2031-01-01T00:00:01") });
  const onError = jest.fn();
  const container = document.createElement("p");
  container.textContent = "2030"; // as built in the previous year

  await act(async () => {
    hydrateRoot(container, <CurrentYear buildYear="2030" />, { onRecoverableError: onError });
  });
  expect(container).toHaveTextContent("2031");
  expect(onError).not.toHaveBeenCalled();
});
