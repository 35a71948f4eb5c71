import type { FC } from "react";

import { MessageField, NameAndEmailFields, SelectField, TextField } from "../field/form-fields";
import { FormShell } from "../submission/FormShell";
import { toPayload, sendSubmission } from "../submission/send-submission";
import { useSubmission } from "../submission/use-submission";

import { portfolioSchema, type PortfolioValues } from "./portfolio-schema";

type PortfolioFormProps = {
  email: string;
  /** Types of work to choose from. */
  interests: readonly string[];
};

/** Request for examples of work (specification, section 7: /api/portfolio-forms). */
export const PortfolioForm: FC<PortfolioFormProps> = ({ email, interests }) => {
  const submission = useSubmission<PortfolioValues>({
    name: "portfolio",
    schema: portfolioSchema,
    submitRequest: (values, signals) =>
      sendSubmission(
        { form: "portfolio", collection: "portfolio-forms", data: toPayload(values) },
        signals,
      ),
  });

  return (
    <FormShell
      label="Portfolio request"
      submission={submission}
      fallbackEmail={email}
      submitLabel="Request examples"
      successMessage="We’ve received your request. Within two working days, we’ll send you the examples we’re free to share."
    >
      <NameAndEmailFields />
      <TextField name="company" label="Company" autoComplete="organization" />
      <SelectField
        name="interest"
        label="Type of work"
        emptyLabel="Not sure yet"
        options={interests.map((interest) => ({ value: interest, label: interest }))}
      />
      <MessageField required hint="Your industry, and what the software should do." />
    </FormShell>
  );
};
