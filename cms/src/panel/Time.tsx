import { formatAgo, formatDateTime } from "./times";

/** "5 minutes ago", with date and time on hover. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatAgo(at)}
  </time>
);
