import { describeFaults } from "./support/describe-faults";
import { subscribeForm } from "./support/forms";

describeFaults(subscribeForm);
