import { timetableDrafts } from '@campanile/contract/timetable/timetable-drafts.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { changeMeetings } from './change-meetings.service.ts'
import { notifyOfDraft } from './draft-notifications.ts'
import { draftView, readDifferences } from './draft-view.ts'
import { findDraft, lockForBooking, markApplied, markUndone, recordDraft } from './drafts.service.ts'
import { isAnyChanged, isAnyRecorded } from './meeting-changes.repo.ts'

export const applyTimetableDraft = handleInTransaction(
  timetableDrafts.applyTimetableDraft,
  async (ctx, { draftId, version }, tx) => {
    const draft = await lockForBooking(tx, { kind: 'classes', draftId, version, state: 'ready' })
    const differences = await readDifferences(tx.db, draft)
    if (differences.length === 0) throw new AppError('draft-moved-on')
    const changes = await changeMeetings(ctx, tx, draft.termId, differences)
    await markApplied<'classes'>(ctx, tx, draftId, changes)
    await notifyOfDraft(ctx, tx, draft.termId, changes)
    await recordDraft(ctx, tx, draftId, { state: 'applied', meetings: changes.length })
    return draftView(ctx, tx.db, await findDraft(tx.db, 'classes', draftId))
  },
)

export const undoTimetableDraft = handleInTransaction(
  timetableDrafts.undoTimetableDraft,
  async (ctx, { draftId, version }, tx) => {
    const expected = { kind: 'classes', draftId, version, state: 'applied' } as const
    const { termId, changes, appliedAt } = await lockForBooking(tx, expected)
    if (!changes || !appliedAt) throw new AppError('draft-moved-on')
    const known = changes.map(({ meetingId: id, version: at }) => ({ id, version: at }))
    if (await isAnyChanged(tx.db, known)) throw new AppError('draft-moved-on')
    const meetingIds = known.map(({ id }) => id)
    if (await isAnyRecorded(tx.db, meetingIds, appliedAt)) throw new AppError('draft-recorded')
    const back = changes.map((it) => ({ ...it, before: it.after, after: it.before }))
    const undone = await changeMeetings(ctx, tx, termId, back, appliedAt)
    await markUndone(tx, draftId)
    await notifyOfDraft(ctx, tx, termId, undone)
    await recordDraft(ctx, tx, draftId, { state: 'undone', meetings: undone.length })
    return draftView(ctx, tx.db, await findDraft(tx.db, 'classes', draftId))
  },
)
