import { lazy, Suspense, useId, type FC } from "react";

import { Dialog } from "../components/Dialog/Dialog";

import { showSettings } from "./consent-store";
import { CookieBanner } from "./CookieBanner";
import { useConsent } from "./use-consent";

const CookieSettings = lazy(async () => ({
  default: (await import("./CookieSettings")).CookieSettings,
}));

/** The banner while there is no choice, and the settings whenever they are asked for. Once on every page. */
export const ConsentGate: FC<{ privacyPath: string }> = ({ privacyPath }) => {
  const consent = useConsent();
  const id = useId();
  if (!consent) return null;

  return (
    <>
      {!consent.choice && !consent.answered && <CookieBanner privacyPath={privacyPath} />}
      <Dialog open={consent.settingsOpen} onClose={() => showSettings(false)} labelledBy={id}>
        <Suspense fallback={<p id={id}>Cookie settings</p>}>
          <CookieSettings consent={consent} labelId={id} />
        </Suspense>
      </Dialog>
    </>
  );
};
