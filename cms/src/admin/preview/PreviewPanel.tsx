import { PreviewButton } from "./PreviewButton";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string; publishedAt?: string | null } | undefined;
};

/** The panel beside a saved record that has a page; only content that can be published has one. */
export const PreviewPanel = ({ model, document }: Props) => {
  const { documentId } = document ?? {};
  if (!documentId || !("publishedAt" in (document ?? {}))) return null;

  return {
    title: "Preview beside this page",
    content: <PreviewButton model={model} documentId={documentId} />,
  };
};
