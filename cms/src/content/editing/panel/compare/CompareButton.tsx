import { Button } from "@strapi/design-system";

import { DialogButton } from "../../../../panel/DialogButton";
import type { Taken } from "../take-fields";
import { useFormFields } from "../use-open-record";

import type { ComparisonProps } from "./Comparison";
import { LazyComparison } from "./lazy";

type Props = {
  /** Label of the button that opens the dialog. */
  label: string;
  title: string;
  /** Changes with the versions: choices are only for those that were shown. */
  revision: string | undefined;
  versions: ComparisonProps["versions"];
  base?: ComparisonProps["base"];
  onChoose: (taken: Taken[]) => void;
};

/** A button that opens two versions of the open record. */
export const CompareButton = ({ label, title, revision, onChoose, ...compared }: Props) => {
  const fields = useFormFields();
  const trigger = (
    <Button variant="danger-light" fullWidth>
      {label}
    </Button>
  );

  return (
    <DialogButton trigger={trigger} title={title}>
      {(close) => (
        <LazyComparison
          key={revision}
          {...compared}
          fields={fields}
          onChoose={(taken) => {
            close();
            onChoose(taken);
          }}
        />
      )}
    </DialogButton>
  );
};
