import { existsSync } from "node:fs";

import { describeFaults } from "./support/describe-faults";
import {
  applicationForm,
  contactForm,
  customForm,
  portfolioForm,
  subscribeForm,
} from "./support/forms";

// The forms share their shell and the code that sends (FormShell, useSubmission,
// sendSubmission), so one form is tested with every fault, and the others with those that depend on
// the form.
describeFaults(contactForm, "all");
describeFaults(applicationForm, "per-form");
describeFaults(portfolioForm, "per-form");
describeFaults(subscribeForm, "per-form");
// An agency deletes the sample's.
if (existsSync(`public${customForm.path}`)) describeFaults(customForm, "per-form");
