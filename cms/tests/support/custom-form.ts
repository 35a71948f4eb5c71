import type { InProcess } from "./in-process";

/** Creates and publishes a form like an editor. @returns its document id. */
export const publishForm = async ({ strapi }: Pick<InProcess, "strapi">, data: object) => {
  const forms = strapi.documents("api::form.form") as unknown as {
    create: (params: object) => Promise<{ documentId: string }>;
  };
  const { documentId } = await forms.create({
    data: { button: "Send", thanks: "Thank you.", ...data },
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
    { label: "Website", value: "https://a.example" },
    { label: "Email", value: "ada@example.com" },
    { label: "Budget", value: "Small" },
    { label: "Topics", value: ["Speed"] },
    { label: "Users", value: "12" },
    { label: "Consent", value: true },
  ],
};
