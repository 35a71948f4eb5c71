import { describeFaults } from "./support/describe-faults";
import { applicationForm, contactForm, portfolioForm, subscribeForm } from "./support/forms";

// The four forms share their shell and the code that sends (FormShell, useSubmission,
// sendSubmission), so one form meets every fault and the others those that a form could get
// wrong by itself.
describeFaults(contactForm, "all");
describeFaults(applicationForm, "own");
describeFaults(portfolioForm, "own");
describeFaults(subscribeForm, "own");
