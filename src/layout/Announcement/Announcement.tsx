import { graphql } from "gatsby";
import type { FC } from "react";

import { Button } from "../../components/Button/Button";
import { toLinks } from "../navigation/navigation";

import { isCurrent } from "./announcement-data";

import * as styles from "./Announcement.module.scss";

type AnnouncementProps = {
  record: Queries.AnnouncementFragment | null;
  /** The day in ISO 8601: a time would change every page with each build. */
  buildDay: string | null | undefined;
};

/**
 * The line on top of every page. The page script shows it between its times, until it is dismissed
 * (src/layout/page-script/announcement.ts). Without JavaScript it is shown if it was current on the
 * day of the build.
 */
export const Announcement: FC<AnnouncementProps> = ({ record, buildDay }) => {
  if (!record?.text) return null;
  const { text, link, from, until } = record;
  const wasCurrent = isCurrent({ from, until }, Date.parse(buildDay ?? ""));

  return (
    <aside
      className={wasCurrent ? `${styles.root} ${styles.current}` : styles.root}
      aria-label="Announcement"
    >
      <p>
        {text}{" "}
        {toLinks(link ? [link] : []).map(({ name, path }) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
      </p>
      <Button variant="ghost" data-dismiss-announcement="">
        Dismiss
      </Button>
    </aside>
  );
};

export const fragment = graphql`
  fragment Announcement on STRAPI_ANNOUNCEMENT {
    text
    from
    until
    link {
      ...NavigationLink
    }
  }
`;
