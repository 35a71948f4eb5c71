import { Button, Loader, Typography } from "@strapi/design-system";
import { styled } from "styled-components";

import type { ForecastVersion, ForecastView, PageForecast } from "../../../common/forecast";
import { DialogButton } from "../../../panel/DialogButton";
import { usePolling } from "../../../panel/requests/use-polling";

const titles = { before: "Before", after: "After" } as const;

const Columns = styled.div`
  display: grid;
  gap: 1.6rem;

  @media (min-width: 768px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Frame = styled.iframe`
  block-size: 60vh;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  inline-size: 100%;
`;

type Props = {
  /** The record in paths of the CMS's routes: `uid/documentId`. */
  record: string;
  path: string;
  kind: PageForecast["kind"];
};

/** The address of one version of the page; not requested if the page does not have this version. */
const useView = ({ record, path, kind }: Props, version: ForecastVersion) => {
  const isMissing = kind === (version === "before" ? "added" : "removed");
  const view = `/publishing/forecast-view/${record}?path=${encodeURIComponent(path)}&version=${version}`;
  const { data, error } = usePolling<ForecastView>(isMissing ? undefined : view, false);

  return isMissing ? undefined : { version, url: data?.url, error };
};

const Views = (props: Props) => {
  const views = [useView(props, "before"), useView(props, "after")].filter(
    (view) => view !== undefined,
  );
  if (views.some(({ url }) => url === null)) {
    return <Typography>Your role cannot open previews.</Typography>;
  }

  return (
    <Columns>
      {views.map(({ version, url, error }) => (
        <section key={version}>
          <Typography tag="h3" variant="delta">
            {titles[version]}
          </Typography>
          {url ? (
            <Frame src={url} title={`${titles[version]}: ${props.path}`} />
          ) : error ? (
            <Typography role="alert">{error}</Typography>
          ) : (
            <Loader />
          )}
        </section>
      ))}
    </Columns>
  );
};

/** A button that opens a page as visitors see it, and as it is after publishing. */
export const ComparePages = (props: Props) => {
  const { path, kind } = props;
  const label = kind === "changed" ? "Before and after" : "View";

  return (
    <DialogButton
      title={path}
      isWide
      trigger={
        <Button size="S" variant="tertiary" aria-label={`${label}: ${path}`}>
          {label}
        </Button>
      }
    >
      {() => <Views {...props} />}
    </DialogButton>
  );
};
