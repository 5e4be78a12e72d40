import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containing } from '#db/lists.ts'
import { nullable, pgType, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { searchable } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { auditEvents } from './audit.tables.ts'

/** Maximum number of people matched by name in a search. */
const maxFound = 20
/** Maximum ids per event whose names are shown. */
const maxNamed = 20

export interface AuditPlace {
  at: Date
  id: string
}

export interface AuditNarrowing {
  actorId?: string | undefined
  aboutId?: string | undefined
  operations?: readonly string[] | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** The parts of a search. An event that matches any of them is found. */
  sought?:
    | {
        people: readonly string[]
        operations: readonly string[]
        rowId: string | undefined
        address: string | undefined
      }
    | undefined
}

const auditRow = {
  at: auditEvents.at,
  id: auditEvents.id,
  operation: auditEvents.operation,
  actorId: auditEvents.actorId,
  entity: auditEvents.entity,
  entityId: auditEvents.entityId,
  before: auditEvents.before,
  after: auditEvents.after,
  address: auditEvents.address,
  requestId: auditEvents.requestId,
  mentions: pgType.array(pgType.uuid),
}
export type AuditRow = ShapeRow<typeof auditRow>

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`
const columns = sql`e.at, e.id, e.operation, e.actor_id, e.entity, e.entity_id,
  e.before, e.after, e.address, e.request_id, e.mentions[1:${sql.raw(String(maxNamed))}] as mentions`

/**
 * Ways to find events. A match in one is enough. Each uses an index in the log's own order, or returns few
 * rows.
 */
type Way = { where: SQL } | { column: SQL; among: readonly string[]; type: SQL; where?: SQL }

function accessPaths({ actorId, aboutId, operations, sought }: AuditNarrowing): Way[] {
  const among = (them: readonly string[]) => sql`e.operation = any(${sql.param([...them])}::text[])`
  const ofEach = (them: readonly string[]): Way[] =>
    them.length > 0 ? [{ column: sql`e.operation`, among: them, type: sql`text` }] : []
  if (sought) {
    const { people, rowId, address } = sought
    const whom = rowId ? [...people, rowId] : people
    const where = operations ? among(operations) : sql`true`
    const ways: Way[] = [
      ...(people.length > 0 ? [{ column: sql`e.actor_id`, among: people, type: sql`uuid` }] : []),
      ...(whom.length > 0 ? [{ where: sql`e.mentions && ${uuids(whom)}` }] : []),
      ...(address ? [{ where: sql`e.address = ${address}` }] : []),
      ...ofEach(operations ? sought.operations.filter((it) => operations.includes(it)) : sought.operations),
    ]
    return ways.map((it) => ({ ...it, where: it.where ? sql`${it.where} and ${where}` : where }))
  }
  if (!operations) return [{ where: sql`true` }]
  return actorId || aboutId ? [{ where: among(operations) }] : ofEach(operations)
}

function narrowingConditions(
  { actorId, aboutId, from, until }: AuditNarrowing,
  after: AuditPlace | undefined,
): SQL {
  return allConditions(
    actorId && sql`e.actor_id = ${actorId}::uuid`,
    aboutId && sql`e.mentions @> ${uuids([aboutId])}`,
    from && sql`e.at >= ${from}`,
    until && sql`e.at < ${until}`,
    after && sql`(e.at, e.id) < (${after.at}, ${after.id}::uuid)`,
  )
}

/**
 * Positions of the first `limit` events found in one way. For common values, only the latest of each are
 * read.
 */
function latestEvents(way: Way, conditions: SQL, limit: number): SQL {
  const latest = (where: SQL) => sql`select e.at, e.id from audit_events e where ${conditions} and ${where}
    order by e.at desc, e.id desc limit ${limit}`
  if (!('column' in way)) return sql`(${latest(way.where)})`
  const { column, among, type, where = sql`true` } = way
  return sql`(select each.at, each.id from unnest(${sql.param([...among])}::${type}[]) wanted(value)
    cross join lateral (${latest(sql`${column} = wanted.value and ${where}`)}) each)`
}

/**
 * The query for one page, shared with the test that checks its plan. Whole rows are fetched for that page
 * only.
 */
export function pageQuery(narrowing: AuditNarrowing, after: AuditPlace | undefined, limit: number): SQL {
  const conditions = narrowingConditions(narrowing, after)
  const parts = accessPaths(narrowing).map((way) => latestEvents(way, conditions, limit))
  if (parts.length === 0) parts.push(sql`(select e.at, e.id from audit_events e where false)`)
  return sql`select ${columns} from (
      select at, id from (${sql.join(parts, sql` union `)}) found order by at desc, id desc limit ${limit}) page
    join audit_events e on e.id = page.id order by e.at desc, e.id desc`
}

/** Events, latest first, optionally older than a position in the log. */
export const listEvents = (
  db: Database,
  narrowing: AuditNarrowing,
  { after, limit }: { after: AuditPlace | undefined; limit: number },
): Promise<AuditRow[]> => queryRows(db, auditRow)`${pageQuery(narrowing, after, limit)}`

export const findEvent = (db: Database, eventId: string): Promise<AuditRow | undefined> =>
  queryRow(db, auditRow)`select ${columns} from audit_events e where e.id = ${eventId}::uuid`

const namedPersonRow = {
  id: people.id,
  name: pgType.text,
  /** Null for a service account. */
  role: nullable(people.role),
}
export type NamedPerson = ShapeRow<typeof namedPersonRow>

/** The ids that belong to people and service accounts. */
export const listNamed = (db: Database, ids: readonly string[]): Promise<NamedPerson[]> =>
  queryRows(
    db,
    namedPersonRow,
  )`select id, first_name || ' ' || last_name as name, role from people where id = any(${uuids(ids)})
    union all select id, name, null from service_accounts where id = any(${uuids(ids)})`

/** People whose name, email address or number contains the text, and service accounts whose name does. */
export const findPeople = (db: Database, text: string): Promise<string[]> =>
  queryValues(
    db,
    people.id,
  )`(select id from people where ${searchable} ilike ${containing(text)} order by id limit ${maxFound})
    union all (select id from service_accounts where name ilike ${containing(text)} order by id limit ${maxFound})`
