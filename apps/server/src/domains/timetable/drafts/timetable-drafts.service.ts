import {
  type DraftInputs,
  maxDraftClasses,
  timetableDrafts,
} from '@campanile/contract/timetable/timetable-drafts.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { groupRows } from '#platform/grouped.ts'
import { findTermDays, listTermMeetings } from '../term-sessions.repo.ts'
import { minuteOf } from './draft-problem.rules.ts'
import { draftView, summaryView } from './draft-view.ts'
import { listTermClasses } from './term-facts.repo.ts'
import * as repo from './timetable-drafts.repo.ts'

export const listTimetableDrafts = handle(timetableDrafts.listTimetableDrafts, async (ctx, paging) => {
  const { rows, total } = await repo.listDrafts(ctx.db, paging)
  return { items: rows.map(summaryView), total, ...paging }
})

export const readTimetableDraft = handle(timetableDrafts.readTimetableDraft, async (ctx, { draftId }) =>
  draftView(ctx, ctx.db, requireFound(await repo.findDraft(ctx.db, draftId))),
)

const defaultStarts = ['09:00', '11:00', '13:00', '15:00']
const defaultMinutes = 90

export const readDraftDefaults = handle(timetableDrafts.readDraftDefaults, async (ctx, { termId }) => {
  requireFound(await findTermDays(ctx.db, termId))
  const [classes, meetings] = await Promise.all([
    listTermClasses(ctx.db, termId, maxDraftClasses),
    listTermMeetings(ctx.db, termId),
  ])
  const ofClass = groupRows(meetings, ({ classId }) => classId)
  const used = <T>(values: readonly T[], usual: readonly T[]) =>
    values.length > 0 ? [...new Set(values)].sort() : [...usual]
  const inputs: DraftInputs = {
    weekdays: used(
      meetings.map(({ weekday }) => weekday),
      [1, 2, 3, 4, 5],
    ),
    // The most used ones, if there are more than a draft can have.
    starts: [...groupRows(meetings, ({ startsAt }) => startsAt).values()]
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 16)
      .map(([first]) => first!.startsAt)
      .concat(meetings.length === 0 ? defaultStarts : [])
      .sort(),
    keepsPresent: true,
    classes: classes.map(({ id }) => {
      const own = (ofClass.get(id) ?? []).map((it) => minuteOf(it.endsAt) - minuteOf(it.startsAt))
      // Meetings of different lengths stay as they are; a draft gives all meetings of a class one length.
      const isMixed = new Set(own).size > 1
      return {
        classId: id,
        meetings: Math.min(own.length, 7),
        minutes: Math.min(480, Math.max(15, own[0] ?? defaultMinutes)),
        isLocked: isMixed || own.length > 7,
      }
    }),
    lecturerTimes: [],
  }
  return { inputs, classes }
})

export const createTimetableDraft = handle(
  timetableDrafts.createTimetableDraft,
  async (ctx, { name, termId, inputs }) => {
    requireFound(await findTermDays(ctx.db, termId))
    const id = newId()
    const now = ctx.clock.now()
    return oneAtATime(ctx, async (tx) => {
      await repo.insertDraft(tx.db, {
        id,
        name,
        termId,
        state: 'computing',
        inputs,
        createdAt: now,
        createdBy: ctx.actor.id,
        computingSince: now,
      })
      return started(ctx, tx, id, { name, termId })
    })
  },
)

export const computeTimetableDraft = handle(
  timetableDrafts.computeTimetableDraft,
  (ctx, { draftId, version, inputs }) =>
    oneAtATime(ctx, async (tx) => {
      const draft = await lockedDraft(tx, draftId, ['ready', 'failed', 'undone'])
      if (draft.version !== version) throw new AppError('edit-conflict')
      await repo.updateDraft(tx.db, draftId, {
        state: 'computing',
        inputs,
        result: null,
        computingSince: ctx.clock.now(),
      })
      return started(ctx, tx, draftId, { name: draft.name })
    }),
)

export const cancelTimetableDraft = handleInTransaction(
  timetableDrafts.cancelTimetableDraft,
  async (ctx, { draftId }, tx) => {
    await lockedDraft(tx, draftId, ['computing'])
    await repo.updateDraft(tx.db, draftId, { state: 'failed', computingSince: null })
    return changed(ctx, tx, draftId, { state: 'failed' })
  },
)

export const deleteTimetableDraft = handleInTransaction(
  timetableDrafts.deleteTimetableDraft,
  async (ctx, { draftId }, tx) => {
    const { name } = await lockedDraft(tx, draftId, ['ready', 'failed', 'applied', 'undone'])
    await repo.deleteDraft(tx.db, draftId)
    await recordAudit(ctx, tx, { entity: 'timetable-draft', entityId: draftId, before: { name } })
    announceDraft(tx, draftId)
    return {}
  },
)

/** @throws AppError draft-moved-on when it is in another state */
export async function lockedDraft(
  tx: Transaction,
  draftId: string,
  states: readonly repo.StoredDraft['state'][],
): Promise<repo.StoredDraft> {
  const draft = requireFound(await repo.lockDraft(tx.db, draftId))
  if (!states.includes(draft.state)) throw new AppError('draft-moved-on')
  return draft
}

/** Makes the open pages of admins reload. */
export const announceDraft = (tx: Pick<Transaction, 'announce'>, draftId: string) =>
  tx.announce({ event: { topic: 'timetable-drafts', id: draftId }, role: 'admin' })

/** Audits a change of a draft, and returns its new view. */
export async function changed(ctx: SignedIn, tx: Transaction, draftId: string, after: object) {
  await recordAudit(ctx, tx, { entity: 'timetable-draft', entityId: draftId, after })
  announceDraft(tx, draftId)
  return draftView(ctx, tx.db, requireFound(await repo.findDraft(tx.db, draftId)))
}

async function started(ctx: SignedIn, tx: Transaction, draftId: string, after: object) {
  await ctx.jobs.add(tx.db, 'computeTimetableDraft', { draftId })
  return changed(ctx, tx, draftId, { ...after, state: 'computing' })
}

/** @throws AppError draft-computing while another draft is being computed */
async function oneAtATime<T>(ctx: SignedIn, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    if (isUniqueViolation(error, 'timetable_drafts_computing')) throw new AppError('draft-computing')
    throw error
  }
}
