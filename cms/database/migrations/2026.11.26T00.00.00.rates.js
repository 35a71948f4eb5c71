"use strict";

const tables = ["components_parts_engagement_models_cmps", "service_pages_cmps"];
const rates = "components_parts_rates";
const facts = "components_parts_facts";

/** Rates were facts with a free text, which becomes the note. Strapi adds the other columns. */
module.exports = {
  async up(knex) {
    const existing = [];
    for (const table of tables) if (await knex.schema.hasTable(table)) existing.push(table);
    if (existing.length === 0) return;

    await knex.schema.createTable(rates, (table) => {
      table.increments("id");
      table.string("label");
      table.string("currency");
      table.string("unit");
      table.string("note");
    });
    for (const table of existing) {
      const links = await knex(table).where({ field: "rates", component_type: "parts.fact" });
      for (const { id, cmp_id } of links) {
        const fact = await knex(facts).where({ id: cmp_id }).first();
        if (!fact) continue;
        const rate = { label: fact.label, currency: "USD", unit: "hour", note: fact.value };
        const [inserted] = await knex(rates).insert(rate).returning("id");
        await knex(table)
          .where({ id })
          .update({ cmp_id: inserted.id, component_type: "parts.rate" });
        await knex(facts).where({ id: cmp_id }).delete();
      }
    }
  },
};
