import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containing } from '#db/lists.ts'
import { pgType, queryOne, queryRow } from '#db/rows.ts'
import type { RosterRows } from '#domains/imports/roster.sql.ts'
import { type Clause, type Operator, parseInstant } from './filter.rules.ts'
import { type Resource, type ResourceName, type RosterField, resources } from './resources.ts'
import type { RosterCells } from './roster-objects.rules.ts'
import type { RosterQuery } from './roster-query.rules.ts'
import type { RosteringRoute } from './rostering-routes.ts'
import { belonging, existing, type Parents, rowId } from './row-ids.sql.ts'

const pageRow = { total: pgType.int, hasParents: pgType.boolean, rows: pgType.json<RosterCells[]>() }

const operatorSql: Record<Exclude<Operator, '~'>, SQL> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
}

/** Compares by code point, as the standard asks. */
const unicode = (text: SQL) => sql`(${text}) collate "C"`

function compared(rows: RosterRows, field: RosterField, { operator, value }: Clause): SQL {
  const compare = operator === '~' ? sql`=` : operatorSql[operator]
  switch (field.type) {
    case 'id':
      return sql`${rows.id} ${compare} ${rowId(rows.kind, value)}`
    case 'ref':
      return sql`${rows.refs[field.column]!} ${compare} ${rowId(field.kind, value)}`
    case 'status':
      return sql`(${rows.isCurrent}) ${compare} ${value === 'active'}`
    case 'instant':
      return sql`${rows.changedAt} ${compare} ${parseInstant(value)!}::timestamptz`
    default: {
      const cell = rows.cells[field.cell]
      if (!cell) return sql`false`
      if (operator === '~') return sql`(${cell}) ilike ${containing(value)}`
      if (operator === '=' && field.exact) return sql`${field.exact} = ${value}`
      return sql`${unicode(cell)} ${compare} ${value}`
    }
  }
}

const matching = (rows: RosterRows, { filters }: Resource, { filter }: RosterQuery): SQL | false =>
  filter.length > 0 &&
  sql`(${sql.join(
    filter.map((clauses) => allConditions(...clauses.map((it) => compared(rows, filters[it.field]!, it)))),
    sql` or `,
  )})`

/** The sort order of the rows before their id, which alone never changes. */
function sortKey(rows: RosterRows, { filters }: Resource, sort: string | undefined): SQL {
  const field = sort === undefined ? undefined : filters[sort]
  if (!field) return sql`null::text`
  switch (field.type) {
    case 'instant':
      return sql`to_char(${rows.changedAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS')`
    case 'status':
      return sql`case when ${rows.isCurrent} then 'active' else 'tobedeleted' end`
    case 'id':
      return rows.cells.sourcedId!
    case 'ref':
      return rows.cells[field.column]!
    default:
      return sql`(${rows.cells[field.cell] ?? sql`null`})::text`
  }
}

/** A row as JSON: its cells, its status and when it changed. */
function rowJson({ cells, isCurrent, changedAt }: RosterRows): SQL {
  const all: Record<string, SQL> = {
    ...cells,
    status: sql`case when ${isCurrent} then 'active' else 'tobedeleted' end`,
    dateLastModified: sql`to_char(${changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  }
  const pairs = Object.entries(all).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  return sql`json_strip_nulls(json_build_object(${sql.join(pairs, sql`, `)}))`
}

const only = (rows: RosterRows, [cell, value]: readonly [string, string]): SQL =>
  sql`${rows.cells[cell]!} = ${value}`

/**
 * A page of objects, with their number, in one query. It finds the page by ids first, so that cells and the
 * identifiers of other systems are looked up only for the rows of the page.
 */
export async function readRoster(
  db: Database,
  { resource: name, only: kind }: Pick<RosteringRoute, 'resource' | 'only'>,
  query: RosterQuery,
  parents: Parents,
) {
  const resource: Resource = resources[name]
  const found = resource.rows.map(
    (rows, part) => sql`select ${sql.raw(String(part))} as part, ${rows.id} as id,
      ${sortKey(rows, resource, query.sort)} as key ${rows.from}
      where ${allConditions(kind && only(rows, kind), ...belonging(name, parents), matching(rows, resource, query))}`,
  )
  const union = sql.join(found, sql` union all `)
  const order = sql`key collate "C" ${query.descending ? sql`desc` : sql`asc`} nulls last, id`
  const objects = resource.rows.map(
    (rows, part) => sql`select page.key, page.id, ${rowJson(rows)} as cells ${rows.from}
      join page on page.part = ${sql.raw(String(part))} and page.id = ${rows.id}`,
  )
  const page = await queryOne(db, pageRow)`
    with page as materialized (
      select * from (${union}) found order by ${order} limit ${query.limit} offset ${query.offset}
    )
    select (select count(*)::int from (${union}) found) as total, coalesce(${allConditions(...existing(parents))}, false) as has_parents,
      coalesce((select json_agg(cells order by ${order}) from (${sql.join(objects, sql` union all `)}) shown), '[]')
        as rows`
  return page
}

/** One object. */
export async function readRosterObject(
  db: Database,
  { resource: name, only: kind }: { resource: ResourceName; only?: RosteringRoute['only'] },
  sourcedId: string,
): Promise<RosterCells | undefined> {
  const found = resources[name].rows.map(
    (rows) => sql`select ${rowJson(rows)} as cells ${rows.from}
      where ${rows.id} = ${rowId(rows.kind, sourcedId)} ${kind ? sql`and ${only(rows, kind)}` : sql``}`,
  )
  const row = await queryRow(db, {
    cells: pgType.json<RosterCells>(),
  })`${sql.join(found, sql` union all `)} limit 1`
  return row?.cells
}
