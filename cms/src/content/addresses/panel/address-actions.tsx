import { useNotification, useTable } from "@strapi/strapi/admin";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { uidOf } from "../../../common/record-id";

import { recordPages } from "../../../common/page-types";
import { lazyPart } from "../../../panel/lazy-part";
import { Sentences } from "../../../panel/Sentences";

import type { TakesDown } from "./TakeDownForm";
import { useMove } from "./use-move";

type Document = { documentId?: string; status?: string; updatedAt?: string; slug?: string };

type Type = {
  /** The content type's uid. */
  model: string;
  collectionType: string;
};

/** The action's record. */
export type Props = Type & { documentId?: string; document?: Document };

/** The records of an action that are selected in a list. */
type BulkProps = Type & { documents: Document[] };

/** An action of a record: what Strapi's edit view and lists render. */
export type Descriptor = {
  type?: string | undefined;
  label: string;
  disabled?: boolean | undefined;
  onClick?: ((event?: unknown) => unknown) | undefined;
  dialog?: object | undefined;
};

/** Strapi's action of a record. */
export type Action<P> = ((props: P) => Descriptor | null) & { type?: string; position?: unknown };

const TakeDownForm = lazyPart(async () => (await import("./TakeDownForm")).TakeDownForm);

const hasPage = (model: string) => recordPages.some(({ type }) => model === uidOf(type));

const isPublished = (document: Document | undefined) =>
  document?.status === "published" || document?.status === "modified";

/** Strapi's Unpublish or Delete, which asks where the visitors of a published page go. */
const askWhere =
  (Action: Action<Props>, action: TakesDown) =>
  (props: Props): Descriptor | null => {
    const plain = Action(props);
    const navigate = useNavigate();
    const { documentId = "", document, model, collectionType } = props;
    // Stable: Strapi renders it as a component, and another one would lose the answers.
    const content = useCallback(
      ({ onClose }: { onClose: () => void }): ReactNode => (
        <TakeDownForm
          {...{ model, collectionType, action, onClose }}
          documentIds={[documentId]}
          onDone={() => {
            if (action === "unpublish") return;
            navigate(`/content-manager/${collectionType}/${model}`, { replace: true });
          }}
        />
      ),
      [model, collectionType, documentId, navigate],
    );
    if (!plain || !documentId || !hasPage(model) || !isPublished(document)) return plain;

    return {
      ...plain,
      onClick: undefined,
      dialog: { type: "modal", title: plain.label, content },
    };
  };

const idsOf = (documents: Document[]) => documents.flatMap(({ documentId = [] }) => documentId);

/** The same for the records that are selected in a list. */
const askWhereForAll =
  (Action: Action<BulkProps>, action: TakesDown) =>
  (props: BulkProps): Descriptor | null => {
    const plain = Action(props);
    const selectRow = useTable("address-actions", (state) => state.selectRow);
    const { documents, model, collectionType } = props;
    const published = idsOf(documents.filter(isPublished)).join();
    const slugs = documents.flatMap(({ slug = [] }) => slug).join();
    const others = idsOf(documents.filter((document) => !isPublished(document))).join();
    const content = useCallback(
      ({ onClose }: { onClose: () => void }): ReactNode => (
        <TakeDownForm
          {...{ model, collectionType, action, onClose }}
          documentIds={published.split(",")}
          slugs={slugs ? slugs.split(",") : []}
          others={others ? others.split(",") : []}
          onDone={() => selectRow([])}
        />
      ),
      [model, collectionType, published, slugs, others, selectRow],
    );
    if (!plain || !published || !hasPage(model)) return plain;

    return { ...plain, dialog: { type: "modal", title: plain.label, content } };
  };

const confirmMessage = "Publishing moves this page. Press “Publish” to see where, and confirm it.";
const checkMessage = "The address of this page is being checked. Publish it in a moment.";

/**
 * Replaces Strapi's key of Publish, Ctrl+Shift+Enter, which would publish without a question.
 *
 * @param message that is shown instead; without one, the key publishes.
 */
const useNoPublishKey = (message: string | undefined) => {
  const { toggleNotification } = useNotification();
  useEffect(() => {
    if (message === undefined) return undefined;
    const refuse = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey } = event;
      if (key !== "Enter" || !shiftKey || !(ctrlKey || metaKey)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toggleNotification({ type: "warning", message });
    };
    window.addEventListener("keydown", refuse, { capture: true });

    return () => window.removeEventListener("keydown", refuse, { capture: true });
  }, [message, toggleNotification]);
};

/** Strapi's Publish, which first says where a page moves. */
const confirmMove =
  (Publish: Action<Props>) =>
  (props: Props): Descriptor | null => {
    const plain = Publish(props);
    const { sentences, isKnown } = useMove(props);
    const move = sentences.join();
    const [confirmed, setConfirmed] = useState("");
    const asks = plain !== null && sentences.length > 0 && confirmed !== move;
    const isPending = plain !== null && !isKnown && isPublished(props.document);
    const replaced = isPending ? checkMessage : asks ? confirmMessage : undefined;
    useNoPublishKey(plain?.disabled ? undefined : replaced);
    if (isPending) return { ...plain, disabled: true };
    if (!asks) return plain;

    return {
      ...plain,
      onClick: undefined,
      dialog: {
        type: "dialog",
        title: "New address",
        content: <Sentences sentences={sentences} />,
        onConfirm: async () => {
          // False if the record has relations to drafts: Strapi asks about them on the next press.
          if (!(await plain.onClick?.())) setConfirmed(move);
        },
      },
    };
  };

type Replace<P> = (action: Action<P>) => Action<P>;

/** Replaces actions by their types. @throws if Strapi has no such actions. */
export const replaceActions = <T extends { type?: string }, P>(
  actions: T[],
  replacements: Record<string, Replace<P>>,
): T[] => {
  const found = actions.filter(({ type = "" }) => replacements[type]);
  if (found.length < Object.keys(replacements).length) {
    throw new Error(
      "Strapi has other actions of a record: see content/addresses/panel/address-actions and publishing/reviews/panel/ask-to-publish.",
    );
  }

  return actions.map((action) => {
    const original = action as unknown as Action<P>;
    const { type = "", position } = original;
    const replaced = replacements[type]?.(original);

    return replaced ? (Object.assign(replaced, { type, position }) as unknown as T) : action;
  });
};

/**
 * Strapi's actions of a record, with dialogs about the address of its page.
 *
 * @throws if Strapi has no such actions.
 */
export const withAddressDialogs = <T extends { type?: string }>(actions: T[]): T[] =>
  replaceActions<T, Props>(actions, {
    publish: confirmMove,
    unpublish: (action) => askWhere(action, "unpublish"),
    delete: (action) => askWhere(action, "delete"),
  });

/**
 * Strapi's actions of selected records, which ask where the visitors of their pages go.
 *
 * @throws if Strapi has no such actions.
 */
export const withBulkAddressDialogs = <T extends { type?: string }>(actions: T[]): T[] =>
  replaceActions<T, BulkProps>(actions, {
    unpublish: (action) => askWhereForAll(action, "unpublish"),
    delete: (action) => askWhereForAll(action, "delete"),
  });
