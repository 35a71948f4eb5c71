import { describeFaults } from "./support/describe-faults";
import { contactForm } from "./support/forms";

describeFaults(contactForm);
