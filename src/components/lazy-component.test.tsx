import { render, screen } from "@testing-library/react";
import type { FC } from "react";

import { lazyComponent } from "./lazy-component";

type PartProps = { name: string };

const Whole: FC<PartProps> = ({ name }) => <p>{name} is there</p>;
const Fallback: FC<PartProps & { failed: boolean }> = ({ name, failed }) => (
  <p>{failed ? `${name} is missing` : `${name} is on its way`}</p>
);
const loadError = new Error("Loading chunk 508 failed");

const show = (load: () => Promise<FC<PartProps>>) => {
  const Part = lazyComponent(load, Fallback);

  return render(
    <>
      <p>The rest of the page</p>
      <Part name="The form" />
    </>,
  );
};

describe("a lazy component", () => {
  it("shows a fallback until it has loaded", async () => {
    show(async () => Whole);

    expect(screen.getByText("The form is on its way")).toBeInTheDocument();
    expect(await screen.findByText("The form is there")).toBeInTheDocument();
  });

  it("retries once if its code fails to load", async () => {
    const load = jest.fn().mockRejectedValueOnce(loadError).mockResolvedValueOnce(Whole);
    show(load);

    expect(await screen.findByText("The form is there")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("keeps the rest of the page if its code cannot be loaded", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValue(loadError);
    show(load);

    expect(await screen.findByText("The form is missing")).toBeInTheDocument();
    expect(screen.getByText("The rest of the page")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});
