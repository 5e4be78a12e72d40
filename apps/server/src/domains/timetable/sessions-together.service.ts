import type { SessionOutcome } from '@campanile/contract/leave/leave-management.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { listClashes } from './bookings.repo.ts'
import { explainingClashes } from './bookings.service.ts'
import { m } from './messages.ts'
import {
  planCancellation,
  planMove,
  planSubstitute,
  type SessionChange,
  wantedBySession,
  writeSessionChange,
} from './session-change.service.ts'

const maxClashes = 10

/** The session of the form next to which a clash is shown. */
const sessionField = (index: number) => `sessions.${index}`

function planned(ctx: SignedIn, outcome: SessionOutcome, reason: string): Promise<SessionChange> {
  switch (outcome.act) {
    case 'cancel':
      return planCancellation(ctx, { ...outcome, reason })
    case 'cover':
      return planSubstitute(ctx, outcome)
    case 'move':
      return planMove(ctx, { ...outcome, reason })
  }
}

/** @throws AppError naming the session's index in the form for a rejected change */
async function plannedAll(ctx: SignedIn, outcomes: readonly SessionOutcome[], reason: string) {
  const changes: SessionChange[] = []
  for (const [place, outcome] of outcomes.entries()) {
    try {
      changes.push(await planned(ctx, outcome, reason))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const [sentence = error.coded] = Object.values(error.fields ?? {})
      throw new AppError(error.code, { fields: { [sessionField(place)]: sentence }, cause: error })
    }
  }
  return changes
}

/**
 * Changes several sessions in one transaction, all or none, after `work` has made the change they belong to.
 * @param reason shown to students for a cancelled or moved session
 * @throws AppError timetable-clash, with a sentence for the session that clashes; session-not-changeable;
 * edit-conflict
 */
export async function withSessionChanges(
  ctx: SignedIn,
  { outcomes, reason }: { outcomes: readonly SessionOutcome[]; reason: string },
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  if (outcomes.length === 0) return inTransaction(ctx, work)
  const changes = await plannedAll(ctx, outcomes, reason)
  let place = 0
  const telling = {
    get fields() {
      return { room: sessionField(place), lecturer: sessionField(place), batch: sessionField(place) }
    },
    list(db: Database) {
      const { resources, slots, except } = wantedBySession(changes[place]!)
      return listClashes(db, resources, slots, except, maxClashes)
    },
  }
  const changing = explainingClashes(ctx, telling, () =>
    inTransaction(ctx, async (tx) => {
      await acquireLock(tx, 'booking')
      await work(tx)
      for (const [index, change] of changes.entries()) {
        place = index
        await writeSessionChange(ctx, tx, change)
      }
    }),
  )
  await changing.catch((error: unknown) => {
    // The clash cannot be named when it was with another of these changes, which has been rolled back.
    if (
      !(error instanceof AppError) ||
      error.code !== 'timetable-clash' ||
      error.fields?.[sessionField(place)]
    )
      throw error
    const sentence = m.clashesWithOtherChange()
    throw new AppError('timetable-clash', { fields: { [sessionField(place)]: sentence }, cause: error })
  })
}
