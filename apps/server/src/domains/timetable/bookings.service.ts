import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { type ClashRow, listClashes, listSessionsToCome, type Resource } from './bookings.repo.ts'
import { clashFields } from './clash-words.ts'
import type { Slot } from './weekly.rules.ts'

/** The bookings of a change, and the form field next to which each kind of clash is shown. */
export interface Wanted {
  resources: readonly Resource[]
  slots: readonly Slot[]
  /** Sessions or exams that the change itself concerns. */
  except: readonly string[]
  fields: Record<Resource['resource'], string>
}

const maxClashes = 50

/**
 * Runs a transaction that can book rooms, lecturers and batches. Bookings wait for one another, so that they
 * never deadlock. The database rejects a second booking of the same resource, and its caller learns what it
 * clashes with.
 * @throws AppError timetable-clash, with a sentence next to each field that clashes
 */
export const withBookingLock = <T>(
  ctx: Context,
  { resources, slots, except, fields }: Wanted,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  explainingClashes(
    ctx,
    { fields, list: (db) => listClashes(db, resources, slots, except, maxClashes) },
    () =>
      inTransaction(ctx, async (tx) => {
        await acquireLock(tx, 'booking')
        return work(tx)
      }),
  )

interface Telling {
  fields: Wanted['fields']
  /** Lists the clashes, once the rejected transaction is over. */
  list: (db: Database) => Promise<ClashRow[]>
}

/**
 * Runs the caller’s transaction, which waits for the booking lock first, and explains any clashes in words.
 * @throws AppError timetable-clash, with a sentence next to each field that clashes
 */
export async function explainingClashes<T>(
  ctx: Context,
  telling: Telling,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isExclusionViolation(error, 'session_bookings_clash')) throw error
    const clashes = await telling.list(ctx.db)
    const { timeZone } = await currentInstitution(ctx)
    throw new AppError('timetable-clash', {
      fields: clashFields(clashes, telling.fields, { timeZone, locale: ctx.locale }),
      cause: error,
    })
  }
}

/** Events of these lecturers and batches in other classes while a class meets. */
export async function listClassClashes(
  db: Database,
  classId: string,
  { lecturerIds, batchIds }: { lecturerIds: readonly string[]; batchIds: readonly string[] },
  now: Date,
): Promise<ClashRow[]> {
  const own = await listSessionsToCome(db, classId, now)
  const resources: Resource[] = [
    ...lecturerIds.map((id) => ({ resource: 'lecturer' as const, id })),
    ...batchIds.map((id) => ({ resource: 'batch' as const, id })),
  ]
  return listClashes(
    db,
    resources,
    own,
    own.map(({ id }) => id),
    maxClashes,
  )
}
