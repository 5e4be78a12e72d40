import { type DraftSummary, timetableDrafts } from '@campanile/contract/timetable/timetable-drafts.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { requireFound } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announceDraft, draftFactsView, recordDraft, requireState } from './drafts.service.ts'
import * as repo from './timetable-drafts.repo.ts'

// The actions on drafts of any kind.

const summaryView = ({ unplaced, ...row }: repo.DraftSummaryRow): DraftSummary => ({
  ...draftFactsView(row),
  unplaced,
})

export const listTimetableDrafts = handle(
  timetableDrafts.listTimetableDrafts,
  async (ctx, { kind, ...paging }) => {
    const { rows, total } = await repo.listDrafts(ctx.db, kind, paging)
    return { items: rows.map(summaryView), total, ...paging }
  },
)

export const cancelTimetableDraft = handleInTransaction(
  timetableDrafts.cancelTimetableDraft,
  async (ctx, { draftId }, tx) => {
    requireState(await repo.lockDraft(tx.db, draftId), ['computing'])
    await repo.updateDraft(tx.db, draftId, { state: 'failed', computingSince: null })
    await recordDraft(ctx, tx, draftId, { state: 'failed' })
    return summaryView(requireFound(await repo.findSummary(tx.db, draftId)))
  },
)

export const deleteTimetableDraft = handleInTransaction(
  timetableDrafts.deleteTimetableDraft,
  async (ctx, { draftId }, tx) => {
    const states = ['ready', 'failed', 'applied', 'undone'] as const
    const { name } = requireState(await repo.lockDraft(tx.db, draftId), states)
    await repo.deleteDraft(tx.db, draftId)
    await recordAudit(ctx, tx, { entity: 'timetable-draft', entityId: draftId, before: { name } })
    announceDraft(tx, draftId)
    return {}
  },
)
