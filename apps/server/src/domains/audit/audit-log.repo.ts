import type { Role } from '@campanile/contract/roles.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { containing, searchable } from '#domains/people/people.sql.ts'

/** People whose names hold what is searched for, at most. */
const mostFound = 20
/** Ids of an event of which names are shown. */
const mostNamed = 20

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
  /** What a search comes to; each part alone is enough. */
  sought?:
    | {
        people: readonly string[]
        operations: readonly string[]
        rowId: string | undefined
        address: string | undefined
      }
    | undefined
}

export interface AuditRow extends AuditPlace {
  operation: string
  actorId: string | null
  entity: string
  entityId: string
  before: unknown
  after: unknown
  address: string
  requestId: string
  mentions: string[]
}

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`
const columns = sql`e.at, e.id, e.operation, e.actor_id as "actorId", e.entity, e.entity_id as "entityId",
  e.before, e.after, e.address, e.request_id as "requestId",
  e.mentions[1:${sql.raw(String(mostNamed))}] as mentions`

/** Conditions of which one is enough; each follows an index in the log's own order, or finds few. */
function branchesOf({ actorId, aboutId, operations, sought }: AuditNarrowing): SQL[] {
  const among = (them: readonly string[]) => sql`e.operation = any(${sql.param([...them])}::text[])`
  const ofOne = (operation: string) => sql`e.operation = ${operation}`
  if (sought) {
    const { people, rowId, address } = sought
    const whom = rowId ? [...people, rowId] : people
    const branches = [
      ...people.map((id) => sql`e.actor_id = ${id}::uuid`),
      ...(whom.length > 0 ? [sql`e.mentions && ${uuids(whom)}`] : []),
      ...(address ? [sql`e.address = ${address}`] : []),
      ...sought.operations.map(ofOne),
    ]
    return operations ? branches.map((it) => sql`${it} and ${among(operations)}`) : branches
  }
  if (!operations) return [sql`true`]
  return actorId || aboutId ? [among(operations)] : operations.map(ofOne)
}

function conditionsOf({ actorId, aboutId, from, until }: AuditNarrowing, after: AuditPlace | undefined): SQL {
  return sql.join(
    [
      sql`true`,
      ...(actorId ? [sql`e.actor_id = ${actorId}::uuid`] : []),
      ...(aboutId ? [sql`e.mentions @> ${uuids([aboutId])}`] : []),
      ...(from ? [sql`e.at >= ${from}`] : []),
      ...(until ? [sql`e.at < ${until}`] : []),
      ...(after ? [sql`(e.at, e.id) < (${after.at}, ${after.id}::uuid)`] : []),
    ],
    sql` and `,
  )
}

/** The query of one page, for the test that looks at its plan as well. */
export function pageQuery(narrowing: AuditNarrowing, after: AuditPlace | undefined, limit: number): SQL {
  const conditions = conditionsOf(narrowing, after)
  const parts = branchesOf(narrowing).map(
    (branch) => sql`(select e.at, e.id from audit_events e where ${conditions} and ${branch}
      order by e.at desc, e.id desc limit ${limit})`,
  )
  if (parts.length === 0) parts.push(sql`(select e.at, e.id from audit_events e where false)`)
  return sql`select ${columns} from (${sql.join(parts, sql` union `)}) found
    join audit_events e on e.id = found.id order by e.at desc, e.id desc limit ${limit}`
}

/** Events from the latest on; those after a place in the log are older. */
export const listEvents = (
  db: Database,
  narrowing: AuditNarrowing,
  { after, limit }: { after: AuditPlace | undefined; limit: number },
): Promise<AuditRow[]> => rowsOf<AuditRow>(db, pageQuery(narrowing, after, limit), ['at'])

export async function findEvent(db: Database, eventId: string): Promise<AuditRow | undefined> {
  const [row] = await rowsOf<AuditRow>(
    db,
    sql`select ${columns} from audit_events e where e.id = ${eventId}::uuid`,
    ['at'],
  )
  return row
}

export interface NamedPerson {
  id: string
  name: string
  role: Role
}

/** Those of the ids that are people. */
export const listNamed = (db: Database, ids: readonly string[]): Promise<NamedPerson[]> =>
  rowsOf<NamedPerson>(
    db,
    sql`select id, first_name || ' ' || last_name as name, role from people where id = any(${uuids(ids)})`,
  )

/** People whose name, e-mail address or number holds the text. */
export async function findPeople(db: Database, text: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from people where ${searchable} ilike ${containing(text)} order by id limit ${mostFound}`,
  )
  return rows.map(({ id }) => id)
}

/** How many events are older than this, counted no further than `most`. */
export async function countOlder(db: Database, before: Date, most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select from audit_events where at < ${before} limit ${most}) older`,
  )
  return row?.count ?? 0
}

/** Deletes the oldest events before this, at most `limit`; answers with how many. */
export async function deleteOlder(db: Database, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from audit_events where id in (
    select id from audit_events where at < ${before} order by at, id limit ${limit})`)
  return rowCount ?? 0
}
