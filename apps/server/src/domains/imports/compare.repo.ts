import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dayOfSql } from '#domains/people/membership.sql.ts'
import type { ImportSource } from './imports.tables.ts'
import { kindSql, pairId } from './kinds.sql.ts'
import { codedSql, m } from './problems.messages.ts'

export interface Comparison {
  importId: string
  source: ImportSource
  /** The admin who started the import, who is never deactivated. */
  requestedBy: string
  now: Date
}

const raw = sql.raw
const join = (parts: SQL[], by: SQL) => (parts.length > 0 ? sql.join(parts, by) : sql``)

/**
 * Rows match by the source's own identifiers, if it has any. In our CSV files a code or email identifies a
 * row, except for classes.
 */
const byExternalId = ({ source }: Comparison, kind: ImportKind) => source === 'oneroster' || kind === 'class'

/**
 * Resolves the key of a reference: to lines of this file, to identifiers of the source, or to existing rows.
 */
function lookup(it: Comparison, kind: ImportKind, column: string) {
  const name = (part: string) => raw(`${part}_${column}`)
  const external = byExternalId(it, kind) ? sql`true` : sql`false`
  return {
    ctes: sql`
      ${name('there')} as materialized (${kindSql[kind].existing}),
      ${name('lines')} as materialized (
        select distinct on (key) key, target_id, after, true as told
        from import_rows where import_id = ${it.importId} and kind = ${kind}
        order by key, outcome is not distinct from 'reject', target_id is null, row_no)`,
    joins: sql`
      left join ${name('lines')} l_${raw(column)} on l_${raw(column)}.key = r.refs ->> ${column}
      left join external_ids x_${raw(column)} on ${external} and x_${raw(column)}.source = ${it.source}
        and x_${raw(column)}.kind = ${kind} and x_${raw(column)}.external_id = r.refs ->> ${column}
      left join ${name('there')} n_${raw(column)} on n_${raw(column)}.alias = lower(r.refs ->> ${column})
        and not n_${raw(column)}.archived
      left join ${name('there')} i_${raw(column)} on i_${raw(column)}.id::text = r.refs ->> ${column}
      left join ${name('there')} f_${raw(column)} on f_${raw(column)}.id = x_${raw(column)}.row_id`,
    id: raw(
      `coalesce(l_${column}.target_id, f_${column}.id, n_${column}.id, i_${column}.id) as ${column}_id`,
    ),
    facts: raw(
      `coalesce(l_${column}.after, f_${column}.facts, n_${column}.facts, i_${column}.facts) as ${column}_facts`,
    ),
    told: raw(`l_${column}.told as ${column}_told`),
  }
}

/**
 * Decides the outcome of every line of one kind in one statement. The kinds that it refers to were decided
 * before.
 */
