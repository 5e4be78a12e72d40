import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Computation } from '#domains/timetable/drafts/draft-work.service.ts'
import type { DraftRow } from '#domains/timetable/drafts/drafts.service.ts'
import { type Slot, weeklySlot } from '#domains/timetable/weekly.rules.ts'
import { daysAfter } from '#platform/clock.ts'
import { solveInWorker } from '#platform/planning/planning.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesOf } from '../exam-time.rules.ts'
import {
  datedPlaces,
  draftDate,
  type ExamFact,
  type ExamPlanFacts,
  examProblem,
} from './exam-draft-problem.rules.ts'
import { crowdedDays, examFigures, explainUnplacedExams } from './exam-draft-result.rules.ts'
import { mostOfCampus, plannableExams } from './exam-draft-view.ts'
import * as repo from './exam-plan.repo.ts'

/** The period of a draft, with a day before and after it, because exams on these days count as near. */
function searched({ firstDay, lastDay }: DraftRow<'exams'>['inputs'], timeZone: string): Slot {
  const midnight = { startsAt: '00:00', endsAt: '23:59' }
  return {
    startsAt: daysAfter(weeklySlot(firstDay, midnight, timeZone).startsAt, -1),
    endsAt: daysAfter(weeklySlot(lastDay, midnight, timeZone).endsAt, 1),
  }
}

async function readFacts(platform: Platform, { termId, inputs }: DraftRow<'exams'>) {
  const { db, clock } = platform
  const now = clock.now()
  const { timeZone } = await currentInstitution(platform)
  const at = searched(inputs, timeZone)
  const period = await repo.findTermPeriod(db, termId)
  const classIds = inputs.classes.map(({ classId }) => classId)
  const [exams, classes, rooms] = await Promise.all([
    plannableExams(db, inputs.examIds, termId, now),
    repo.listClassesWithoutExam(db, { termId, classIds }, now, mostOfCampus.classes),
    repo.listUsableRooms(db, mostOfCampus.rooms),
  ])
  const examIds = exams.map(({ id }) => id)
  const [examSittings, classSittings] = await Promise.all([
    repo.listSittings(db, examIds),
    repo.listClassSittings(
      db,
      classes.map(({ id }) => id),
      weeklySlot(inputs.firstDay, { startsAt: '12:00', endsAt: '12:01' }, timeZone).startsAt,
    ),
  ])
  const sittings = new Map([...examSittings, ...classSittings].map((it) => [it.id, it]))
  const minutesOfClass = new Map(inputs.classes.map((it) => [it.classId, it.durationMinutes]))
  const planned: ExamFact[] = [
    ...exams.map((exam) => ({
      ...sittings.get(exam.id)!,
      durationMinutes: minutesOf(exam),
      invigilatorIds: exam.rooms.flatMap(({ invigilator }) => invigilator?.id ?? []),
    })),
    ...classes.map(({ id }) => ({
      ...sittings.get(id)!,
      durationMinutes: minutesOfClass.get(id)!,
      invigilatorIds: [],
    })),
  ]
  const wanted = new Set(inputs.roomIds)
  const usable = rooms.filter(({ id }) => wanted.has(id))
  const batches = new Set(planned.flatMap(({ batchIds }) => batchIds))
  const resources = [...usable.map(({ id }) => id), ...batches, ...planned.flatMap((it) => it.invigilatorIds)]
  const students = [...new Set(planned.flatMap(({ studentIds }) => studentIds))]
  const [booked, otherExams] = await Promise.all([
    repo.listBooked(db, resources, at, examIds),
    repo.listOtherExams(db, students, at, examIds),
  ])
  const facts: ExamPlanFacts = {
    exams: planned,
    rooms: usable,
    booked,
    otherExams,
    holidays: period?.holidays ?? [],
    now,
    timeZone,
  }
  return { facts, batches, versions: Object.fromEntries(exams.map(({ id, version }) => [id, version])) }
}

/** Finds times and rooms for the exams of a draft. */
export const computeExams: Computation<'exams'> = async (platform, draft, stop) => {
  const { facts, batches, versions } = await readFacts(platform, draft)
  const problem = examProblem(draft.inputs, facts)
  const placements = await solveInWorker('planExams', problem, stop)
  return {
    placements: datedPlaces(draft.inputs, problem, placements),
    unplaced: explainUnplacedExams(problem, placements, (id) =>
      batches.has(id) ? 'batch-busy' : 'invigilator-busy',
    ),
    versions,
    figures: examFigures(problem, placements),
    crowdedDays: crowdedDays(problem, placements).map((it) => ({
      ...it,
      day: draftDate(draft.inputs, it.day),
    })),
  }
}
