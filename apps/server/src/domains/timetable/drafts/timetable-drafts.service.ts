import {
  type DraftInputs,
  maxDraftClasses,
  timetableDrafts,
} from '@campanile/contract/timetable/timetable-drafts.ts'
import type { Transaction } from '#db/database.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { minuteOfDay } from '#platform/day-minutes.ts'
import { groupRows } from '#platform/grouped.ts'
import { findTermDays, listTermMeetings } from '../term-sessions.repo.ts'
import { draftView } from './draft-view.ts'
import { findDraft, restartDraft, startDraft } from './drafts.service.ts'
import { listTermClasses } from './term-facts.repo.ts'

export const readTimetableDraft = handle(timetableDrafts.readTimetableDraft, async (ctx, { draftId }) =>
  draftView(ctx, ctx.db, await findDraft(ctx.db, 'classes', draftId)),
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
      const own = (ofClass.get(id) ?? []).map((it) => minuteOfDay(it.endsAt) - minuteOfDay(it.startsAt))
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

const viewReader = (ctx: SignedIn) => async (tx: Transaction, draftId: string) =>
  draftView(ctx, tx.db, await findDraft(tx.db, 'classes', draftId))

export const createTimetableDraft = handle(timetableDrafts.createTimetableDraft, (ctx, asked) =>
  startDraft(ctx, { kind: 'classes', ...asked }, viewReader(ctx)),
)

export const computeTimetableDraft = handle(timetableDrafts.computeTimetableDraft, (ctx, asked) =>
  restartDraft(ctx, { kind: 'classes', ...asked }, viewReader(ctx)),
)
