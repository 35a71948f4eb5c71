import { Typography } from "@strapi/design-system";

import { replyNotice } from "../../../common/rules/reply-notice";
import { useEditView } from "../../editing/panel/use-open-record";

/** The side panel with what an editor should know before publishing a form. It refuses nothing. */
export const NoticePanel = ({ model }: { model: string }) => {
  const { form } = useEditView();
  const notice = model === "api::form.form" ? replyNotice(form?.values.questions) : undefined;
  if (!notice) return null;

  return {
    title: "Before you publish",
    content: (
      <Typography role="status" textColor="neutral800">
        {notice}
      </Typography>
    ),
  };
};
