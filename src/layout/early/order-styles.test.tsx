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

it("says when a built page has no sheet of Gatsby's", () => {
  const { env } = process;
  process.env = { ...env, NODE_ENV: "production" };
  const page = {
    getHeadComponents: () => [<title key="title" />],
    replaceHeadComponents: jest.fn(),
  };

  expect(() => orderStyles(page)).toThrow(
    "Gatsby writes no gatsby-global-css any more: see docs/patches.md.",
  );
  process.env = env;
});
