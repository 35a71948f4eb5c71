/** The second item of the contact page has the form's title (specification, section 2). */
export const contactFormTitle = (item: { title?: string } | undefined) =>
  item?.title ?? "Write to us";
