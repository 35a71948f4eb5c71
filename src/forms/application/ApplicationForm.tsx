import type { FC } from "react";

import { MessageField, PersonFields, SelectField, TextField } from "../field/form-fields";
import { FormShell } from "../submission/FormShell";
import { contentOf, sendEntry } from "../submission/send-entry";
import { useEntryForm } from "../submission/use-entry-form";

import { applicationSchema, type ApplicationValues } from "./application-schema";
import { CvField } from "./CvField";
import { useCv } from "./use-cv";

type ApplicationFormProps = {
  email: string;
  /** The open positions to choose from. */
  positions?: readonly { slug: string; title: string }[];
  /** The slug of the one position that the page is about: then there is no choice. */
  position?: string | undefined;
};

/** An application with a CV (specification, section 7: /api/upload, then /api/emp-datas). */
export const ApplicationForm: FC<ApplicationFormProps> = ({ email, positions = [], position }) => {
  const cv = useCv();

  const entry = useEntryForm<ApplicationValues>({
    name: "application",
    schema: applicationSchema,
    check: cv.check,
    send: async (values, signals) => {
      const id = await cv.upload();
      const application = { ...values, position: position ?? values.position };
      await sendEntry(
        {
          form: "application",
          collection: "emp-datas",
          data: { ...contentOf(application), cv: id },
        },
        signals,
      );
    },
    onSent: cv.clear,
    onFailed: ({ fields }) => {
      // The upload calls the file `files`, the application calls it `cv`.
      const problem = fields.cv ?? fields.files;
      if (problem) cv.reject(problem);
    },
  });

  return (
    <FormShell
      label="Application"
      entry={entry}
      email={email}
      button="Send application"
      thanks="We've received your application. You'll hear from us within five working days."
    >
      <PersonFields />
      <TextField
        name="mobile_no"
        label="Mobile Number"
        hint="Include the country code, for example +49 151 23456789."
        type="tel"
        autoComplete="tel"
      />
      {position === undefined && positions.length > 0 && (
        <SelectField
          name="position"
          label="Position"
          empty="General application"
          options={positions.map(({ slug, title }) => ({ value: slug, label: title }))}
        />
      )}
      <MessageField hint="What you do well, what you'd like to do more of, and a link to work you're proud of." />
      <CvField cv={cv} />
    </FormShell>
  );
};
