import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type FC } from "react";

import { translate } from "../../testing/translate";

import { KeepHtml } from "./KeepHtml";
import { renderingFailed } from "./rendering-failed-event";

/** Inserts an element before a text, which a translator has moved. */
const Page: FC = () => {
  const [shown, setShown] = useState(false);

  return (
    <main>
      <p>
        {shown && <b>More</b>}
        Words
      </p>
      <a href="/next/">Next</a>
      <button onClick={() => setShown(true)}>Show</button>
    </main>
  );
};

it("keeps the page when rendering fails after a translation", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const { container } = render(
    <div id="gatsby-focus-wrapper">
      <KeepHtml>
        <Page />
      </KeepHtml>
    </div>,
  );
  const onFailure = jest.fn();
  addEventListener(renderingFailed, onFailure);
  translate(container);
  await userEvent.click(screen.getByRole("button"));

  expect(screen.getByText("⟦Words⟧")).toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/next/");
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.scripts).toBe("failed");
});
