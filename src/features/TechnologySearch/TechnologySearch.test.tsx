import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { services } from "../../../common/catalogue/services";
import { technologies } from "../../../common/catalogue/technologies";
import { loadPage } from "../../lib/load-page";
import { replaceTechnologies } from "../../testing/replace-technologies";

import { TechnologyCombobox } from "./TechnologyCombobox";
import { TechnologySearch } from "./TechnologySearch";

jest.mock("../../lib/load-page");

// No service has one of these names.
replaceTechnologies([
  { slug: "erewhon", name: "Erewhon" },
  { slug: "erewhon-native", name: "Erewhon Native" },
  { slug: "harbor", name: "Harbor", role: "designer" },
]);

// jsdom has no scrollIntoView.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));

const field = () => screen.findByRole("combobox", { name: "Find a technology" });
const names = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const activeName = (input: HTMLElement) =>
  document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("TechnologySearch", () => {
  it("is prerendered as a plain field, and becomes a combobox on focus", async () => {
    expect(renderToString(<TechnologySearch />)).not.toContain("combobox");
    render(<TechnologySearch />);
    await userEvent.tab();

    const input = await field();
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute("aria-expanded", "false");
    expect(names()).toEqual([]);
  });

  it("opens a technology's page with the arrow keys and Enter, by its name", async () => {
    render(<TechnologySearch />);
    await userEvent.tab();
    const input = await field();
    await userEvent.keyboard("ere");

    expect(names()).toEqual(["Erewhon", "Erewhon Native"]);
    expect(activeName(input)).toBe("Erewhon");
    expect(screen.getByRole("status")).toHaveTextContent("2 technologies");
    await userEvent.keyboard("{ArrowDown}");
    expect(activeName(input)).toBe("Erewhon Native");
    await userEvent.keyboard("{ArrowDown}");
    expect(activeName(input)).toBe("Erewhon");
    await userEvent.clear(input);
    await userEvent.keyboard("harbor{Enter}");

    expect(loadPage).toHaveBeenCalledWith("/hire/hire-harbor-designer/");
    expect(input).toHaveValue("");
    expect(names()).toEqual([]);
  });

  it("adds its listeners once, not for each letter", async () => {
    render(<TechnologySearch />);
    await userEvent.tab();
    const addListener = jest.spyOn(await field(), "addEventListener");
    await userEvent.keyboard("harbor{ArrowDown}{Escape}");

    expect(addListener).not.toHaveBeenCalled();
  });

  it("keeps text typed before its code has loaded", async () => {
    const first = render(<TechnologySearch />);
    const input = screen.getByRole("textbox");
    Object.assign(input, { value: "native" });
    first.unmount();
    document.body.append(first.container);
    first.container.append(input);
    render(
      <TechnologyCombobox
        input={input as HTMLInputElement}
        label="Find"
        onSelect={() => undefined}
      />,
    );
    input.focus();
    await userEvent.keyboard("{ArrowDown}");

    expect(names()).toEqual(["Erewhon Native"]);
    first.container.remove();
  });

  it("opens the whole catalogue with the arrow keys, closes on Escape, and empties the field on another Escape", async () => {
    render(<TechnologySearch />);
    await userEvent.tab();
    const input = await field();
    await userEvent.keyboard("{ArrowUp}");
    expect(names()).toHaveLength(technologies.length);
    expect(activeName(input)).toBe(names().at(-1));
    await userEvent.keyboard("{Escape}");
    expect(input).toHaveAttribute("aria-expanded", "false");

    await userEvent.keyboard("harbor{Escape}");
    expect(input).toHaveValue("harbor");
    await userEvent.keyboard("{Escape}");
    expect(input).toHaveValue("");
  });

  it("reports that no technology matches, and links to the service that covers the term", async () => {
    render(<TechnologySearch />);
    await userEvent.tab();
    await field();
    const [{ slug, name }] = services;
    await userEvent.keyboard(name);

    expect(screen.getByRole("status")).toHaveTextContent(
      `We don’t staff a technology called “${name}”`,
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", `/services/${slug}/`);
    await userEvent.clear(await field());
    await userEvent.keyboard("<b>x</b>{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("“<b>x</b>”. Try another spelling");
    expect(loadPage).not.toHaveBeenCalledWith(undefined);
  });
});
