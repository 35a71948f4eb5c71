import { errors, z } from "@strapi/utils";

import { isRecord } from "../../common/is-record";
import { maxMessageLength } from "../../common/request-to-publish";
import { createMarkdown } from "../../common/rules/markdown";
import { asReadAt } from "../../content/editing/reject-stale";
import { contentOf, keptAttributes, readDraft } from "../../content/model/record-content";
import { componentsOf } from "../../content/model/schemas";
import { flattenFields } from "../../common/rules/fields";
import type { ContentRecord } from "../../common/rules/model";
import { recordAuditEvent } from "../../leads/audit/audit";
import type { AppContext } from "../../server/app-context";
import { createAction, mayCreate, updateAction } from "../../server/admin/rights";

import { changeAlone } from "./change-alone";
import { checkReadable, draftIssues } from "./draft-issues";
import type { PublishingPart } from "./publishing-part";
import {
  findChangeable,
  findType,
  recordInput,
  requireWritable,
  updatedAtInput,
} from "./find-named";
import { sentences } from "./issue-sentences";
import { defineTool, type Person } from "./define-tool";
import { toValues } from "./write-fields";

const fieldsInput = {
  fields: z
    .record(z.string(), z.unknown())
    .describe("Fields by name, in the format of read_record. A list is replaced as a whole"),
};

type Changeable = Awaited<ReturnType<typeof findChangeable>>;
type Saved = { documentId: string; updatedAt: string | Date };
type Documents = {
  create: (params: object) => Promise<Saved>;
  update: (params: object) => Promise<Saved>;
};

/** The tools that write drafts, and ask an editor to publish them. */
export const writeTools = (app: AppContext, { ask }: PublishingPart) => {
  const { strapi } = app;
  const markdown = createMarkdown();

  const audit = (
    person: Person,
    action: "drafted" | "asked to publish",
    type: string,
    id: string,
  ) =>
    recordAuditEvent(app, {
      actor: `${person.user.email ?? "somebody"} with an assistant`,
      action,
      form: type,
      entries: [id],
    });

  /** How the site's parser reads the Markdown of these fields, as HTML by the field's path. */
  const readTexts = (schema: Changeable["schema"], fields: ContentRecord) =>
    Object.fromEntries(
      flattenFields(componentsOf(strapi), keptAttributes(schema), fields).flatMap(
        ({ path, attribute, value }) =>
          attribute.type === "richtext" && typeof value === "string"
            ? [[path.join("."), markdown.render(value)]]
            : [],
      ),
    );

  /** What was saved, and what still prevents publishing it. */
  const answer = async (
    schema: Changeable["schema"],
    { documentId, updatedAt }: Saved,
    fields: ContentRecord,
  ) => ({
    id: documentId,
    updatedAt: new Date(updatedAt).toISOString(),
    issues: await draftIssues(app, schema, documentId),
    texts: readTexts(schema, fields),
  });

  const change = (
    { schema, uid, documentId }: Changeable,
    person: Person,
    updatedAt: string,
    fieldsOf: () => Promise<ContentRecord>,
  ) =>
    changeAlone(`${uid} ${documentId}`, async () => {
      if (Number.isNaN(Date.parse(updatedAt))) {
        throw new errors.ValidationError("updatedAt must be a time, as read_record gave it.");
      }
      const fields = await fieldsOf();
      const action = { ability: person.ability, action: updateAction };
      const values = await toValues(strapi, schema, action, fields);
      const documents = strapi.documents(uid) as unknown as Documents;
      const saved = await sentences(strapi, schema, fields).during(() =>
        asReadAt(updatedAt, () =>
          strapi.db.transaction(async () => {
            const result = await documents.update({
              documentId,
              data: { ...values, updatedBy: person.user.id },
            });
            await audit(person, "drafted", schema.info.singularName, documentId);

            return result;
          }),
        ),
      );

      return answer(schema, saved, fields);
    });

  return [
    defineTool(app, {
      name: "create_draft",
      title: "Create a draft",
      description:
        "Creates a record as a draft, which visitors do not see. The answer says what is missing before an editor can publish it.",
      input: { type: recordInput.type, ...fieldsInput },
      run: async ({ type, fields }, person) => {
        const schema = findType(strapi, person, type);
        requireWritable(schema);
        if (schema.kind === "singleType" || !mayCreate(person.ability, schema.uid)) {
          throw new errors.ForbiddenError(
            schema.kind === "singleType"
              ? "This type has one record: use change_draft."
              : "Your person’s role cannot create these records.",
          );
        }
        const action = { ability: person.ability, action: createAction };
        const values = await toValues(strapi, schema, action, fields);
        const documents = strapi.documents(schema.uid) as unknown as Documents;
        const { id } = person.user;
        const saved = await sentences(strapi, schema, fields).during(() =>
          strapi.db.transaction(async () => {
            const result = await documents.create({
              data: { ...values, createdBy: id, updatedBy: id },
            });
            await audit(person, "drafted", type, result.documentId);

            return result;
          }),
        );

        return answer(schema, saved, fields);
      },
    }),

    defineTool(app, {
      name: "change_draft",
      title: "Change a draft",
      description:
        "Saves some fields of a record’s draft; the others stay. The published page stays as it is until an editor publishes.",
      input: { ...recordInput, ...updatedAtInput, ...fieldsInput },
      run: async ({ updatedAt, fields, ...named }, person) =>
        change(await findChangeable(strapi, person, named), person, updatedAt, async () => fields),
    }),

    defineTool(app, {
      name: "add_section",
      title: "Add a section",
      description: "Adds a section to a record’s draft, at the end or before another one.",
      input: {
        ...recordInput,
        ...updatedAtInput,
        field: z.string().describe("The field with the sections, as describe_type has it"),
        section: z
          .record(z.string(), z.unknown())
          .describe("The section’s fields, and its name as __component"),
        before: z
          .int()
          .min(1)
          .optional()
          .describe("The place of the section that follows it, from 1"),
      },
      run: async ({ updatedAt, field, section, before, ...named }, person) => {
        const record = await findChangeable(strapi, person, named);
        const { schema, documentId } = record;

        return change(record, person, updatedAt, async () => {
          const attribute = keptAttributes(schema)[field];
          if (attribute?.type !== "dynamiczone") {
            throw new errors.ValidationError(
              `${JSON.stringify(field)} has no sections: describe_type says which field does.`,
            );
          }
          const attributes = { [field]: attribute };
          const draft = await readDraft(strapi, schema, documentId, { attributes });
          const content = contentOf(strapi, schema, draft ?? {}, { attributes })[field];
          const sections = Array.isArray(content) ? content.filter(isRecord) : [];

          return {
            [field]: sections.toSpliced((before ?? sections.length + 1) - 1, 0, section),
          };
        });
      },
    }),

    defineTool(app, {
      name: "ask_to_publish",
      title: "Ask an editor to publish",
      description:
        "Asks the editors to publish the saved draft, in the name of your person. Publishing itself is theirs.",
      input: {
        ...recordInput,
        message: z
          .string()
          .max(maxMessageLength)
          .default("")
          .describe("What the editor should know, in plain sentences"),
      },
      run: async ({ message, ...named }, person) => {
        const record = await findChangeable(strapi, person, named);
        const issues = await checkReadable(app, record.schema, record.documentId);
        sentences(strapi, record.schema, record.draft).throwAll(issues);
        await ask(record, message.replaceAll("\0", "").trim());
        await audit(person, "asked to publish", named.type, record.documentId);

        return { asked: true };
      },
    }),
  ];
};
