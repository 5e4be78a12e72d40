import type { RolloverPlan } from '@campanile/contract/structure/term-rollover.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import type { Days } from '#domains/timetable/weekly.rules.ts'
import { firstItem } from '#platform/first-item.ts'
import { terms } from '../structure.tables.ts'
import { type copyKinds, termRolloverCopies, termRollovers } from '../term-rollovers.tables.ts'

interface Period extends Days {
  id: string
  name: string
  isArchived: boolean
}

const rolloverRow = {
  id: termRollovers.id,
  version: termRollovers.version,
  state: termRollovers.state,
  plan: termRollovers.plan,
  result: termRollovers.result,
  createdAt: termRollovers.createdAt,
  createdBy: pgType.text,
  updatedAt: termRollovers.updatedAt,
  appliedAt: termRollovers.appliedAt,
  undoneAt: termRollovers.undoneAt,
  source: pgType.json<Period>(),
  /** The prepared term, once applied. */
  target: nullable(pgType.json<Period>()),
}
export type RolloverRow = ShapeRow<typeof rolloverRow>

const period = (of: 's' | 't') => {
  const from = sql.raw(of)
  return sql`json_build_object('id', ${from}.id, 'name', ${from}.name, 'firstDay', ${from}.first_day,
    'lastDay', ${from}.last_day, 'isArchived', ${from}.archived_at is not null)`
}

export const findRollover = (db: Database, rolloverId: string): Promise<RolloverRow | undefined> =>
  queryRow(db, rolloverRow)`
    select r.id, r.version, r.state, r.plan, r.result, r.created_at, r.updated_at, r.applied_at, r.undone_at,
      p.first_name || ' ' || p.last_name as created_by, ${period('s')} as source,
      case when t.id is not null then ${period('t')} end as target
    from term_rollovers r join people p on p.id = r.created_by
    join terms s on s.id = r.source_term_id left join terms t on t.id = r.target_term_id
    where r.id = ${rolloverId}`

/** Allows longer statements than usual: the classes of a large university are written at once. */
export const allowLongStatements = (db: Database) => db.execute(sql`set local statement_timeout = '5min'`)

/** Of two concurrent changes, the second waits and sees the result of the first. */
export const lockRollover = (db: Database, rolloverId: string) =>
  db.execute(sql`select 1 from term_rollovers where id = ${rolloverId} for update`)

export const findTerm = (db: Database, termId: string): Promise<Period | undefined> =>
  queryRow(db, {
    id: terms.id,
    name: terms.name,
    firstDay: pgType.text,
    lastDay: pgType.text,
    isArchived: pgType.boolean,
  })`select id, name, first_day::text as first_day, last_day::text as last_day,
      archived_at is not null as is_archived from terms where id = ${termId}`

export const isTermNameTaken = (db: Database, name: string): Promise<boolean> =>
  hasRows(db)`select 1 from terms where lower(name) = lower(${name})`

const listedRow = {
  id: termRollovers.id,
  state: termRollovers.state,
  source: pgType.json<{ id: string; name: string }>(),
  target: nullable(pgType.text),
  createdBy: pgType.text,
  updatedAt: termRollovers.updatedAt,
}

export const listRollovers = (db: Database, page: { page: number; pageSize: number }) =>
  queryPage(db, listedRow, {
    rows: sql`select r.id, r.state, json_build_object('id', s.id, 'name', s.name) as source,
        coalesce(t.name, planned.name, r.plan #>> '{target,term,name}') as target,
        p.first_name || ' ' || p.last_name as created_by, r.updated_at
      from term_rollovers r join people p on p.id = r.created_by join terms s on s.id = r.source_term_id
      left join terms t on t.id = r.target_term_id
      left join terms planned on planned.id::text = r.plan #>> '{target,termId}'
      order by r.updated_at desc, r.id desc`,
    count: sql`from term_rollovers`,
    page,
  })

/** The id of the term's draft; inserted if there is none yet. */
export async function insertDraft(
  db: Database,
  row: { id: string; sourceTermId: string; plan: RolloverPlan; createdBy: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const { id, sourceTermId, plan, createdBy, now } = row
  const [inserted] = await db
    .insert(termRollovers)
    .values({ id, sourceTermId, plan, createdBy, state: 'draft', createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: termRollovers.id })
  if (inserted) return { id, isNew: true }
  const draft = firstItem(
    await db
      .select({ id: termRollovers.id })
      .from(termRollovers)
      .where(and(eq(termRollovers.sourceTermId, sourceTermId), eq(termRollovers.state, 'draft'))),
  )
  return { id: draft.id, isNew: false }
}

type RolloverChange = Partial<
  Pick<
    typeof termRollovers.$inferInsert,
    'plan' | 'state' | 'result' | 'targetTermId' | 'appliedAt' | 'undoneAt'
  >
>

export const changeRollover = (db: Database, rolloverId: string, change: RolloverChange, now: Date) =>
  db
    .update(termRollovers)
    .set({ ...change, updatedAt: now, version: sql`${termRollovers.version} + 1` })
    .where(eq(termRollovers.id, rolloverId))

export const deleteRollover = (db: Database, rolloverId: string) =>
  db.delete(termRollovers).where(eq(termRollovers.id, rolloverId))

export interface Copy {
  kind: (typeof copyKinds)[number]
  sourceId: string
  copyId: string
}

export const listCopies = (db: Database, rolloverId: string): Promise<Copy[]> =>
  queryRows(db, {
    kind: termRolloverCopies.kind,
    sourceId: termRolloverCopies.sourceId,
    copyId: termRolloverCopies.copyId,
  })`select kind, source_id, copy_id from term_rollover_copies where rollover_id = ${rolloverId}`
