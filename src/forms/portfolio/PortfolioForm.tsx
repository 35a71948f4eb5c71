import type { FC } from "react";

import { MessageField, PersonFields, SelectField, TextField } from "../field/form-fields";
import { FormShell } from "../submission/FormShell";
import { contentOf, sendEntry } from "../submission/send-entry";
import { useEntryForm } from "../submission/use-entry-form";

import { portfolioSchema, type PortfolioValues } from "./portfolio-schema";

type PortfolioFormProps = {
  email: string;
  /** The types of work a visitor may ask for. */
  interests: readonly string[];
};

/** Asks for work that is close to the visitor's own (specification, section 7: /api/portfolio-forms). */
export const PortfolioForm: FC<PortfolioFormProps> = ({ email, interests }) => {
  const entry = useEntryForm<PortfolioValues>({
    name: "portfolio",
    schema: portfolioSchema,
    send: (values, signals) =>
      sendEntry(
        { form: "portfolio", collection: "portfolio-forms", data: contentOf(values) },
        signals,
      ),
  });

  return (
    <FormShell
      label="Portfolio request"
      entry={entry}
      email={email}
      button="Request examples"
      thanks="We've received your request. Within two working days, we'll send you the examples we're free to share."
    >
      <PersonFields />
      <TextField name="company" label="Company" autoComplete="organization" />
      <SelectField
        name="interest"
        label="Type of work"
        empty="Not sure yet"
        options={interests.map((interest) => ({ value: interest, label: interest }))}
      />
      <MessageField required hint="Your industry, and what the software should do." />
    </FormShell>
  );
};
