import { useAuth } from "@strapi/strapi/admin";
import { type ComponentProps, forwardRef } from "react";

import { useEditView } from "../../../content/editing/panel/use-open-record";
import { DateField } from "../../../panel/fields/DateField";
import { hasRight } from "../../../panel/rights/edit-permission";

const scheduleFields = ["publishAt", "unpublishAt"];

type Props = ComponentProps<typeof DateField>;

/** A time of the schedule, read-only for users who may not publish: saving would refuse it. */
const ScheduleField = forwardRef<HTMLInputElement, Props>(function ScheduleField(props, ref) {
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
      ref={ref}
    />
  );
});

/** A date with a time. */
export const TimeField = forwardRef<HTMLInputElement, Props>(function TimeField(props, ref) {
  const Field = scheduleFields.includes(props.name) ? ScheduleField : DateField;

  return <Field {...props} ref={ref} />;
});
