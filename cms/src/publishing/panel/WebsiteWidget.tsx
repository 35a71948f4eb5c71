import { Widget } from "@strapi/strapi/admin";
import { Typography } from "@strapi/design-system";

import { ScheduleProblems } from "../scheduling/panel/ScheduleProblems";
import { PublishStatus } from "../state/panel/PublishStatus";
import { useStatus } from "../state/panel/use-status";

/** The home page's widget about the website. */
export const WebsiteWidget = () => {
  const { data, error } = useStatus();

  if (!data) return error ? <Widget.Error>{error}</Widget.Error> : <Widget.Loading />;

  return (
    <>
      {error && <Typography textColor="danger600">{error}</Typography>}
      <PublishStatus status={data} />
      <ScheduleProblems />
    </>
  );
};
