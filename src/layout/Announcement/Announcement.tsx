import { graphql } from "gatsby";
import { useContext, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { isSamePath } from "../../lib/is-same-path";
import { PagePath } from "../NavLink/NavLink";
import { toLinks } from "../navigation/navigation";

import { isCurrent } from "./announcement-data";

import * as styles from "./Announcement.module.scss";

type AnnouncementProps = {
  record: Queries.AnnouncementFragment | null;
  /** The day in ISO 8601: a time would change every page with each build. */
  buildDay: string | null | undefined;
};

/**
 * The line on top of every page but the one that it leads to. The page script shows it between its times, until it is dismissed
 * (src/layout/page-script/announcement.ts). Without JavaScript it is shown if it was current on the
 * day of the build.
 */
export const Announcement: FC<AnnouncementProps> = ({ record, buildDay }) => {
  const page = useContext(PagePath);
  if (!record?.text) return null;
  const { text, link, from, until } = record;
  const links = toLinks(link ? [link] : []);
  // The link may lead to a section of the page.
  if (links.some(({ path }) => isSamePath(path.replace(/[?#].*/, ""), page))) return null;
  const wasCurrent = isCurrent({ from, until }, Date.parse(buildDay ?? ""));

  return (
    <aside
      className={wasCurrent ? `${styles.root} ${styles.current}` : styles.root}
      aria-label="Announcement"
    >
      <p>
        {text}{" "}
        {links.map(({ name, path }) => (
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
