import { InputRenderer, useField } from "@strapi/strapi/admin";
import { Accordion } from "@strapi/design-system";
import { type ComponentProps, useState } from "react";

/** A JSON field, collapsed until it is opened or has an error. */
export const CollapsibleField = (props: ComponentProps<typeof InputRenderer>) => {
  const { error } = useField(props.name);
  const [open, setOpen] = useState("");

  return (
    <Accordion.Root size="S" value={error ? props.name : open} onValueChange={setOpen}>
      <Accordion.Item value={props.name}>
        <Accordion.Header>
          <Accordion.Trigger>{props.label}</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>
          <InputRenderer {...props} />
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
};
