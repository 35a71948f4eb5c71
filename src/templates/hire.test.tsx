import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";

import { cardGroup, main, point } from "../testing/content";
import { replaceTechnologies } from "../testing/replace-technologies";

import Hire from "./hire";
import HireDedicated from "./hire-dedicated";

replaceTechnologies([
  { slug: "vue", name: "Vue", beside: ["nuxt"] },
  { slug: "nuxt", name: "Nuxt" },
]);

const question = { question: "How soon?", answer: { html: "<p>In two weeks.</p>" } };
const nodes = <Node,>(...list: Node[]) => ({ nodes: list });

const hiring = {
  hiringcontent: [{ __typename: "STRAPI__COMPONENT_SECTIONS_MAIN", ...main() }],
  composer: { title: "Draft a brief for a {technology} {role}", text: null },
};

/** The data of a hire page with these fields, and a case study about its technology. */
const data = (page: object | null) => ({
  page: page && {
    ...{ title: "Hire", lead: "Words.", picture: null, snapshot: [], stackNote: "Often together." },
    ...{ fits: [], misfits: [], alternatives: [], capabilities: [], selection: [], questions: [] },
    ...page,
  },
  hiring,
  contactDetails: { salesEmail: "sales@a.example" },
  engagement: null,
  chapters: nodes(),
  asFirst: nodes(),
  asSecond: nodes(),
  articles: nodes(),
  projects: nodes({ slug: "shop", title: "A shop", sample: false }),
});

const showDedicated = (items: object[] = []) => {
  const { hiringcontent, ...rest } = hiring;
  const filled = { ...rest, hiringcontent: [...hiringcontent, ...items] };
  const props = { data: { ...data({}), hiring: filled } };
  render(<HireDedicated {...(props as unknown as ComponentProps<typeof HireDedicated>)} />);
};

const show = (page: object | null) => {
  const props = { data: data(page), pageContext: { slug: "vue" } };
  render(<Hire {...(props as unknown as ComponentProps<typeof Hire>)} />);
};

const heading = (name: string) => screen.getByRole("heading", { name });
const sectionOf = (title: string) => within(screen.getByRole("region", { name: title }));

describe("a hire page", () => {
  it("lists links below its questions and capabilities", () => {
    show({ capabilities: [point()], questions: [question] });

    expect(heading("Worth reading").tagName).toBe("H3");
    expect(sectionOf("Questions about Vue").getByRole("link", { name: "A shop" })).toBeVisible();
    expect(heading("Often used with Vue").tagName).toBe("H3");
    expect(screen.getByText("Often together.")).toBeVisible();
  });

  it.each([
    ["questions or capabilities", {}],
    ["a record", null],
  ])("without %s has the same links in sections of their own", (_, page) => {
    show(page);

    expect(sectionOf("Worth reading").getByRole("link", { name: "A shop" })).toBeVisible();
    expect(sectionOf("Often used with Vue").getAllByRole("link").length).toBeGreaterThan(0);
    expect(screen.queryAllByText("Often together.")).toHaveLength(page ? 1 : 0);
  });
});

/** The text of the element that a link of a page leads to. */
const targetOf = (link: HTMLElement) =>
  document.getElementById(new URL((link as HTMLAnchorElement).href).hash.slice(1))?.textContent;

it("the link to the brief builder leads to it, whatever the technology in its heading", () => {
  show({});
  const link = screen.getByRole("link", { name: "Draft a brief for a Vue developer" });
  showDedicated();

  expect(targetOf(link)).toContain("Draft a brief for a dedicated developer");
});

describe("the hire page for any technology", () => {
  it("without questions has the links in a section of their own", () => {
    showDedicated();

    expect(sectionOf("Worth reading").getByRole("link", { name: "A shop" })).toBeVisible();
  });

  it("has a table of contents that leads to each of two sections with the same title", () => {
    const group = { __typename: "STRAPI__COMPONENT_SECTIONS_CARD_GROUP", ...cardGroup() };
    showDedicated([group, { ...group, text: "The second." }]);
    const contents = screen.getAllByRole("link", { name: /^(How we work|Draft a brief)/ });

    expect(contents.map(targetOf)).toEqual([
      expect.not.stringContaining("The second."),
      expect.stringContaining("The second."),
      expect.stringContaining("Draft a brief"),
    ]);
  });
});
