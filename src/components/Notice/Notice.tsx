import type { FC, ReactNode } from "react";

import { Icon, type IconName } from "../Icon/Icon";

import * as styles from "./Notice.module.scss";

type NoticeTone = "info" | "success" | "error";

type NoticeProps = {
  tone?: NoticeTone;
  title: string;
  children?: ReactNode;
};

const icons: Record<NoticeTone, IconName> = { info: "message", success: "check", error: "alert" };
const roles: Record<NoticeTone, "alert" | "status" | undefined> = {
  info: undefined,
  success: "status",
  error: "alert",
};

/** An inline message: errors are announced at once, successes after a pause (WCAG 4.1.3). */
export const Notice: FC<NoticeProps> = ({ tone = "info", title, children }) => (
  <div className={`${styles.root} ${styles[tone]}`} role={roles[tone]}>
    <Icon name={icons[tone]} />
    <div className={styles.text}>
      <strong>{title}</strong>
      {children && <div>{children}</div>}
    </div>
  </div>
);
