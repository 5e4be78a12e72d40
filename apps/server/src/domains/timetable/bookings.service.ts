import { inTransaction, type Transaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { waitForTurn } from '#db/turns.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { listClashes, type Resource } from './bookings.repo.ts'
import { clashFields } from './clash-words.ts'
import type { Slot } from './weekly.rules.ts'

/** What a change wants to occupy, and next to which field of its form a clash of each kind is told. */
export interface Wanted {
  resources: readonly Resource[]
  slots: readonly Slot[]
  /** Sessions that the change itself concerns. */
  except: readonly string[]
  fields: Record<Resource['resource'], string>
}

const toldClashes = 50

/**
 * A transaction that may book rooms, lecturers and batches. Bookings wait for one another, so two that want the same
 * never lock each other out; the database refuses the second one, which is then told what is in its way.
 * @throws AppError timetable-clash, with a sentence next to each field that clashes
 */
export async function inBookingTurn<T>(
  ctx: Context,
  wanted: Wanted,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(ctx, async (tx) => {
      await waitForTurn(tx, 'booking')
      return work(tx)
    })
  } catch (error) {
    if (!isExclusionViolation(error, 'session_bookings_clash')) throw error
    const { resources, slots, except } = wanted
    const clashes = await listClashes(ctx.db, resources, slots, except, toldClashes)
    const { timeZone } = await currentInstitution(ctx)
    throw new AppError('timetable-clash', {
      fields: clashFields(clashes, wanted.fields, timeZone),
      cause: error,
    })
  }
}
