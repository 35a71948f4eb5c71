import { describeFaults } from "./support/describe-faults";
import { portfolioForm } from "./support/forms";

describeFaults(portfolioForm);
