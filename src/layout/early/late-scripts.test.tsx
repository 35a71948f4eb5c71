import { createElement, type ReactNode } from "react";

import { lateScriptsId } from "./early-script";
import { delayScripts } from "./late-scripts";

/** What Gatsby's scripts are where they have a slice of their own (gatsby/cache-dir/static-entry). */
const slice = createElement("gatsby-slice", { key: "scripts", sliceId: "_gatsby-scripts" });
const [before, after] = [<div key="before" />, <script key="after" />];

const delayed = (components: ReactNode[]) => {
  const replace = jest.fn<undefined, [ReactNode[]]>();
  delayScripts({
    getPostBodyComponents: () => components,
    replacePostBodyComponents: replace,
  });

  return replace.mock.calls[0]?.[0];
};

it("puts Gatsby's scripts into a template, and leaves all else where it is", () => {
  expect(delayed([before, slice, after])).toEqual([
    before,
    <template key={lateScriptsId} id={lateScriptsId}>
      {slice}
    </template>,
    after,
  ]);
});

it("says what to do when Gatsby has them elsewhere", () => {
  expect(() => delayed([before, after])).toThrow(/GATSBY_LATE_SCRIPTS=false/);
});
