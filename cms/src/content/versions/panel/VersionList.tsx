import { useNotification } from "@strapi/strapi/admin";
import { Box, Button, Flex, Loader, Typography } from "@strapi/design-system";

import { DialogButton } from "../../../panel/DialogButton";
import { usePolling } from "../../../panel/requests/use-polling";
import { formatDateTime } from "../../../panel/times";
import type { KeptVersion, VersionContent } from "../../types";

import { LazyComparison } from "../../editing/panel/compare/lazy";
import { type Taken, takeParts } from "../../editing/panel/take-fields";
import { useFormFields, useOpenRecord } from "../../editing/panel/use-open-record";
import { formVersion, shownForm, shownVersion } from "./version-fields";

const verbs = { published: "Published", deleted: "Deleted", drafted: "Draft saved" };

/** "Published on Nov 21, 2026, 12:00 PM by Edith". */
const describe = ({ kind, at, by }: KeptVersion) =>
  `${verbs[kind]} on ${formatDateTime(at)} by ${by}`;

type Props = { path: string; version: KeptVersion; onClose: () => void };

/** The form next to an earlier version, whose fields can be taken into the form. */
const EarlierVersion = ({ path, version, onClose }: Props) => {
  const fields = useFormFields();
  const { record, form } = useOpenRecord();
  const { toggleNotification } = useNotification();
  const { data, error } = usePolling<VersionContent>(`${path}/${version.id}`, 60_000);
  if (!data || !form) return error ? <Typography role="alert">{error}</Typography> : <Loader />;

  const { values, disabled, setValues } = form;
  const { draft, version: kept } = data;
  const choose = (taken: Taken[]) => {
    onClose();
    setValues(takeParts(values, formVersion(kept, draft), taken));
    toggleNotification({
      type: "info",
      message: "Your choices are in the form. Check them, and press “Save” or “Publish”.",
    });
  };

  return (
    <LazyComparison
      key={record?.updatedAt}
      versions={[
        { heading: "In the form now", fields: shownForm(values, draft, Object.keys(kept)) },
        { heading: "Earlier version", fields: shownVersion(kept) },
      ]}
      fields={fields}
      initial={0}
      onChoose={disabled ? undefined : choose}
    />
  );
};

const listStyle = { maxHeight: "32rem", overflow: "auto", listStyle: "none" } as const;

type ListProps = {
  path: string;
  versions: KeptVersion[];
  /** Whether the record is published now. */
  isPublished: boolean;
};

/** The versions of a record, each with a button that compares it with the form. */
export const VersionList = ({ path, versions, isPublished }: ListProps) => {
  // What is published again after it was deleted is kept as deleted only.
  const last = versions.find(({ kind }) => kind !== "drafted");
  const current = isPublished && last?.kind === "published" ? last : undefined;

  return (
    <Box tag="ul" width="100%" style={listStyle}>
      {versions.map((version) => (
        <Flex key={version.id} tag="li" justifyContent="space-between" gap={2} paddingBottom={3}>
          <Typography textColor="neutral800">
            {describe(version)}
            {version === current && " (current)"}
          </Typography>
          <DialogButton
            title={describe(version)}
            trigger={
              <Button
                size="S"
                variant="tertiary"
                aria-label={`Compare with the version of ${formatDateTime(version.at)}`}
              >
                Compare
              </Button>
            }
          >
            {(close) => <EarlierVersion path={path} version={version} onClose={close} />}
          </DialogButton>
        </Flex>
      ))}
    </Box>
  );
};
