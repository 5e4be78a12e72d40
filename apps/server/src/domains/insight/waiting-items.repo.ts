import type { WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { maxDelegates, maxWaitingNotes } from '@campanile/contract/insight/waiting-items.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { type Reader, readerQueues } from './waiting.sql.ts'
import { waitingDelegations, waitingNotes } from './waiting.tables.ts'
import { canDecideP } from './waiting-deciders.sql.ts'
import { delegationColumn, delegationOfW, isNoteOfW } from './waiting-notes.sql.ts'

export interface ItemKey {
  queue: WaitingQueue
  itemId: string
  withinId: string | null
}

const foundRow = {
  id: pgType.uuid,
  withinId: nullable(pgType.uuid),
  about: nullable(pgType.text),
  personId: nullable(people.id),
  personName: nullable(pgType.text),
  delegation: delegationColumn,
}
type FoundItem = ShapeRow<typeof foundRow>

const selectItem = (reader: Reader, { queue, itemId, withinId }: ItemKey) => {
  const rows = readerQueues(reader).find(([name]) => name === queue)?.[1]
  return (
    rows &&
    sql`(select ${queue}::text as queue, q.* from (${rows}) q
      where q.id = ${itemId} and q.within_id is not distinct from ${withinId}::uuid) w`
  )
}

/** An item that waits for the reader; undefined if it does not, or no longer. */
export async function findItem(db: Database, reader: Reader, key: ItemKey): Promise<FoundItem | undefined> {
  const item = selectItem(reader, key)
  if (!item) return undefined
  return queryRow(db, foundRow)`
    select w.id, w.within_id, w.about, w.person_id, p.first_name || ' ' || p.last_name as person_name,
      ${delegationOfW} as delegation
    from ${item} left join people p on p.id = w.person_id`
}

const noteRow = { id: waitingNotes.id, by: pgType.text, at: waitingNotes.at, text: waitingNotes.text }

/** The notes on an item, newest first. */
export async function listNotes(db: Database, reader: Reader, key: ItemKey) {
  const item = selectItem(reader, key)
  if (!item) return []
  return queryRows(db, noteRow)`
    select n.id, p.first_name || ' ' || p.last_name as by, n.at, n.text
    from ${item} join waiting_notes n on ${isNoteOfW} join people p on p.id = n.by
    order by n.id desc limit ${maxWaitingNotes}`
}

/** Nobody decides items about themselves, and the reader can already decide it. */
const canBeDelegate = (reader: Reader, { queue }: ItemKey, item: FoundItem) => sql`${canDecideP(queue, item)}
  and p.id <> ${reader.actor.id} and p.id is distinct from ${item.personId}::uuid`

export const listDelegates = (db: Database, reader: Reader, key: ItemKey, item: FoundItem) =>
  queryRows(db, { id: people.id, name: pgType.text, role: people.role })`
    select p.id, p.first_name || ' ' || p.last_name as name, p.role from people p
    where ${canBeDelegate(reader, key, item)} order by ${nameOrderOfP} limit ${maxDelegates}`

/** Their name, if the item can be delegated to this person. */
export async function findDelegate(
  db: Database,
  reader: Reader,
  { key, item, delegateId }: { key: ItemKey; item: FoundItem; delegateId: string },
): Promise<string | undefined> {
  const row = await queryRow(db, { name: pgType.text })`
    select p.first_name || ' ' || p.last_name as name from people p
    where p.id = ${delegateId} and ${canBeDelegate(reader, key, item)}`
  return row?.name
}

const stored = ({ queue, itemId, withinId }: ItemKey) => ({ queue, itemId, withinId: withinId ?? itemId })

export const insertNote = (db: Database, key: ItemKey, note: { by: string; at: Date; text: string }) =>
  db.insert(waitingNotes).values({ ...stored(key), ...note })

interface Delegating {
  delegateId: string
  delegatedBy: string
  reason: string
  at: Date
}

/** An item has one delegation: a new one replaces it. */
export const putDelegation = (db: Database, key: ItemKey, delegating: Delegating) =>
  db
    .insert(waitingDelegations)
    .values({ ...stored(key), ...delegating })
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
