import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";

import { CurrentYear } from "./CurrentYear";

it("keeps the year that the page script has corrected, without a hydration mismatch", async () => {
  const onError = jest.fn();
  const container = document.createElement("p");
  container.innerHTML = "<span data-current-year>2031</span>";

  await act(async () => {
    hydrateRoot(container, <CurrentYear buildYear="2030" />, { onRecoverableError: onError });
  });
  expect(container).toHaveTextContent("2031");
  expect(onError).not.toHaveBeenCalled();
});
