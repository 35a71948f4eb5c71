import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";

import { main, point } from "../testing/content";

import Hire from "./hire";
import HireDedicated from "./hire-dedicated";

const question = { question: "How soon?", answer: { html: "<p>In two weeks.</p>" } };
const nodes = <Node,>(...list: Node[]) => ({ nodes: list });

const hiring = {
  hiringcontent: [{ __typename: "STRAPI__COMPONENT_SECTIONS_MAIN", ...main() }],
  composer: null,
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

describe("the hire page for any technology", () => {
  it("without questions has the links in a section of their own", () => {
    const props = { data: data({}) } as unknown as ComponentProps<typeof HireDedicated>;
    render(<HireDedicated {...props} />);

    expect(sectionOf("Worth reading").getByRole("link", { name: "A shop" })).toBeVisible();
  });
});
