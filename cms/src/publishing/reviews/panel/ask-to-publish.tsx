import { useAuth } from "@strapi/strapi/admin";
import { type ReactNode, useCallback } from "react";

import { useEditView } from "../../../content/editing/panel/use-open-record";
import { useRecordPart } from "../../../content/editing/panel/poll-open-record";
import { lazyPart } from "../../../panel/lazy-part";
import type { RecordReviews } from "../../types";
import {
  type Action,
  type Descriptor,
  type Props,
  replaceActions,
} from "../../../content/addresses/panel/address-actions";
import { describeAsking, mayAsk } from "./review-messages";

const AskForm = lazyPart(async () => (await import("./AskForm")).AskForm);

/** Strapi's Publish, or for users who may not publish a button that asks an editor. */
const askInstead =
  (Publish: Action<Props>) =>
  (props: Props): Descriptor | null => {
    const plain = Publish(props);
    const { model, document } = props;
    const user = useAuth("AskToPublish", (state) => state.user?.id);
    const permissions = useAuth("AskToPublish", (state) => state.permissions);
    const { form, hasDraftAndPublish } = useEditView();
    const isModified = Boolean(form?.modified);
    const asks = hasDraftAndPublish && mayAsk(permissions, model, document ?? {}, user);
    const documentId = document?.documentId;
    const { part: data } = useRecordPart<RecordReviews>("reviews", { model, documentId });
    const sendsMail = data?.sendsMail ?? false;
    // Stable: Strapi renders it as a component, and another one would lose the text.
    const content = useCallback(
      ({ onClose }: { onClose: () => void }): ReactNode => (
        <AskForm record={{ model, documentId }} {...{ isModified, sendsMail, onClose }} />
      ),
      [model, documentId, isModified, sendsMail],
    );
    if (!plain || !asks) return plain;
    const isOpen = Boolean(data?.reviews.some(({ state }) => state === "open"));

    return {
      ...plain,
      // The hint on Publish names a key that does not ask.
      type: undefined,
      ...describeAsking({ ...document, isModified, isOpen }),
      onClick: undefined,
      dialog: { type: "modal", title: "Ask to publish", content },
    };
  };

/**
 * Strapi's actions of a record, with "Ask to publish" in the place of Publish for users who may not
 * publish.
 *
 * @throws if Strapi has no such action.
 */
export const withAskToPublish = <T extends { type?: string }>(actions: T[]): T[] =>
  replaceActions<T, Props>(actions, { publish: askInstead });
