import { useQueryParams, useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { useParams } from "react-router-dom";

import { DownloadButton } from "./DownloadButton";
import { exportOf, type Filters } from "./export-path";

/** Exports all leads of a list as a file; of its filters, only the one by form counts. */
export const ExportButton = () => {
  const { slug = "" } = useParams();
  const [{ query }] = useQueryParams<{ filters?: Filters }>();
  const mayExport = useMemo(() => [{ action: "api::leads.export", subject: slug }], [slug]);
  const { allowedActions } = useRBAC(mayExport);
  if (!allowedActions.canExport) return null;

  const { path, label } = exportOf(slug, query?.filters);

  return <DownloadButton path={path}>{label}</DownloadButton>;
};