export async function compareKind(db: Database, it: Comparison, kind: ImportKind): Promise<void> {
  const { existing, defaults, refs, pair, rejection } = kindSql[kind]
  const lookups = refs.map((ref) => ({ ...ref, ...lookup(it, ref.kind, ref.column) }))
  const found = (column: string) => raw(`${column}_id`)
  const wanted = join(
    refs.map(
      ({ column }) =>
        sql`case when refs ? ${column} then jsonb_build_object(${column}::text, ${found(column)}) else '{}' end`,
    ),
    sql` || `,
  )
  const lost = refs.map(
    ({ column, kind: other, optional }) => sql`
      when refs ->> ${column} is not null and ${found(column)} is null ${optional ? sql`and ${raw(`${column}_told`)} is null` : sql``}
        then case when ${raw(`${column}_told`)} then ${m.rejected({ kind: other })}
          else ${codedSql(m.noSuch, { kind: sql`${other}::text`, key: sql`refs ->> ${column}` })} end`,
  )
  const alias = pair
    ? sql`${raw(`${pair[0]}_id`)}::text || '/' || ${raw(`${pair[1]}_id`)}::text`
    : sql`coalesce(alias, ${it.source === 'csv' && kind !== 'class' ? sql`key` : sql`null`})`
  const newId = pair
    ? pairId(raw(`${pair[0]}_id`), raw(`${pair[1]}_id`))
    : sql`coalesce(kept_id, gen_random_uuid())`
  const added =
    kind === 'enrolment'
      ? sql`jsonb_build_object('enrolled_at', ${it.now.toISOString()}::timestamptz)`
      : kind === 'person'
        ? sql`jsonb_build_object('starts_on', ${dayOfSql(it.now)})`
        : sql`'{}'::jsonb`
  const sameAs = (line: SQL) => codedSql(m.sameAsLine, { line, kind: sql`${kind}::text` })
  // A pair is identified by what it refers to, because its external identifier may now refer to a different
  // pair.
  const known = pair ? sql`n.gone` : sql`true`
  await db.execute(sql`
    with there as materialized (${existing})
    ${join(
      lookups.map(({ ctes }) => sql`, ${ctes}`),
      sql` `,
    )},
    resolved as (
      select r.row_no, r.line, r.key, r.alias, r.gone, r.data, r.refs, r.target_id as kept_id
        ${join(
          lookups.map(({ id, facts, told }) => sql`, ${id}, ${facts}, ${told}`),
          sql` `,
        )}
      from import_rows r ${join(
        lookups.map(({ joins }) => joins),
        sql` `,
      )}
      where r.import_id = ${it.importId} and r.kind = ${kind} and not r.settled
    ),
    named as (
      select *, data || ${refs.length > 0 ? wanted : sql`'{}'::jsonb`} as wanted, ${alias} as name_here,
        first_value(line) over (partition by key order by row_no) as first_line,
        row_number() over (partition by key order by row_no) as nth_of_key
      from resolved
    ),
    matched as (
      select n.*, coalesce(e1.id, e2.id, e3.id) as found_id, coalesce(e1.facts, e2.facts, e3.facts) as facts,
        coalesce(e1.archived, e2.archived, e3.archived) as archived,
        coalesce(e1.id, e2.id) is not null and e3.id is not null and coalesce(e1.id, e2.id) <> e3.id as clashes,
        o.created as from_source, o.deactivated,
        first_value(n.line) over (partition by n.name_here order by n.row_no) as first_name_line,
        case when n.name_here is null then 1
          else row_number() over (partition by n.name_here order by n.row_no) end as nth_of_name
      from named n
      left join external_ids x on ${byExternalId(it, kind)} and x.source = ${it.source} and x.kind = ${kind}
        and x.external_id = n.key
      left join there e1 on e1.id = x.row_id and ${known}
      left join there e2 on e2.id::text = n.key and ${known}
      left join there e3 on e3.alias = lower(n.name_here)
      left join external_ids o on o.source = ${it.source} and o.kind = ${kind}
        and o.row_id = coalesce(e1.id, e2.id, e3.id)
    ),
    become as (
      select *, coalesce(facts, ${JSON.stringify(defaults)}::jsonb || ${added}) || wanted ${becoming(kind)} as after,
        coalesce(found_id, ${newId}) as target_id
      from matched
    ),
    judged as (select *, ${rejection ?? sql`null`} as rejection from become),
    decided as (
      select *, case
          ${join(lost, sql` `)}
          when nth_of_key > 1 then ${sameAs(sql`first_line`)}
          when nth_of_name > 1 then ${sameAs(sql`first_name_line`)}
          when archived then ${m.archived({ kind })}
          when clashes then ${m.nameTaken({ kind })}
          when gone and found_id is not null then ${goneRejection(it, kind)}
          when not gone then rejection
        end as rejected
      from judged
    )
    update import_rows r set
      outcome = case
        when d.rejected is not null then 'reject'
        when d.gone and d.found_id is null then 'unchanged'
        when d.gone and ${alreadyGone(kind)} then 'unchanged'
        when d.gone then 'deactivate'
        when d.found_id is null then 'create'
        when d.after = d.facts then 'unchanged'
        else 'change' end,
      reason = case when d.gone and d.found_id is null and d.rejected is null
        then ${m.goneHereToo()}
        when d.rejected is null and d.line is null then ${m.missing()}
        else d.rejected end,
      target_id = case when d.rejected is null and not (d.gone and d.found_id is null) then d.target_id end,
      before = d.facts,
      after = case when d.rejected is not null then null
        when d.gone then d.facts || ${goneFacts(it, kind)} else d.after end
    from decided d where r.import_id = ${it.importId} and r.row_no = d.row_no`)
}

/** Other changes to a row that is in the source. */
function becoming(kind: ImportKind): SQL {
  if (kind === 'enrolment') return sql`|| '{"left_at": null}'::jsonb`
  if (kind !== 'person') return sql``
  const role = sql`coalesce(wanted ->> 'role', facts ->> 'role')`
  return sql`
    || case when ${role} = 'student' then '{"employment_type": null, "department_id": null}'::jsonb
      else '{"batch_id": null}'::jsonb end
    || case when deactivated then '{"is_active": true}'::jsonb else '{}'::jsonb end`
}

