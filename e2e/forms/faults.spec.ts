import { describeFaults } from "./support/describe-faults";
import { applicationForm, contactForm, portfolioForm, subscribeForm } from "./support/forms";

// The four forms share their shell and the code that sends (FormShell, useSubmission,
// sendSubmission), so one form is tested with every fault, and the others with those that depend on
// the form.
describeFaults(contactForm, "all");
describeFaults(applicationForm, "per-form");
describeFaults(portfolioForm, "per-form");
describeFaults(subscribeForm, "per-form");
