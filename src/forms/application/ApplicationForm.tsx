import type { FC } from "react";

import { MessageField, NameAndEmailFields, SelectField, TextField } from "../field/form-fields";
import { FormShell } from "../submission/FormShell";
import { toPayload, sendSubmission } from "../submission/send-submission";
import { useSubmission } from "../submission/use-submission";

import { applicationSchema, type ApplicationValues } from "./application-schema";
import { CvField } from "./CvField";
import { useCv } from "./use-cv";

type ApplicationFormProps = {
  email: string;
  /** Open positions to choose from. */
  positions?: readonly { slug: string; title: string }[];
  /** Slug of the page's position, which replaces the choice. */
  position?: string | undefined;
};

/** An application with a CV (specification, section 7: /api/upload, then /api/emp-datas). */
export const ApplicationForm: FC<ApplicationFormProps> = ({ email, positions = [], position }) => {
  const cv = useCv();

  const submission = useSubmission<ApplicationValues>({
    name: "application",
    schema: applicationSchema,
    precheck: cv.check,
    submitRequest: async (values, signals) => {
      const id = await cv.upload();
      const application = { ...values, position: position ?? values.position };
      await sendSubmission(
        {
          form: "application",
          collection: "emp-datas",
          data: { ...toPayload(application), cv: id },
        },
        signals,
      );
    },
    onSuccess: cv.clear,
    onError: ({ fields }) => {
      // The upload's field is `files`, the application's `cv`.
      const error = fields.cv ?? fields.files;
      if (error) cv.reject(error);
    },
  });

  const isSending = submission.submission.state === "sending";

  return (
    <FormShell
      label="Application"
      submission={submission}
      fallbackEmail={email}
      submitLabel="Send application"
      successMessage="We’ve received your application. You’ll hear from us within five working days."
      // Another CV can be chosen during the upload of the first one, but not once the application is sent.
      lastField={<CvField cv={cv} disabled={isSending && cv.progress === undefined} />}
    >
      <NameAndEmailFields />
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
          emptyLabel="General application"
          options={positions.map(({ slug, title }) => ({ value: slug, label: title }))}
        />
      )}
      <MessageField hint="What you do well, what you’d like to do more of, and a link to work you’re proud of." />
    </FormShell>
  );
};
