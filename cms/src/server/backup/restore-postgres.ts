import { runWithDump } from "./postgres-programs";

/** The schema of the old data, until the restored CMS has started. */
export const keptSchema = "before_restore";

/**
 * Ends the restore if another session of the CMS's account has the database open: instances on other
 * machines respond at other addresses. A busy server takes seconds to notice a closed session.
 */
const refuseSessions = `do $$ begin
  for i in 1..25 loop
    perform pg_stat_clear_snapshot();
    if not exists (
      select from pg_stat_activity
      where datname = current_database() and usename = current_user
        and backend_type = 'client backend' and pid <> pg_backend_pid()
    ) then return; end if;
    perform pg_sleep(0.2);
  end loop;
  raise 'The database is in use: stop the CMS, then restore.';
end $$;`;

/**
 * Moves everything in the schema public to another. The schema itself stays, with its rights, and so
 * do extensions, which a superuser owns. Sequences of a table move with it.
 */
const moveObjects = `create schema replaced_by_restore;
do $$ declare entry record; begin
  for entry in
    select replace(o.type, 'statistics object', 'statistics') as type, o.identity
    from pg_depend d, pg_identify_object(d.classid, d.objid, 0) o
    where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace
      and d.deptype = 'n' and o.type <> 'extension' and not exists (
        select from pg_depend part
        where (part.classid, part.objid, part.objsubid) = (d.classid, d.objid, 0) and (
          part.deptype in ('e', 'i') or part.deptype = 'a' and o.type = 'sequence'
        )
      )
  loop
    execute format('alter %s %s set schema replaced_by_restore', entry.type, entry.identity);
  end loop;
end $$;`;

/** Views and tables in other schemas would be deleted with the old data on which they depend. */
const refuseDependents = `do $$ declare dependent text; begin
  select c.oid::regclass into dependent
  from pg_depend d
    join pg_class used on d.refclassid = 'pg_class'::regclass and used.oid = d.refobjid
    left join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
    left join pg_constraint k on d.classid = 'pg_constraint'::regclass and k.oid = d.objid
    join pg_class c on c.oid = coalesce(r.ev_class, k.conrelid)
  where used.relnamespace = 'replaced_by_restore'::regnamespace
    and c.relnamespace <> used.relnamespace;
  if found then
    raise '% depends on tables of the CMS: drop it, restore, then create it again.', dependent;
  end if;
end $$;`;

/** An existing one is of a restore that no CMS has started with: its own data is not kept. */
const keepReplaced = `do $$ begin
  if to_regnamespace('${keptSchema}') is null then
    alter schema replaced_by_restore rename to ${keptSchema};
  else
    drop schema replaced_by_restore cascade;
  end if;
end $$;`;

const setAside = [
  "set client_min_messages = error;",
  refuseSessions,
  moveObjects,
  refuseDependents,
  keepReplaced,
].join("\n");

/**
 * Restores the schema public from a dump in one transaction, and sets the old one aside: objects of
 * a newer version could depend on those that the dump replaces.
 *
 * @throws {OperatorError}
 */
export const restorePostgres = (databaseUrl: string, dump: string) =>
  runWithDump(
    databaseUrl,
    setAside,
    // Only what is in the schema, since archives differ in whether they create it.
    ["--schema=public", "--no-owner", dump],
  );
