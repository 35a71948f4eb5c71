import { render, screen } from "@testing-library/react";
import type { FC } from "react";

import { lazyComponent } from "./lazy-component";

type Props = { name: string };

const Form: FC<Props> = ({ name }) => <p>{name} is loaded</p>;
const Fallback: FC<Props & { failed: boolean }> = ({ name, failed }) => (
  <p>{failed ? `${name} is missing` : `${name} is loading`}</p>
);
const loadError = new Error("Loading chunk 508 failed");

const renderLazy = (load: () => Promise<FC<Props>>) => {
  const LazyForm = lazyComponent(load, Fallback);

  return render(
    <>
      <p>The rest of the page</p>
      <LazyForm name="The form" />
    </>,
  );
};

describe("a lazy component", () => {
  it("shows a fallback until it has loaded", async () => {
    renderLazy(async () => Form);

    expect(screen.getByText("The form is loading")).toBeInTheDocument();
    expect(await screen.findByText("The form is loaded")).toBeInTheDocument();
  });

  it("retries once if its code fails to load", async () => {
    const load = jest.fn().mockRejectedValueOnce(loadError).mockResolvedValueOnce(Form);
    renderLazy(load);

    expect(await screen.findByText("The form is loaded")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("keeps the rest of the page if its code cannot be loaded", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValue(loadError);
    renderLazy(load);

    expect(await screen.findByText("The form is missing")).toBeInTheDocument();
    expect(screen.getByText("The rest of the page")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});
