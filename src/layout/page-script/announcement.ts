import {
  type AnnouncementData,
  announcementName,
  isCurrent,
} from "../Announcement/announcement-data";
import { contentId } from "../../lib/content-id";

const readDismissed = () => {
  try {
    return localStorage.getItem(announcementName);
  } catch {
    // Storage is forbidden: the announcement is shown on each page.
    return null;
  }
};

/** Shows the announcement before the first paint, if it is current and was not dismissed. */
export const showAnnouncement = () => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${announcementName}"]`);
  if (!meta) return;
  const { dataset } = document.documentElement;
  const data = JSON.parse(meta.content) as AnnouncementData;
  if (isCurrent(data, Date.now()) && readDismissed() !== meta.content)
    dataset.announcement = "shown";

  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-dismiss-announcement]")) return;
    delete dataset.announcement;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    try {
      // With its times: next year's may have the same words.
      localStorage.setItem(announcementName, meta.content);
    } catch {
      // It stays dismissed as long as the page.
    }
  });
};
