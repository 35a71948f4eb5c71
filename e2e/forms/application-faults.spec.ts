import { describeFaults } from "./support/describe-faults";
import { applicationForm } from "./support/forms";

describeFaults(applicationForm);
