import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import type * as Server from "react-dom/server";

import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";
import { replaceTechnologies } from "../../testing/replace-technologies";
import { translate } from "../../testing/translate";

import { BriefBuilder } from "./BriefBuilder";
import { fillBrief } from "./brief-draft";
import { BriefForm } from "./BriefForm";

// In jsdom, react-dom/server resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

replaceTechnologies([
  { slug: "flutter", name: "Flutter" },
  { slug: "golang", name: "Go" },
  { slug: "vue", name: "Vue" },
  { slug: "swift", name: "Swift" },
  { slug: "php", name: "PHP" },
  { slug: "java", name: "Java" },
  { slug: "css", name: "CSS" },
  { slug: "html", name: "HTML" },
  { slug: "figma", name: "Figma", role: "designer" },
]);

type Notify = (entries: { isIntersecting: boolean }[]) => void;
let observers: Notify[] = [];
const scrollNear = () =>
  act(() => observers.forEach((notify) => notify([{ isIntersecting: true }])));

// jsdom has neither.
beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  window.IntersectionObserver = jest.fn((notify) => {
    observers.push(notify);

    return { observe: () => undefined, disconnect: () => undefined };
  }) as never;
});
beforeEach(() => {
  observers = [];
  history.replaceState(null, "", "/");
  for (const name of ["brief-any", "brief-flutter", "contact"]) deleteDraft(name);
});

const page = (
  <main>
    <BriefBuilder title="Brief" />
    <section id="contact-form">
      <textarea name="message" aria-label="Message" />
    </section>
  </main>
);

const technology = () => screen.findByRole("combobox", { name: "Add a technology" });
const unfold = () => userEvent.click(screen.getByText("Answer five questions"));
const choose = (name: string, value: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), value);
const use = () => userEvent.click(screen.getByRole("button", { name: "Use this brief" }));
const expectBrief = (text: RegExp) =>
  waitFor(() => expect(document.querySelector("output")).toHaveTextContent(text));

/** Renders the brief builder, loads its questions, and unfolds them. */
const start = async (linked?: "flutter") => {
  if (linked) history.replaceState(null, "", `?technology=${linked}`);
  const shown = render(page);
  scrollNear();
  await screen.findByRole("form", { name: "Brief builder" });
  await unfold();
  await technology();

  return shown;
};

describe("BriefBuilder", () => {
  it("keeps the answers that were given before hydration", async () => {
    const root = document.createElement("div");
    // React warns about effects on a server with a DOM.
    const warnings = jest.spyOn(console, "error").mockImplementation(() => undefined);
    root.innerHTML = renderToString(<BriefForm presetRole="tester" />);
    warnings.mockRestore();
    document.body.replaceChildren(root);
    expect(screen.getByRole("combobox", { name: "Testers" })).toHaveValue("1");
    await choose("Developers", "2");
    await choose("Start", "March");
    const onError = jest.fn();
    const app = await act(async () =>
      hydrateRoot(root, <BriefForm presetRole="tester" />, { onRecoverableError: onError }),
    );

    await expectBrief(/^We need two developers and a tester from March/);
    expect(onError).not.toHaveBeenCalled();
    act(() => app.unmount());
    document.body.replaceChildren();
  });

  it("takes the shared hours and the city from the working hours", async () => {
    await start("flutter");
    act(() => fillBrief(7 * 60, "Berlin"));
    expect(screen.getByRole("radio", { name: "Six hours" })).toHaveFocus();
    await expectBrief(
      /^We need one Flutter developer as soon as possible, with six hours of overlap with Berlin/,
    );
    act(() => fillBrief(8 * 60, "Kyiv"));
    expect(screen.getByRole("radio", { name: "A full day" })).toBeChecked();
    await expectBrief(/with a full day of overlap with Kyiv/);
  });

  it("drafts a brief from the five answers, and shows an example before", async () => {
    await start();
    await expectBrief(/^Answer what you know/);
    expect(screen.getByText(/^“We need one /)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();

    await userEvent.type(await technology(), "flutter{Enter}");
    expect(screen.getByRole("combobox", { name: "Developers" })).toHaveValue("1");
    await choose("Testers", "1");
    await choose("Start", "March");
    await userEvent.clear(screen.getByLabelText("Your city"));
    await userEvent.type(screen.getByLabelText("Your city"), "New York ");
    await userEvent.click(screen.getByRole("radio", { name: "You" }));

    await expectBrief(
      /^We need one Flutter developer and a tester from March, with four hours of overlap with New York\. Engagement model: team extension, because several people join us and the roadmap stays ours\.$/,
    );
    expect(screen.getByRole("link", { name: "Terms of a team extension" })).toHaveAttribute(
      "href",
      "/engagement/#team-extension",
    );
  });

  it("inserts the brief once below the typed message, and focuses the message", async () => {
    saveDraft("contact", { values: { message: "Hello." }, startedAt: 5 });
    await start("flutter");
    await use();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
    await choose("Testers", "2");
    await use();

    expect(readDraft("contact")?.values.message).toMatch(
      /^Hello\.\n\nWe need one Flutter developer and two testers [^\n]+\.$/,
    );
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
      await userEvent.type(await technology(), "go{Enter}");
      await userEvent.click(screen.getByRole("checkbox", { name: "Flutter" }));
      await choose("Team leads", "1");
      await userEvent.click(screen.getByRole("radio", { name: "A full day" }));
      unmount();

      await start("flutter");
      await expectBrief(/^We need one Go developer and a team lead .* a full day/);
      expect(screen.getByRole("checkbox", { name: "Flutter" })).not.toBeChecked();
      expect(screen.getByRole("checkbox", { name: "Go" })).toBeChecked();
      jest.restoreAllMocks();
    },
  );

  it("drafts the same brief on a translated page", async () => {
    await start("flutter");
    translate();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /Testers/ }), "2");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Start" }), "March");
    await userEvent.click(screen.getByRole("radio", { name: /We do/ }));

    await expectBrief(
      /^We need one Flutter developer and two testers from March, .* written scope/,
    );
    expect(screen.getByRole("combobox", { name: "Start" })).toHaveValue("March");
    expect(
      screen.getByRole("link", { name: "Terms of a fixed-scope project" }),
    ).toBeInTheDocument();
  });

  it("returns to its initial state on Start over", async () => {
    await start("flutter");
    await userEvent.type(await technology(), "go{Enter}sw");
    await choose("Testers", "3");
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));

    await expectBrief(/^We need one Flutter developer as soon as possible/);
    expect(screen.getByRole("combobox", { name: "Testers" })).toHaveValue("0");
    expect(screen.queryByRole("checkbox", { name: "Go" })).not.toBeInTheDocument();
    expect(await technology()).toHaveFocus();
    expect(await technology()).toHaveValue("");
    expect(readDraft("brief-flutter")).toBeUndefined();
  });
});
