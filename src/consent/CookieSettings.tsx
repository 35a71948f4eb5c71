import { useId, useState, type FC, type FormEvent } from "react";

import { Button } from "../components/Button/Button";

import { allAccepted, allRejected, categories, type Category } from "./choice";
import { saveChoice, type Consent } from "./consent-store";

import * as styles from "./CookieSettings.module.scss";

const purposes = {
  statistics: {
    name: "Statistics",
    text: "Which pages people read, and where they get stuck: a tag manager, and session recording by Hotjar.",
  },
  chat: {
    name: "Chat",
    text: "A chat window by Chatwoot that remembers your conversation.",
  },
} as const satisfies Record<Category, { name: string; text: string }>;

type CookieSettingsProps = { consent: Consent; labelId: string };

/** The visitor's choice by purpose. */
export const CookieSettings: FC<CookieSettingsProps> = ({ consent, labelId }) => {
  const { choice = allRejected, rejectedByBrowser } = consent;
  const [wanted, setWanted] = useState(choice);
  const id = useId();

  const save = (event: FormEvent) => {
    event.preventDefault();
    saveChoice(wanted);
  };

  return (
    <form className={styles.root} onSubmit={save}>
      <h2 className={styles.title} id={labelId}>
        Cookie settings
      </h2>
      {rejectedByBrowser && (
        <p>
          Your browser sends a Global Privacy Control signal. We honor it, so optional tools stay
          off.
        </p>
      )}
      <div className={styles.purpose}>
        <input
          type="checkbox"
          id={`${id}-necessary`}
          aria-describedby={`${id}-necessary-text`}
          checked
          disabled
        />
        <label htmlFor={`${id}-necessary`}>Necessary</label>
        <p id={`${id}-necessary-text`}>Remembers this choice. Always on.</p>
      </div>
      {categories.map((category) => (
        <div key={category} className={styles.purpose}>
          <input
            type="checkbox"
            id={`${id}-${category}`}
            aria-describedby={`${id}-${category}-text`}
            checked={wanted[category]}
            disabled={rejectedByBrowser}
            onChange={({ target }) => setWanted({ ...wanted, [category]: target.checked })}
          />
          <label htmlFor={`${id}-${category}`}>{purposes[category].name}</label>
          <p id={`${id}-${category}-text`}>{purposes[category].text}</p>
        </div>
      ))}
      <div className={styles.buttons}>
        {!rejectedByBrowser && <Button onClick={() => saveChoice(allAccepted)}>Accept all</Button>}
        <Button onClick={() => saveChoice(allRejected)}>Reject all</Button>
        <Button type="submit" variant="secondary">
          Save choice
        </Button>
      </div>
    </form>
  );
};