const alreadyGone = (kind: ImportKind) => {
  if (kind === 'person') return sql`(d.facts ->> 'is_active') = 'false'`
  if (kind === 'enrolment') return sql`d.facts ->> 'left_at' is not null`
  return sql`false`
}

function goneFacts({ now }: Comparison, kind: ImportKind) {
  if (kind === 'person') return sql`'{"is_active": false}'::jsonb`
  if (kind === 'enrolment') return sql`jsonb_build_object('left_at', ${now.toISOString()}::timestamptz)`
  return sql`'{}'::jsonb`
}

/** Why a row that is missing from its source is kept unchanged; null when it is not. */
function goneRejection({ requestedBy }: Comparison, kind: ImportKind) {
  if (kind === 'lecturer' || kind === 'enrolment') {
    return sql`case when from_source is not true then ${m.goneFromElsewhere()} end`
  }
  if (kind !== 'person') return sql`${m.goneInSource()}::text`
  return sql`case
    when facts ->> 'is_active' = 'false' then null
    when found_id = ${requestedBy} then ${m.ownAccount()}
    when facts ->> 'role' = 'admin' then ${m.adminDeactivated()}
    when from_source is not true
      then ${m.gonePersonFromElsewhere()} end`
}

/**
 * Adds a line for each row of a kind that came from the source earlier and is missing from a complete file.
 */
export async function addMissing(db: Database, it: Comparison, kind: ImportKind): Promise<void> {
  const label = {
    person: sql`(e.facts ->> 'first_name') || ' ' || (e.facts ->> 'last_name') || ', ' || (e.facts ->> 'email')`,
    lecturer: sql`${pairLabel('lecturer_id')}`,
    enrolment: sql`${pairLabel('student_id')}`,
  }[kind as 'person' | 'lecturer' | 'enrolment']
  await db.execute(sql`
    insert into import_rows (import_id, row_no, kind, key, label, gone, data, refs, settled, outcome, reason,
      target_id, before, after)
    select ${it.importId}, last.row_no + row_number() over (order by d.label), ${kind}, d.found_id::text, d.label, true,
      '{}', '{}', false, case when d.rejected is null then 'deactivate' else 'reject' end,
      coalesce(d.rejected, ${m.missing()}),
      case when d.rejected is null then d.found_id end, d.facts,
      case when d.rejected is null then d.facts || ${goneFacts(it, kind)} end
    from (select coalesce(max(row_no), 0) as row_no from import_rows where import_id = ${it.importId}) last,
    (
      select e.*, ${label} as label, ${goneRejection(it, kind)} as rejected
      from (
        select x.external_id, x.created as from_source, t.id as found_id, t.facts
        from external_ids x join (${kindSql[kind].existing}) t on t.id = x.row_id
        where x.source = ${it.source} and x.kind = ${kind} and x.created
      ) e
      where not exists (select 1 from import_rows r
          where r.import_id = ${it.importId} and r.kind = ${kind} and r.target_id = e.found_id)
        and not exists (select 1 from import_rows r
          where r.import_id = ${it.importId} and r.kind = ${kind} and r.key = e.external_id
            and ${kindSql[kind].pair ? sql`r.target_id is null` : sql`true`})
        and not exists (select 1 from import_rows r
          where r.import_id = ${it.importId} and r.kind = ${kind} and r.key = e.found_id::text)
    ) d
    where not ${alreadyGone(kind)}`)
}

const pairLabel = (
  person: string,
) => sql`coalesce((select p.first_name || ' ' || p.last_name || ' in ' || c.code
    from people p, classes k join courses c on c.id = k.course_id
    where p.id = (e.facts ->> ${person})::uuid and k.id = (e.facts ->> 'class_id')::uuid), '')`

const signature = sql`md5(outcome || coalesce(before::text, '')
  || case when outcome in ('change', 'deactivate', 'unchanged') then coalesce(target_id::text, '') else '' end
  || coalesce(reason, ''))`

/** Stores the result of the dry run, so that applying can check whether it is still valid. */
export const keepSeen = (db: Database, importId: string) =>
  db.execute(sql`update import_rows set seen = ${signature} where import_id = ${importId}
    and seen is distinct from ${signature}`)

/** The number of lines for which the dry run is out of date. */
export async function countStale(db: Database, importId: string): Promise<number> {
  const { rows } = await db.execute<{ stale: string }>(sql`
    select count(*) as stale from import_rows where import_id = ${importId} and seen is distinct from ${signature}`)
  return Number(rows[0]?.stale)
}
