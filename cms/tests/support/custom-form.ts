import { createHash } from "node:crypto";

import { documentsOf } from "./documents";
import type { InProcess } from "./in-process";

type Asked = Record<string, unknown> & { label: string };

/** The key that {@link publishForm} gives a question with this label. */
export const questionKey = (label: string) =>
  createHash("sha256").update(label).digest("hex").slice(0, 10);

/** An answer as a page posts it. */
export const answered = (label: string, value: unknown) => ({
  key: questionKey(label),
  label,
  value,
});

/** Creates and publishes a form like an editor. @returns its document id. */
export const publishForm = async (
  service: Pick<InProcess, "strapi">,
  data: Record<string, unknown> & { questions?: Asked[] },
) => {
  const { documentId } = await documentsOf(service, "api::form.form").create({
    data: {
      button: "Send",
      thanks: "Thank you.",
      ...data,
      questions: data.questions?.map((one) => ({ key: questionKey(one.label), ...one })),
    },
    status: "published",
  });

  return documentId;
};

/** A form of editors for requests that attack or guess, and one that answers it. */
export const attackedForm = {
  title: "Audit",
  slug: "audit",
  questions: [
    { label: "Website", kind: "text", required: true },
    { label: "Email", kind: "email", required: true },
    { label: "Budget", kind: "choice", options: "Small\nLarge" },
    { label: "Topics", kind: "choices", options: "Speed\nSearch" },
    { label: "Users", kind: "number", min: 1, max: 9000 },
    { label: "Consent", kind: "checkbox", required: true },
  ],
};

/** The body's data of a visitor who answers {@link attackedForm}. */
export const attackedAnswers = {
  form: "audit",
  answers: [
    answered("Website", "https://a.example"),
    answered("Email", "ada@example.com"),
    answered("Budget", "Small"),
    answered("Topics", ["Speed"]),
    answered("Users", "12"),
    answered("Consent", true),
  ],
};
