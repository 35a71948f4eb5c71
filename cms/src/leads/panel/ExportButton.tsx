import { useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { useParams } from "react-router-dom";

import { DownloadButton } from "./DownloadButton";

/** Exports all leads of a list as a file, independent of its filters. */
export const ExportButton = () => {
  const { slug = "" } = useParams();
  const mayExport = useMemo(() => [{ action: "api::leads.export", subject: slug }], [slug]);
  const { allowedActions } = useRBAC(mayExport);
  if (!allowedActions.canExport) return null;

  return <DownloadButton path={`/leads-export/${slug}`}>Export all as CSV</DownloadButton>;
};
