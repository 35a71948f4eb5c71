import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";

import { BriefBuilder } from "./BriefBuilder";
import { fillBrief } from "./fill-brief";

// jsdom has no scrollIntoView.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));
beforeEach(() => {
  sessionStorage.clear();
  for (const name of ["brief-any", "brief-flutter", "contact"]) deleteDraft(name);
});

const pageWithForm = (technology?: "flutter") => (
  <main>
    <BriefBuilder title="Brief" technology={technology} />
    <section id="contact-form">
      <textarea name="message" aria-label="Message" />
    </section>
  </main>
);

const expectBrief = async (text: RegExp) =>
  waitFor(() => expect(document.querySelector("output")).toHaveTextContent(text));
const technology = () => screen.findByRole("combobox", { name: "Add a technology" });
const choose = (name: string, value: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), value);

/** Renders the brief builder and starts using it. */
const start = async (slug?: "flutter") => {
  const shown = render(pageWithForm(slug));
  act(() => screen.getByRole("textbox", { name: "Add a technology" }).focus());
  await technology();
  await userEvent.click(screen.getByText("Answer five questions"));

  return shown;
};

describe("BriefBuilder", () => {
  it("takes the shared hours and the city from the working hours", async () => {
    render(pageWithForm("flutter"));
    act(() => fillBrief(7 * 60, "Berlin"));

    expect(screen.getByRole("radio", { name: "Six hours" })).toHaveFocus();
    await expectBrief(
      /Flutter developer as soon as possible, with six hours of overlap with Berlin/,
    );
  });

  it("drafts a brief after a change without a focus, such as by assistive technology", async () => {
    render(pageWithForm("flutter"));
    const testers = screen.getByRole("combobox", { name: "Testers", hidden: true });
    act(() => void fireEvent.change(testers, { target: { value: "2" } }));

    await expectBrief(/^We need one Flutter developer and two testers/);
  });

  it("is prerendered as plain controls", () => {
    const html = renderToString(pageWithForm("flutter"));
    const page = new DOMParser().parseFromString(html, "text/html").body;

    expect(page.querySelectorAll("fieldset")).toHaveLength(5);
    expect(page.querySelector("output, button, [role=combobox]")).toBeNull();
    expect(page.querySelector<HTMLInputElement>("[value=flutter]")?.checked).toBe(true);
    expect(page.querySelector<HTMLSelectElement>("[name=developer]")?.value).toBe("1");
    expect(page.querySelector('[data-management="agency"] a')?.getAttribute("href")).toBe(
      "/engagement/#fixed-scope-project",
    );
  });

  it("drafts a brief from the five answers, and shows a hint before", async () => {
    await start();
    await expectBrief(/^Answer what you know/);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();

    await userEvent.type(await technology(), "flutter{Enter}");
    expect(screen.getByRole("combobox", { name: "Developers" })).toHaveValue("1");
    await choose("Testers", "1");
    await choose("Start", "March");
    await userEvent.clear(screen.getByLabelText("Your city"));
    await userEvent.type(screen.getByLabelText("Your city"), "Chicago");
    await userEvent.click(screen.getByRole("radio", { name: "You" }));

    await expectBrief(
      /^We need one Flutter developer and a tester from March, with four hours of overlap with Chicago: team extension, because several people join us and the roadmap stays ours\.$/,
    );
    expect(screen.getByRole("link", { name: "Terms of a team extension" })).toBeVisible();
  });

  it("inserts the brief once below the typed message, and focuses the message", async () => {
    saveDraft("contact", { values: { message: "Hello." }, startedAt: 5 });
    await start("flutter");
    await userEvent.click(await screen.findByRole("button", { name: "Use this brief" }));
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
    await choose("Testers", "2");
    await userEvent.click(screen.getByRole("button", { name: "Use this brief" }));

    expect(readDraft("contact")?.values.message).toMatch(
      /^Hello\.\n\nWe need one Flutter developer and two testers [^\n]+\.$/,
    );
  });

  it("waits while the form loads, and gives up when the focus moves", async () => {
    await start("flutter");
    const section = document.getElementById("contact-form");
    section?.replaceChildren();
    const use = await screen.findByRole("button", { name: "Use this brief" });
    const loadForm = async () => {
      const field = Object.assign(document.createElement("textarea"), { name: "message" });
      await act(async () => section?.append(field));
      return field;
    };

    await userEvent.click(use);
    expect(await loadForm()).toHaveFocus();
    section?.replaceChildren();
    await userEvent.click(use);
    await userEvent.tab();
    expect(await loadForm()).not.toHaveFocus();
  });

  it("accepts five technologies, and another once one is unchecked", async () => {
    await start();
    const input = await technology();
    await userEvent.type(input, "vue{Enter}swift{Enter}php{Enter}java{Enter}css{Enter}");
    expect(screen.getAllByRole("checkbox")).toHaveLength(5);
    await userEvent.type(input, "html{Enter}");
    expect(screen.getAllByRole("checkbox")).toHaveLength(5);
    expect(screen.getByText(/^A brief takes 5 technologies/)).toBeVisible();

    await userEvent.click(screen.getByRole("checkbox", { name: "Vue" }));
    await userEvent.clear(input);
    await userEvent.type(input, "swift");
    expect(screen.getByText("Already chosen: Swift")).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, "html{Enter}");
    await expectBrief(/\(Swift, PHP, Java, CSS, HTML\)/);
    expect(screen.getByRole("checkbox", { name: "Vue" })).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "PHP" }));
    expect(screen.getByRole("checkbox", { name: "Vue" })).toBeEnabled();
  });

  it.each(["with storage", "without storage"])(
    "restores the answers after a reload %s",
    async (how) => {
      const forbid = () => {
        throw new Error("forbidden");
      };
      if (how === "without storage") {
        jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
        jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
      }
      const { unmount } = await start("flutter");
      await userEvent.type(await technology(), "golang{Enter}");
      await userEvent.click(screen.getByRole("checkbox", { name: "Flutter" }));
      await choose("Team leads", "1");
      await userEvent.click(screen.getByRole("radio", { name: "A full day" }));
      await expectBrief(/Go developer and a team lead .* a full day/);
      unmount();

      render(pageWithForm("flutter"));
      await expectBrief(/^We need one Go developer and a team lead .* a full day/);
      expect(screen.getByRole("checkbox", { name: "Flutter" })).not.toBeChecked();
      expect(screen.getByRole("checkbox", { name: "Go" })).toBeChecked();
      jest.restoreAllMocks();
    },
  );

  it("returns to its initial state on Start over", async () => {
    await start("flutter");
    await userEvent.type(await technology(), "golang{Enter}");
    await choose("Testers", "3");
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));

    await expectBrief(/^We need one Flutter developer as soon as possible/);
    expect(screen.queryByRole("checkbox", { name: "Go" })).not.toBeInTheDocument();
    expect(await technology()).toHaveFocus();
    expect(readDraft("brief-flutter")).toBeUndefined();
  });

  it("prefers choices made before hydration to stored ones", async () => {
    const values = { technology: ["flutter", "golang"], developer: "1", tester: "2", start: "May" };
    saveDraft("brief-flutter", { values, startedAt: 5 });
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(pageWithForm("flutter"));
    const page = within(container);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Start" }), "March");
    await userEvent.type(page.getByLabelText("Your city"), "Lima");
    const root = await act(async () => hydrateRoot(container, pageWithForm("flutter")));

    try {
      await expectBrief(
        /^We need one developer \(Flutter, Go\) and two testers from March, .* with Lima:/,
      );
    } finally {
      act(() => root.unmount());
      container.remove();
    }
  });

  it("renders the city as text", async () => {
    await start("flutter");
    const cityField = screen.getByLabelText("Your city");
    await userEvent.clear(cityField);
    await userEvent.type(cityField, "<img src=x onerror=alert(1)>");

    await expectBrief(/with <img src=x onerror=alert\(1\)>:/);
    expect(document.querySelector("output img")).toBeNull();
  });
});
