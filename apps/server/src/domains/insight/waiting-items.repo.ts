import { type WaitingQueue, waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { maxDelegates, maxWaitingNotes } from '@campanile/contract/insight/waiting-items.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { type Reader, readerQueues } from './waiting.sql.ts'
import { waitingDelegations, waitingNotes } from './waiting.tables.ts'
import { canPDecideW } from './waiting-deciders.sql.ts'
import { delegationColumn, delegationOfW, isNoteOfW } from './waiting-notes.sql.ts'

export interface ItemKey {
  queue: WaitingQueue
  itemId: string
  withinId: string | null
}

const foundRow = {
  queue: pgType.oneOf(waitingQueues),
  id: pgType.uuid,
  withinId: nullable(pgType.uuid),
  about: nullable(pgType.text),
  personId: nullable(people.id),
  personName: nullable(pgType.text),
  delegation: delegationColumn,
}
export type FoundItem = ShapeRow<typeof foundRow>

/** An item without a parent is stored as its own parent. */
const stored = ({ queue, itemId, withinId }: ItemKey) => ({ queue, itemId, withinId: withinId ?? itemId })

/** Those of the items that wait for the reader, as `w`; undefined if none of their queues are the reader's. */
function selectItems(reader: Reader, keys: readonly ItemKey[]): SQL | undefined {
  const wanted = readerQueues(reader).flatMap(([name, rows]) => {
    const ofQueue = keys.filter(({ queue }) => queue === name).map(stored)
    if (ofQueue.length === 0) return []
    const [ids, parents] = [ofQueue.map(({ itemId }) => itemId), ofQueue.map(({ withinId }) => withinId)]
    return sql`select ${name}::text as queue, q.* from (${rows}) q where (q.id, coalesce(q.within_id, q.id)) in
      (select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(parents)}::uuid[]))`
  })
  return wanted.length > 0 ? sql`(${sql.join(wanted, sql` union all `)}) w` : undefined
}

/** Those of the items that wait for the reader. */
export async function findItems(
  db: Database,
  reader: Reader,
  keys: readonly ItemKey[],
): Promise<FoundItem[]> {
  const items = selectItems(reader, keys)
  if (!items) return []
  return queryRows(db, foundRow)`
    select w.queue, w.id, w.within_id, w.about, w.person_id, p.first_name || ' ' || p.last_name as person_name,
      ${delegationOfW} as delegation
    from ${items} left join people p on p.id = w.person_id`
}

const noteRow = { id: waitingNotes.id, by: pgType.text, at: waitingNotes.at, text: waitingNotes.text }

/** The notes on an item, newest first. */
export async function listNotes(db: Database, reader: Reader, key: ItemKey) {
  const items = selectItems(reader, [key])
  if (!items) return []
  return queryRows(db, noteRow)`
    select n.id, p.first_name || ' ' || p.last_name as by, n.at, n.text
    from ${items} join waiting_notes n on ${isNoteOfW} join people p on p.id = n.by
    order by n.id desc limit ${maxWaitingNotes}`
}

/** Nobody decides items about themselves, and the reader can already decide it. */
const canPBeDelegate = (reader: Reader) =>
  sql`${canPDecideW} and p.id <> ${reader.actor.id} and p.id is distinct from w.person_id`

/** Colleagues who can decide some of the items, those who can decide most first. */
export async function listDelegates(db: Database, reader: Reader, keys: readonly ItemKey[]) {
  const items = selectItems(reader, keys)
  if (!items) return []
  return queryRows(db, { id: people.id, name: pgType.text, role: people.role, count: pgType.int })`
    select p.id, p.first_name || ' ' || p.last_name as name, p.role, count(*)::int as count
    from ${items} join people p on ${canPBeDelegate(reader)}
    group by p.id order by count(*) desc, ${nameOrderOfP} limit ${maxDelegates}`
}

/** The ids and parents of those of the items that can be delegated to this person. */
export async function listDelegable(
  db: Database,
  reader: Reader,
  { keys, delegateId }: { keys: readonly ItemKey[]; delegateId: string },
): Promise<Pick<FoundItem, 'queue' | 'id' | 'withinId'>[]> {
  const items = selectItems(reader, keys)
  if (!items) return []
  const { queue, id, withinId } = foundRow
  return queryRows(db, { queue, id, withinId })`
    select w.queue, w.id, w.within_id from ${items} join people p on p.id = ${delegateId}
    where ${canPBeDelegate(reader)}`
}

export const insertNote = (db: Database, key: ItemKey, note: { by: string; at: Date; text: string }) =>
  db.insert(waitingNotes).values({ ...stored(key), ...note })

interface Delegating {
  delegateId: string
  delegatedBy: string
  reason: string
  at: Date
}

/** An item has one delegation: a new one replaces it. */
export const putDelegations = (db: Database, keys: readonly ItemKey[], delegating: Delegating) =>
  db
    .insert(waitingDelegations)
    .values(keys.map((key) => ({ ...stored(key), ...delegating })))
    .onConflictDoUpdate({
      target: [waitingDelegations.queue, waitingDelegations.itemId, waitingDelegations.withinId],
      set: delegating,
    })

/** False when it has ended meanwhile. */
export async function deleteDelegation(db: Database, key: ItemKey): Promise<boolean> {
  const { queue, itemId, withinId } = stored(key)
  const { rowCount } = await db
    .delete(waitingDelegations)
    .where(
      and(
        eq(waitingDelegations.queue, queue),
        eq(waitingDelegations.itemId, itemId),
        eq(waitingDelegations.withinId, withinId),
      ),
    )
  return rowCount === 1
}
