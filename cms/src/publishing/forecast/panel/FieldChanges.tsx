import { Box, Typography } from "@strapi/design-system";

import type { FieldChange } from "../../../common/forecast";
import { LazyWordDifferences } from "../../../content/editing/panel/compare/lazy";
import { Disclosure } from "../../../panel/Disclosure";

import { fieldsLabel } from "./forecast-messages";

const List = ({ fields }: { fields: FieldChange[] }) =>
  fields.map(({ name, label, before, after }) => (
    <LazyWordDifferences key={name} label={label} texts={[before, after]} />
  ));

/** The fields that publishing changes; those that no page shows come first, without a click. */
export const FieldChanges = ({ fields }: { fields: FieldChange[] }) => {
  const hidden = fields.filter(({ isPrivate }) => isPrivate);
  const shown = fields.filter(({ isPrivate }) => !isPrivate);

  return (
    <>
      {hidden.length > 0 && (
        <Box>
          <Typography tag="p">Also changes, which visitors do not see:</Typography>
          <List fields={hidden} />
        </Box>
      )}
      {shown.length > 0 && (
        <Disclosure summary={<Typography>{fieldsLabel(shown.length)}</Typography>}>
          <List fields={shown} />
        </Disclosure>
      )}
    </>
  );
};
