import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { technologies } from "../../../common/catalogue/technologies";
import { loadPage } from "../../lib/load-page";

import { TechnologyCombobox } from "./TechnologyCombobox";
import { TechnologySearch } from "./TechnologySearch";

jest.mock("../../lib/load-page");

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

  it("opens a technology's page with the arrow keys and Enter, by any of its names", async () => {
    render(<TechnologySearch />);
    await userEvent.tab();
    const input = await field();
    await userEvent.keyboard("react");

    expect(names()).toEqual(["React", "React Native"]);
    expect(activeName(input)).toBe("React");
    expect(screen.getByRole("status")).toHaveTextContent("2 technologies");
    await userEvent.keyboard("{ArrowDown}");
    expect(activeName(input)).toBe("React Native");
    await userEvent.keyboard("{ArrowDown}");
    expect(activeName(input)).toBe("React");
    await userEvent.clear(input);
    await userEvent.keyboard("golang{Enter}");

    expect(loadPage).toHaveBeenCalledWith("/hire/hire-golang-developer/");
    expect(input).toHaveValue("");
    expect(names()).toEqual([]);
  });

  it("adds its listeners once, not for each letter", async () => {
    render(<TechnologySearch />);
    await userEvent.tab();
    const addListener = jest.spyOn(await field(), "addEventListener");
    await userEvent.keyboard("vue{ArrowDown}{Escape}");

    expect(addListener).not.toHaveBeenCalled();
  });

  it("keeps text typed before its code has loaded", async () => {
    const first = render(<TechnologySearch />);
    const input = screen.getByRole("textbox");
    Object.assign(input, { value: "rn" });
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

    expect(names()).toEqual(["React Native"]);
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

    await userEvent.keyboard("vue{Escape}");
    expect(input).toHaveValue("vue");
    await userEvent.keyboard("{Escape}");
    expect(input).toHaveValue("");
  });

  it("reports that no technology matches, and links to the service that covers the term", async () => {
    render(<TechnologySearch />);
    await userEvent.tab();
    await field();
    await userEvent.keyboard("k8s");

    expect(screen.getByRole("status")).toHaveTextContent(
      /We don’t staff a technology called “k8s”/,
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", "/services/cloud-services/");
    await userEvent.clear(await field());
    await userEvent.keyboard("<b>x</b>{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("“<b>x</b>”. Try another spelling");
    expect(loadPage).not.toHaveBeenCalledWith(undefined);
  });
});
