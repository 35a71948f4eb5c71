import { useId, useSyncExternalStore, type FC } from "react";

import { setScheme, getScheme, onSchemeChange, type Scheme } from "./scheme";

import * as styles from "./SchemeSwitch.module.scss";

const schemes: readonly { value: Scheme; name: string }[] = [
  { value: "system", name: "System" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
];

/** Chooses between light, dark and the system's setting. Hidden, with its space reserved, until hydrated. */
export const SchemeSwitch: FC = () => {
  const group = useId();
  const scheme = useSyncExternalStore<Scheme | null>(onSchemeChange, getScheme, () => null);

  return (
    <fieldset className={styles.root} disabled={scheme === null}>
      <legend className={styles.title}>Color scheme</legend>
      <div className={styles.options}>
        {schemes.map(({ value, name }) => (
          <label key={value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={value}
              checked={(scheme ?? "system") === value}
              onChange={() => setScheme(value)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
