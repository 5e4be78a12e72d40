import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import type { BulkRow } from '#db/bulk.ts'
import type { Transaction } from '#db/database.ts'
import {
  type BulkEdit,
  type BulkPerson,
  changePeople,
  createPeople,
  removePeople,
} from '#domains/people/people-bulk.service.ts'
import {
  assignLecturers,
  changeStructure,
  createStructure,
  placeInBatches,
  releaseLecturers,
  removeStructure,
} from '#domains/structure/structure-bulk.service.ts'
import type { WrittenRow } from './import-rows.repo.ts'

const person = (row: WrittenRow, facts: BulkRow | null) => ({ ...facts, id: row.targetId }) as BulkPerson
const withId = (row: WrittenRow, facts: BulkRow | null) => ({ ...facts, id: row.targetId })
const having = (rows: WrittenRow[], outcome: WrittenRow['outcome']) =>
  rows.filter((row) => row.outcome === outcome)

/** Students whose batch changes. */
const places = (rows: WrittenRow[], from: 'before' | 'after', to: 'before' | 'after') =>
  rows
    .map((row) => ({
      student_id: row.targetId,
      was: row[from]?.batch_id ?? null,
      batch_id: (row[to]?.batch_id ?? null) as string | null,
    }))
    .filter(({ was, batch_id }) => was !== batch_id)

type Write = (
  edit: BulkEdit,
  tx: Transaction,
  kind: ImportKind,
  rows: WrittenRow[],
  now: Date,
) => Promise<void>

/** Writes lines of one kind as the dry run showed them. */
export const writeKind: Write = async (edit, tx, kind, rows, now) => {
  const created = having(rows, 'create')
  const changed = rows.filter((row) => row.outcome !== 'create')
  if (kind === 'person') {
    await createPeople(
      edit,
      tx,
      created.map((row) => person(row, row.after)),
      now,
    )
    const changes = changed.map((row) => ({ before: person(row, row.before), after: person(row, row.after) }))
    await changePeople(edit, tx, changes, now)
    await placeInBatches(tx, places(rows, 'before', 'after'))
    return
  }
  const toCreate = created.map((row) => withId(row, row.after))
  const after = changed.map((row) => withId(row, row.after))
  if (kind === 'lecturer') {
    await assignLecturers(tx, toCreate, now)
    // The only change a file can make here: a person no longer teaches the class.
    await releaseLecturers(tx, after, now)
    return
  }
  await createStructure(tx, kind, toCreate, now)
  await changeStructure(tx, kind, after, now)
}

/** Restores the previous values for lines of one kind. */
export const unwriteKind: Write = async (edit, tx, kind, rows, now) => {
  const created = having(rows, 'create')
  const changed = rows.filter((row) => row.outcome !== 'create')
  if (kind === 'person') {
    await placeInBatches(tx, places(rows, 'after', 'before'))
    const changes = changed.map((row) => ({ before: person(row, row.after), after: person(row, row.before) }))
    await changePeople(edit, tx, changes, now)
    await removePeople(
      tx,
      created.map((row) => row.targetId),
      now,
    )
    return
  }
  const before = changed.map((row) => withId(row, row.before))
  const wasCreated = created.map((row) => withId(row, row.after))
  if (kind === 'lecturer') {
    await assignLecturers(tx, before, now)
    await releaseLecturers(tx, wasCreated, now)
    return
  }
  await changeStructure(tx, kind, before, now)
  await removeStructure(tx, kind, wasCreated)
}
