import { useState, type FC, type ReactNode } from "react";

import { DialogTrigger } from "../../components/DialogTrigger/DialogTrigger";
import { Drawer } from "../../components/Drawer/Drawer";
import { takeSender, type Sender } from "../../lib/sender";

import * as styles from "./BookCall.module.scss";
import { calendarHost, calendarUrl } from "./calendar-url";

type BookCallProps = {
  /** The calendar's address. */
  url: string;
  /** What is said to the calendar besides the sender of the last message. */
  note?: string;
  /** Whom the call is with, if it is one person. */
  person?: string;
  className?: string | undefined;
  children?: ReactNode;
};

/**
 * Opens a calendar to book a call. Nothing is requested from its host before the click; without
 * JavaScript it is a link. The host must be in the policy for frames
 * (src/gatsby/files/calendars.ts).
 */
export const BookCall: FC<BookCallProps> = ({ url, note, person, className, children }) => {
  const [sender, setSender] = useState<Sender>();
  const [open, setOpen] = useState(false);
  const title = person ? `Book a call with ${person}` : "Book a call";
  const address = calendarUrl(url, { ...sender, ...(note && { note }) });

  return (
    <>
      <DialogTrigger
        className={className}
        href={url}
        expanded={open}
        onClick={() => {
          if (!sender) setSender(takeSender());
          setOpen(true);
        }}
        {...(person && { "aria-label": title })}
      >
        {children ?? "Book a call"}
      </DialogTrigger>
      <Drawer open={open} onClose={() => setOpen(false)} title={title}>
        <p className={styles.hint}>
          This calendar is on {calendarHost(url)}. If it does not appear,{" "}
          <a href={address} target="_blank" rel="noreferrer">
            open it in a new tab
          </a>
          .
        </p>
        <iframe
          className={styles.calendar}
          src={address}
          title={`Calendar on ${calendarHost(url)}`}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Drawer>
    </>
  );
};
