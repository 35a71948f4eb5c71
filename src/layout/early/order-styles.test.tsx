import type { ReactNode } from "react";

import { orderStyles } from "./order-styles";

const sheet = (name: string) => (
  <style key={name} data-href={`/${name}.css`} data-identity="gatsby-global-css" />
);

it("puts the sheet of all pages before the page's own, and leaves the rest in place", () => {
  let head: ReactNode[] = [
    <meta key="charset" />,
    sheet("component---blog"),
    sheet("styles"),
    <title key="title">Blog</title>,
  ];
  orderStyles({
    getHeadComponents: () => head,
    replaceHeadComponents: (components) => (head = [...components]),
  });

  expect(head.map((component) => (component as JSX.Element).key)).toEqual([
    "charset",
    "styles",
    "component---blog",
    "title",
  ]);
});
