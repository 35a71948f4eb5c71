import { useId, type FC } from "react";

import { showScheme, type Scheme } from "../page-script/scheme";

import * as styles from "./SchemeSwitch.module.scss";

const schemes: readonly { value: Scheme; name: string }[] = [
  { value: "system", name: "System" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
];

/**
 * Chooses between light, dark and the system's setting; the page script acts on it. Hidden, with its
 * space reserved, without JavaScript.
 */
export const SchemeSwitch: FC = () => {
  const group = useId();

  return (
    <fieldset className={styles.root} data-scheme-switch ref={showScheme}>
      <legend className={styles.title}>Color scheme</legend>
      <div className={styles.options}>
        {schemes.map(({ value, name }) => (
          <label key={value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={value}
              defaultChecked={value === "system"}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
