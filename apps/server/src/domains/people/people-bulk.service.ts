import type { Role } from '@campanile/contract/roles.ts'
import type { BulkRow } from '#db/bulk.ts'
import type { Transaction } from '#db/database.ts'
import { revokePersonLinks } from '#domains/accounts/passwords/links.service.ts'
import { endSessionsOfAll } from '#domains/accounts/sessions/sessions.service.ts'
import type { Platform } from '#platform/platform.ts'
import { notifyOfAccess, notifyOfDates } from './access-notifications.service.ts'
import * as repo from './people.repo.ts'
import { announcePeople } from './people.service.ts'

/** A person's values by column, as an import provides them. */
export interface BulkPerson extends BulkRow {
  id: string
  email: string
  role: Role
  is_active: boolean
  starts_on: string
  ends_on: string | null
}

/** The author and origin of a bulk change. */
export interface BulkEdit {
  platform: Platform
  /** Null once the person who requested it has been erased. */
  actorId: string | null
}

const accessFields = ({ id, email, role, first_name, last_name }: BulkPerson) => ({
  id,
  email,
  role,
  firstName: String(first_name),
  lastName: String(last_name),
})

const memberDates = ({ starts_on, ends_on }: BulkPerson) => ({ startsOn: starts_on, endsOn: ends_on })

/** Creates many people at once, without inviting them. */
export async function createPeople(
  { platform, actorId }: BulkEdit,
  tx: Transaction,
  rows: BulkPerson[],
  now: Date,
): Promise<void> {
  const history = { created_at: now, updated_at: now, version: 0 }
  await repo.insertPeople(
    tx.db,
    rows.map((row) => ({ ...row, ...history })),
  )
  const created = rows.map((row) => ({ before: null, after: accessFields(row) }))
  await notifyOfAccess(platform, tx, created, actorId)
  announcePeople(tx)
}

interface Change {
  before: BulkPerson
  after: BulkPerson
}

/** Changes many people at once; ends sessions and links where a change of one person would end them. */
export async function changePeople(
  { platform, actorId }: BulkEdit,
  tx: Transaction,
  changes: Change[],
  now: Date,
): Promise<void> {
  await repo.updatePeople(
    tx.db,
    changes.map(({ after }) => ({ ...after, updated_at: now })),
  )
  const idsWhere = (fits: (change: Change) => boolean) => changes.filter(fits).map(({ after }) => after.id)
  await endSessionsOfAll(
    tx,
    idsWhere(({ before, after }) => before.is_active && !after.is_active),
  )
  await revokePersonLinks(
    tx,
    idsWhere(({ before, after }) => before.email !== after.email),
    now,
  )
  const moved = idsWhere(({ before, after }) => before.role !== after.role)
  const access = changes.map(({ before, after }) => ({
    before: accessFields(before),
    after: accessFields(after),
  }))
  await notifyOfAccess(platform, tx, access, actorId)
  const dates = changes.map(({ before, after }) => ({
    personId: after.id,
    before: memberDates(before),
    after: memberDates(after),
  }))
  await notifyOfDates(tx, dates, { actorId, now })
  // The role determines what open pages and their event streams may show.
  if (moved.length > 0) tx.announce({ event: { topic: 'session-ended' }, people: moved })
  announcePeople(tx)
}

/** Removes people that no other row refers to, to roll back the import that created them. */
export async function removePeople(tx: Transaction, ids: string[], now: Date): Promise<void> {
  await revokePersonLinks(tx, ids, now)
  await repo.deletePeople(tx.db, ids)
  announcePeople(tx)
}

/** Blocks other changes to people until the transaction ends; reading continues. */
export const lockPeople = (tx: Transaction) => repo.lockPeople(tx.db)
