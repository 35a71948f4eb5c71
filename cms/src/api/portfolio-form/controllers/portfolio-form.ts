import { acceptSubmission } from "../../../submissions/accept";
import { forms } from "../../../forms/forms";

export default { create: acceptSubmission(forms.portfolio) };
