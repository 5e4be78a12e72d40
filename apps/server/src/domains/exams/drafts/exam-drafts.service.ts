import { type ExamDraftInputs, examDrafts } from '@campanile/contract/exams/exam-drafts.ts'
import { maxPlannedExams } from '@campanile/contract/exams/exam-words.ts'
import { examTypeLabels } from '@campanile/contract/exams/label-messages.ts'
import type { Transaction } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { findDraft, restartDraft, startDraft } from '#domains/timetable/drafts/drafts.service.ts'
import { wallTime } from '#domains/timetable/weekly.rules.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import { listDrafts } from '../exam-lists.repo.ts'
import { examDraftView, isPlannable, mostOfCampus, plannedExamView } from './exam-draft-view.ts'
import * as repo from './exam-plan.repo.ts'

const usualMinutes = 120
/** The last weeks of a term, in which exams usually are. */
const usualDays = 13

export const readExamDraftOptions = handle(examDrafts.readExamDraftOptions, async (ctx, { termId }) => {
  const now = ctx.clock.now()
  const { term } = requireFound(await repo.findTermPeriod(ctx.db, termId))
  const { timeZone } = await currentInstitution(ctx)
  const [drafts, classes, rooms] = await Promise.all([
    listDrafts(ctx.db, termId, now),
    repo.listClassesWithoutExam(ctx.db, { termId }, now, maxPlannedExams),
    repo.listUsableRooms(ctx.db, mostOfCampus.rooms),
  ])
  const exams = drafts.filter((it) => isPlannable(it, now)).slice(0, maxPlannedExams)
  const tomorrow = wallTime(daysAfter(now, 1), timeZone).day
  const end = daysAfter(new Date(`${term.lastDay}T12:00:00Z`), -usualDays)
    .toISOString()
    .slice(0, 10)
  const firstDay = [term.firstDay, tomorrow, end].sort().at(-1)!
  const inputs: ExamDraftInputs = {
    firstDay,
    lastDay: firstDay > term.lastDay ? firstDay : term.lastDay,
    weekdays: [1, 2, 3, 4, 5],
    starts: ['09:00', '13:00', '16:00'],
    gapMinutes: 30,
    seatShare: 100,
    roomIds: rooms.slice(0, 200).map(({ id }) => id),
    examIds: exams.map(({ id }) => id),
    classes: classes
      .filter(({ students }) => students > 0)
      .slice(0, maxPlannedExams - exams.length)
      .map(({ id }) => ({ classId: id, durationMinutes: usualMinutes })),
    newExam: { type: 'final', title: examTypeLabels(ctx.locale).final, maxMark: '100', weight: '50' },
  }
  return { inputs, exams: exams.map(plannedExamView), classes, rooms }
})

export const readExamDraft = handle(examDrafts.readExamDraft, async (ctx, { draftId }) =>
  examDraftView(ctx, ctx.db, await findDraft(ctx.db, 'exams', draftId)),
)

const viewReader = (ctx: SignedIn) => async (tx: Transaction, draftId: string) =>
  examDraftView(ctx, tx.db, await findDraft(tx.db, 'exams', draftId))

export const createExamDraft = handle(examDrafts.createExamDraft, (ctx, asked) =>
  startDraft(ctx, { kind: 'exams', ...asked }, viewReader(ctx)),
)

export const computeExamDraft = handle(examDrafts.computeExamDraft, (ctx, asked) =>
  restartDraft(ctx, { kind: 'exams', ...asked }, viewReader(ctx)),
)
