import { timetableDrafts } from '@campanile/contract/timetable/timetable-drafts.ts'
import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { changeMeetings } from './change-meetings.service.ts'
import { notifyOfDraft } from './draft-notifications.ts'
import { differencesOf } from './draft-view.ts'
import { isAnyChanged, isAnyRecorded } from './meeting-changes.repo.ts'
import * as repo from './timetable-drafts.repo.ts'
import { changed, lockedDraft } from './timetable-drafts.service.ts'

export const applyTimetableDraft = handleInTransaction(
  timetableDrafts.applyTimetableDraft,
  async (ctx, { draftId, version }, tx) => {
    const draft = await lockedAt(tx, { draftId, version }, 'ready')
    const differences = await differencesOf(tx.db, draft)
    if (differences.length === 0) throw new AppError('draft-moved-on')
    const changes = await changeMeetings(ctx, tx, draft.termId, differences)
    await repo.updateDraft(tx.db, draftId, { state: 'applied', changes, appliedAt: ctx.clock.now() })
    await notifyOfDraft(ctx, tx, draft.termId, changes)
    return changed(ctx, tx, draftId, { state: 'applied', meetings: changes.length })
  },
)

export const undoTimetableDraft = handleInTransaction(
  timetableDrafts.undoTimetableDraft,
  async (ctx, { draftId, version }, tx) => {
    const { termId, changes, appliedAt } = await lockedAt(tx, { draftId, version }, 'applied')
    if (!changes || !appliedAt) throw new AppError('draft-moved-on')
    const known = changes.map(({ meetingId: id, version: at }) => ({ id, version: at }))
    if (await isAnyChanged(tx.db, known)) throw new AppError('draft-moved-on')
    const meetingIds = known.map(({ id }) => id)
    if (await isAnyRecorded(tx.db, meetingIds, appliedAt)) throw new AppError('draft-recorded')
    const back = changes.map((it) => ({ ...it, before: it.after, after: it.before }))
    const undone = await changeMeetings(ctx, tx, termId, back, appliedAt)
    await repo.updateDraft(tx.db, draftId, { state: 'undone', changes: null, appliedAt: null })
    await notifyOfDraft(ctx, tx, termId, undone)
    return changed(ctx, tx, draftId, { state: 'undone', meetings: undone.length })
  },
)

/** @throws AppError draft-moved-on, edit-conflict */
async function lockedAt(
  tx: Transaction,
  { draftId, version }: { draftId: string; version: number },
  state: repo.StoredDraft['state'],
): Promise<repo.StoredDraft> {
  await acquireLock(tx, 'booking')
  const draft = await lockedDraft(tx, draftId, [state])
  if (draft.version !== version) throw new AppError('edit-conflict')
  return draft
}
