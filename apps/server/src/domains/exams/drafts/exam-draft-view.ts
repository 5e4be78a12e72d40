import type { ExamDraft, PlannedExam } from '@campanile/contract/exams/exam-drafts.ts'
import type { Database } from '#db/database.ts'
import { type DraftRow, draftFactsView, draftProgressView } from '#domains/timetable/drafts/drafts.service.ts'
import type { SignedIn } from '#http/context.ts'
import { listExamsOf } from '../exam-lists.repo.ts'
import { clockTimesOf, minutesOf } from '../exam-time.rules.ts'
import { stateOf } from '../exams.policy.ts'
import type { ExamRow } from '../exams.repo.ts'
import { listPlannedClasses, listResourceNames, listUsableRooms } from './exam-plan.repo.ts'

/** More than the largest campus has. */
export const mostOfCampus = { rooms: 1000, classes: 5000 }

/** Those of these exams of a term that can be planned: drafts that have not begun. */
export const plannableExams = async (
  db: Database,
  examIds: readonly string[],
  termId: string,
  now: Date,
): Promise<ExamRow[]> =>
  (await listExamsOf(db, examIds)).filter((it) => it.termId === termId && isPlannable(it, now))

export const isPlannable = (exam: ExamRow, now: Date): boolean =>
  stateOf(exam) === 'draft' && exam.startsAt > now

export const plannedExamView = (exam: ExamRow): PlannedExam => ({
  id: exam.id,
  examId: exam.id,
  courseCode: exam.courseCode,
  courseTitle: exam.courseTitle,
  title: exam.title,
  students: exam.candidates,
  durationMinutes: minutesOf(exam),
})

/** Whether every existing exam already has a time and rooms; otherwise it could block another. */
export const isComplete = ({ inputs, result }: Pick<DraftRow<'exams'>, 'inputs' | 'result'>): boolean =>
  result !== null &&
  result.placements.length > 0 &&
  !result.unplaced.some(({ id }) => inputs.examIds.includes(id))

export async function examDraftView(ctx: SignedIn, db: Database, row: DraftRow<'exams'>): Promise<ExamDraft> {
  const { inputs, result, termId, state } = row
  const classIds = inputs.classes.map(({ classId }) => classId)
  const resources = (result?.unplaced ?? []).flatMap(({ reasons }) =>
    reasons.flatMap((it) => it.resource ?? []),
  )
  const [exams, classes, rooms, names] = await Promise.all([
    listExamsOf(db, inputs.examIds),
    listPlannedClasses(db, { termId, classIds }, mostOfCampus.classes),
    listUsableRooms(db, mostOfCampus.rooms),
    listResourceNames(db, resources),
  ])
  const minutes = new Map(inputs.classes.map((it) => [it.classId, it.durationMinutes]))
  const shown: PlannedExam[] = [
    ...exams.filter((it) => it.termId === termId).map(plannedExamView),
    ...classes.map((it) => ({
      ...it,
      examId: null,
      title: inputs.newExam.title,
      durationMinutes: minutes.get(it.id)!,
    })),
  ]
  const known = new Set(shown.map(({ id }) => id))
  const roomsById = new Map(rooms.map((it) => [it.id, it]))
  const namesById = new Map(names.map(({ id, name }) => [id, name]))
  const placements = (result?.placements ?? []).filter(({ id }) => known.has(id))
  return {
    ...draftFactsView(row),
    ...draftProgressView(ctx, row, isComplete(row)),
    inputs,
    figures: result?.figures ?? null,
    crowdedDays: result?.crowdedDays ?? [],
    exams: shown,
    placements: placements
      .map(({ rooms: used, ...it }) => ({
        id: it.id,
        day: it.day,
        ...clockTimesOf(it)!,
        rooms: used.flatMap(({ roomId }) => roomsById.get(roomId) ?? []),
      }))
      .sort((a, b) => (`${a.day} ${a.startsAt}` < `${b.day} ${b.startsAt}` ? -1 : 1)),
    unplaced: (result?.unplaced ?? [])
      .filter(({ id }) => known.has(id))
      .map((it) => ({
        ...it,
        reasons: it.reasons.map(({ resource, ...reason }) => ({
          ...reason,
          name: resource === null ? null : (namesById.get(resource) ?? null),
        })),
      })),
    changes:
      state === 'ready'
        ? {
            moved: placements.filter(({ id }) => inputs.examIds.includes(id)).length,
            added: placements.filter(({ id }) => minutes.has(id)).length,
          }
        : null,
  }
}
