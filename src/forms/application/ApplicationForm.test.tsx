import { render, screen } from "@testing-library/react";

import { ApplicationForm } from "./ApplicationForm";

const positions = [{ slug: "gatsby-developer", title: "Gatsby developer" }];

describe("the application form", () => {
  it("takes an open application: nobody must choose a position", () => {
    render(<ApplicationForm email="hr@example.com" positions={positions} />);
    const position = screen.getByRole("combobox", { name: /^Position/ });

    expect(position).not.toBeRequired();
    expect(position).toHaveDisplayValue("General application");
  });

  it("does not ask for a position on the page of one", () => {
    render(
      <ApplicationForm email="hr@example.com" positions={positions} position="gatsby-developer" />,
    );

    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });
});
