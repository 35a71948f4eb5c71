import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FC } from "react";
import { boolean, object, string } from "yup";

import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";
import { draftKey } from "../../lib/idempotency-key";
import { deleteText, readText } from "../../lib/tab-storage";

import { useDraftForm } from "./use-draft-form";

const schema = object({
  name: string().default("").required("Name is required"),
  message: string().default(""),
  agreed: boolean().default(true),
});
type Values = { name: string; message: string; agreed: boolean };

const Form: FC<{ where: string; name?: string }> = ({ where, name = "test" }) => {
  const { form, discardDraft } = useDraftForm<Values>({ name, schema });

  return (
    <form aria-label={where}>
      <input aria-label={`Name in ${where}`} {...form.register("name")} />
      <input aria-label={`Message in ${where}`} {...form.register("message")} />
      <input aria-label={`Agreed in ${where}`} type="checkbox" {...form.register("agreed")} />
      <p>{form.formState.errors.name?.message}</p>
      <button type="button" onClick={discardDraft}>
        Clear {where}
      </button>
    </form>
  );
};

const field = (label: string) => screen.getByLabelText(label);

describe("two forms with one draft", () => {
  beforeEach(() => deleteDraft("test"));

  it("keep the input when one is closed and the other is used", async () => {
    render(<Form where="page" />);
    const { unmount } = render(<Form where="panel" />);
    await userEvent.type(field("Message in panel"), "Half a thought");
    unmount();
    await userEvent.type(field("Name in page"), "A");

    expect(field("Message in page")).toHaveValue("Half a thought");
    expect(readDraft("test")?.values).toMatchObject({ name: "A", message: "Half a thought" });
  });

  it("stay in sync while both are open", async () => {
    render(<Form where="page" />);
    render(<Form where="panel" />);
    await userEvent.type(field("Name in panel"), "Ada");
    await userEvent.type(field("Message in page"), "Hello");
    await userEvent.click(field("Agreed in page"));
    await userEvent.type(field("Name in panel"), " L");

    for (const where of ["page", "panel"]) {
      expect(field(`Name in ${where}`)).toHaveValue("Ada L");
      expect(field(`Message in ${where}`)).toHaveValue("Hello");
      expect(field(`Agreed in ${where}`)).not.toBeChecked();
    }
  });

  it("are both emptied once one is sent", async () => {
    render(<Form where="page" />);
    render(<Form where="panel" />);
    await userEvent.type(field("Name in page"), "Ada");
    await userEvent.click(screen.getByRole("button", { name: "Clear page" }));

    expect(field("Name in page")).toHaveValue("");
    expect(field("Name in panel")).toHaveValue("");
    expect(readDraft("test")).toBeUndefined();
  });

  it("show no errors for input in the other one", async () => {
    render(<Form where="page" />);
    render(<Form where="panel" />);
    await userEvent.click(field("Name in page"));
    await userEvent.tab();
    expect(await screen.findByText("Name is required")).toBeInTheDocument();
    await userEvent.type(field("Name in panel"), "Ada");

    expect(screen.queryByText("Name is required")).not.toBeInTheDocument();
  });
});

describe("a form's draft", () => {
  beforeEach(() => {
    deleteDraft("test");
    deleteDraft("other");
  });

  const show = () => renderHook(() => useDraftForm<Values>({ name: "test", schema }));

  it("remembers when the visitor first saw the form", async () => {
    saveDraft("test", { values: {}, startedAt: 5 });

    const { result, unmount } = show();
    expect(result.current.startedAt).toBe(5);
    unmount();
    deleteDraft("test");
    expect(show().result.current.startedAt).toBeGreaterThan(5);
  });

  it("keeps where the visitor came from, once there is input", async () => {
    deleteText("lead-source");
    render(<Form where="page" />);
    await userEvent.click(field("Name in page"));
    expect(readText("lead-source")).toBeUndefined();
    await userEvent.keyboard("A");

    expect(readText("lead-source")).toBe('{"first_page":"/"}');
  });

  it("has a new key after it is sent", () => {
    const { result } = show();
    const sent = draftKey("test");
    act(() => result.current.discardDraft());

    expect(draftKey("test")).not.toBe(sent);
  });

  it("ignores values of the wrong type", () => {
    saveDraft("test", { values: { name: 7, message: "Hello", agreed: "no" }, startedAt: 5 });

    expect(show().result.current.form.getValues()).toEqual({
      name: "",
      message: "Hello",
      agreed: true,
    });
  });

  it("does not affect forms with other names", async () => {
    render(<Form where="page" />);
    render(<Form where="footer" name="other" />);
    await userEvent.click(field("Name in page"));
    await userEvent.tab();
    await screen.findByText("Name is required");
    await userEvent.type(field("Name in footer"), "Ada");

    expect(screen.getByText("Name is required")).toBeInTheDocument();
    expect(field("Name in page")).toHaveValue("");
  });

  it("is neither saved nor read by an unmounted form", () => {
    const { result, unmount } = show();
    const { form } = result.current;
    unmount();
    act(() => form.setValue("name", "Ada"));
    expect(readDraft("test")).toBeUndefined();

    saveDraft("test", { values: { name: "Grace" }, startedAt: 5 });
    expect(form.getValues("name")).toBe("Ada");
  });
});
