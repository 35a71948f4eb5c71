import { useState, type FC } from "react";

import { Section } from "../components/Section/Section";
import { Button } from "../components/Button/Button";
import { Dialog } from "../components/Dialog/Dialog";

import * as styles from "./StyleGuide.module.scss";

export const Dialogs: FC = () => {
  const [open, setOpen] = useState<"centered" | "drawer" | null>(null);
  const close = () => setOpen(null);

  return (
    <Section title="Dialogs">
      <p className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen("centered")}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("drawer")}>
          Open a panel
        </Button>
      </p>
      {(["centered", "drawer"] as const).map((variant) => (
        <Dialog
          key={variant}
          open={open === variant}
          onClose={close}
          variant={variant}
          label={`A ${variant}`}
        >
          <div className={styles.stack}>
            <h2 className={styles.h3}>Thank you</h2>
            <p>What was said is said. There is nothing more to do here.</p>
            <Button onClick={close}>Close</Button>
          </div>
        </Dialog>
      ))}
    </Section>
  );
};
