import { acceptSubmission } from "../../../submissions/accept";
import { forms } from "../../../submissions/forms";

export default { create: acceptSubmission(forms.subscribe) };
