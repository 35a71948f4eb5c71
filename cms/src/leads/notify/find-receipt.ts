import type { AppContext } from "../../server/app-context";
import { findFormOf } from "../forms/custom-form";
import { formOfKind } from "../forms/forms";

/** The words of a receipt, a short email to the person who sent a form. */
type Receipt = { subject: string; text: string };

type Site = { receipts: (Receipt & { form: string })[] };

/** The receipt of a kind of leads as published: of a form of editors, or in the record `site`. */
export const findReceipt = async (app: AppContext, kind: string): Promise<Receipt | undefined> => {
  const { form, slug } = formOfKind(kind);
  if (form?.custom) {
    const { publishedAt, receiptSubject, receiptText } = (await findFormOf(app, slug ?? "")) ?? {};

    return publishedAt && receiptSubject && receiptText
      ? { subject: receiptSubject, text: receiptText }
      : undefined;
  }
  const site: Site | null = await app.strapi.db
    .query("api::site.site")
    .findOne({ where: { publishedAt: { $notNull: true } }, populate: { receipts: true } });

  return site?.receipts.find(({ form: name }) => name === kind);
};
