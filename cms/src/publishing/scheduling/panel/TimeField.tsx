import { useAuth } from "@strapi/strapi/admin";

import { useEditView } from "../../../content/editing/panel/use-open-record";
import { DateField, type DateFieldProps } from "../../../panel/fields/DateField";
import { hasRight } from "../../../panel/rights/edit-permission";

const scheduleFields = ["publishAt", "unpublishAt"];

/** A time of the schedule, read-only for users who may not publish: saving would refuse it. */
const ScheduleField = (props: DateFieldProps) => {
  const { model } = useEditView();
  const permissions = useAuth("ScheduleField", (state) => state.permissions);
  const isRefused = !hasRight(permissions, "publish", model);

  return (
    <DateField
      {...props}
      {...(isRefused && {
        disabled: true,
        hint: "Your role cannot publish: ask an editor to set this time.",
      })}
    />
  );
};

/** A date with a time. */
export const TimeField = (props: DateFieldProps) => {
  const Field = scheduleFields.includes(props.name) ? ScheduleField : DateField;

  return <Field {...props} />;
};
