import { type FC, useState } from "react";

import { completeWebAddress } from "../../../common/forms/answers/web-address";
import { optionsIn } from "../../../common/forms/answers/options";
import { autocompleteOf } from "../../../common/forms/field-purpose";
import { loadPage } from "../../lib/load-page";
import { SubmissionError } from "../../lib/submission-error";
import { SelectField, TextField } from "../field/form-fields";
import { FormShell } from "../submission/FormShell";
import { currentPage, sendSubmission } from "../submission/send-submission";
import { useSubmission } from "../submission/use-submission";

import { CheckboxField } from "./CheckboxField";
import { ChoicesField } from "./ChoicesField";
import {
  type CustomField,
  customSchema,
  type CustomValues,
  errorsByName,
  nameOf,
  toAnswers,
} from "./custom-values";

type CustomFormProps = {
  email: string;
  form: Queries.CustomFormFragment;
};

const inputTypes: Record<string, "email" | "tel" | "url" | "date" | undefined> = {
  email: "email",
  phone: "tel",
  webAddress: "url",
  date: "date",
};

/** The number pads of phones have no minus. */
const inputModeOf = ({ kind, min }: CustomField) =>
  kind === "number" && (min ?? 0) >= 0 ? "decimal" : undefined;

const FieldOfKind: FC<{ field: CustomField }> = ({ field }) => {
  const { label, kind, required, help, options } = field;
  if (kind === "checkbox") return <CheckboxField field={field} />;
  if (kind === "choices") return <ChoicesField field={field} />;
  const common = {
    name: nameOf(field),
    label,
    required: required === true,
    autoComplete: autocompleteOf(field),
    ...(help && { hint: help }),
  };
  if (kind === "choice") {
    return (
      <SelectField
        {...common}
        emptyLabel="Please choose"
        options={optionsIn(options).map((option) => ({ value: option, label: option }))}
      />
    );
  }

  return (
    <TextField
      {...common}
      type={inputTypes[kind]}
      inputMode={inputModeOf(field)}
      rows={kind === "longText" ? 5 : undefined}
      complete={kind === "webAddress" ? completeWebAddress : undefined}
    />
  );
};

/** A form that editors have made: its fields, rules and words are a record of the CMS. */
export const CustomForm: FC<CustomFormProps> = ({ email, form }) => {
  const { slug, title, fields, button, thanks, thanksPath } = form;
  const [schema] = useState(() => customSchema(fields));
  const name = `form-${slug}`;

  const submission = useSubmission<CustomValues>({
    name,
    schema,
    submitRequest: async (values, signals) => {
      const answers = toAnswers(fields, values);
      try {
        await sendSubmission(
          {
            form: name,
            collection: "form-answers",
            data: { form: slug, answers, url: currentPage() },
          },
          signals,
        );
      } catch (error) {
        if (!(error instanceof SubmissionError)) throw error;
        const { code, message, serverMessage } = error;
        throw new SubmissionError(code, message, {
          serverMessage,
          fields: errorsByName(fields, error.fields),
        });
      }
    },
    onSuccess: () => {
      if (thanksPath) loadPage(thanksPath);
    },
  });

  return (
    <FormShell
      label={title}
      submission={submission}
      fallbackEmail={email}
      submitLabel={button}
      {...(!thanksPath && { successMessage: thanks })}
    >
      {fields.map((field) => (
        <FieldOfKind key={nameOf(field)} field={field} />
      ))}
    </FormShell>
  );
};
