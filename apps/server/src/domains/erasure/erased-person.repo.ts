import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, queryValues } from '#db/rows.ts'
import { imports } from '#domains/imports/imports.tables.ts'
import type { Names } from './naming.rules.ts'

const knownRow = {
  full: pgType.text,
  email: nullable(pgType.text),
  number: nullable(pgType.text),
  phone: nullable(pgType.text),
}

/**
 * All names the person has had, as far back as the audit log goes, and their identifiers in other systems.
 */
export async function findNames(db: Database, personId: string): Promise<Names> {
  const rows = await queryRows(db, knownRow)`
    with known as (
      select first_name as first, last_name as last, email::text as email, number, phone from people where id = ${personId}
      union
      select v ->> 'firstName', v ->> 'lastName', v ->> 'email', v ->> 'number', v ->> 'phone'
      from audit_events e, unnest(array[e.before, e.after]) v
      where e.entity = 'person' and e.entity_id = ${personId} and jsonb_typeof(v) = 'object'
      union
      select null, null, i.email, null, null from identities i where i.person_id = ${personId}
      union
      select null, null, null, x.external_id, null from external_ids x where x.kind = 'person' and x.row_id = ${personId}
    )
    select distinct coalesce(first || ' ' || last, '') as "full", email, number, phone from known`
  const distinct = (values: (string | null)[]) => [
    ...new Set(values.filter((it) => it !== null && it !== '')),
  ]
  return {
    full: distinct(rows.map((it) => it.full)) as string[],
    emails: distinct(rows.map((it) => it.email)) as string[],
    numbers: distinct(rows.flatMap((it) => [it.number, it.phone])) as string[],
  }
}

/** Those of the names that other people have as well. */
export const listShared = (db: Database, personId: string, names: readonly string[]): Promise<string[]> =>
  queryValues(db, pgType.text)`select distinct lower(first_name || ' ' || last_name) as name from people
      where id <> ${personId}
        and lower(first_name || ' ' || last_name) = any(${sql.param(names.map((it) => it.toLowerCase()))}::text[])`

/** Keeps the row under a pseudonym because other rows refer to it. Returns the keys of pictures to delete. */
export async function pseudonymise(
  db: Database,
  personId: string,
  { last, email }: { last: string; email: string },
  now: Date,
): Promise<string[]> {
  const before = await queryRow(db, {
    keys: pgType.array(pgType.text),
  })`select array[profile_image, face_photo] as keys from people where id = ${personId} for update`
  await db.execute(sql`update people set first_name = 'Erased', last_name = ${last}, email = ${email}, number = null,
    phone = null, department_id = null,    profile_image = null, face_descriptor = null, face_registered_at = null, face_photo = null,
    is_active = false, updated_at = ${now}, version = version + 1 where id = ${personId}`)
  return (before?.keys ?? []).filter((it) => it !== null)
}

/** Deletes import lines that are about the person or contain their name, and the files they came from. */
export async function deleteImportLines(db: Database, personId: string, names: Names) {
  const whole = JSON.stringify([...names.emails, ...names.numbers].map((it) => it.toLowerCase()))
  const found = await queryRows(db, { importId: imports.id, key: imports.file, lines: pgType.int })`
    with named as (
      delete from import_rows t where t.target_id = ${personId}
        or ${whole}::jsonb ? lower(t.key) or ${whole}::jsonb ? lower(coalesce(t.alias, ''))
        or exists (
          select 1 from jsonb_path_query(jsonb_build_array(t.data, t.refs, t.before, t.after), '$.**') v
          where jsonb_typeof(v) = 'string' and (${whole}::jsonb ? lower(v #>> '{}') or v #>> '{}' = ${personId}))
      returning t.import_id)
    select i.id as import_id, i.file as key, count(*)::int as lines
    from named n join imports i on i.id = n.import_id group by i.id, i.file`
  return { keys: found.map(({ key }) => key), lines: found.reduce((sum, { lines }) => sum + lines, 0) }
}
