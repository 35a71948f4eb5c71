/** @jest-environment node */
import { Suspense, type FC } from "react";

import { renderPage } from "./render-page";

const Failing: FC = () => {
  throw new Error("The section has no title");
};

const renderedBodies = async (bodyComponent: JSX.Element) => {
  const replaceBodyHTMLString = jest.fn<undefined, [string]>();
  await renderPage({ bodyComponent, replaceBodyHTMLString });

  return replaceBodyHTMLString.mock.calls;
};

it("renders large Suspense boundaries in place, without scripts", async () => {
  const text = "words ".repeat(10_000);
  const section = (
    <Suspense>
      <p>{text}</p>
    </Suspense>
  );

  expect(
    await renderedBodies(<main>{[1, 2].map((key) => ({ ...section, key: String(key) }))}</main>),
  ).toEqual([[`<main>${`<!--$--><p>${text}</p><!--/$-->`.repeat(2)}</main>`]]);
});

it("rejects with the error that a component throws", async () => {
  await expect(
    renderedBodies(
      <Suspense>
        <Failing />
      </Suspense>,
    ),
  ).rejects.toThrow("The section has no title");
});
