import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { weekday } from '../timetable/meetings.ts'
import {
  draftAbilities,
  draftFacts,
  draftName,
  draftProgress,
  oneDraft,
} from '../timetable/timetable-drafts.ts'
import { onTopics } from '../topics.ts'
import { clockTime, day, id, line, version } from '../values.ts'
import { duration, maxMark, weight } from './exam.ts'
import {
  examTypes,
  maxExamDays,
  maxExamDraftRooms,
  maxExamStarts,
  maxPlannedExams,
  unplacedExamReasons,
} from './exam-words.ts'
import { m } from './messages.ts'

const dayInMs = 86_400_000

/** Days from the first to the last, both included. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayInMs + 1

/** The input of a draft of exams. */
const inputs = z.object({
  firstDay: day,
  lastDay: day,
  weekdays: z.array(weekday).check(z.maxLength(7)),
  /** Times of day at which exams can begin. */
  starts: z.array(clockTime).check(z.maxLength(maxExamStarts)),
  /** Minutes between two exams of a student, at least. */
  gapMinutes: z.int().check(z.minimum(0), z.maximum(720)),
  /** Percentage of a room's seats that are used; less if students sit apart. */
  seatShare: z.int().check(z.minimum(10), z.maximum(100)),
  roomIds: z.array(id).check(z.maxLength(maxExamDraftRooms)),
  /** Draft exams that are planned again. */
  examIds: z.array(id).check(z.maxLength(maxPlannedExams)),
  /** Classes that get an exam of this length. */
  classes: z.array(z.object({ classId: id, durationMinutes: duration })).check(z.maxLength(maxPlannedExams)),
  newExam: z.object({ type: z.enum(examTypes), title: line(120), maxMark, weight }),
})
export type ExamDraftInputs = z.infer<typeof inputs>

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

/** The same, with everything that a computation needs. */
const completeInputs = inputs.check(
  z.refine(({ firstDay, lastDay }) => firstDay <= lastDay && daysBetween(firstDay, lastDay) <= maxExamDays, {
    path: ['lastDay'],
    error: m.examPeriod({ days: maxExamDays }),
  }),
  z.refine((it) => it.weekdays.length > 0 && it.starts.length > 0, {
    path: ['starts'],
    error: m.selectDayAndTime(),
  }),
  z.refine((it) => it.roomIds.length > 0, { path: ['roomIds'], error: m.selectRoom() }),
  z.refine(
    ({ examIds, classes }) => {
      const count = examIds.length + classes.length
      const isOnce = isUnique(examIds) && isUnique(classes.map(({ classId }) => classId))
      return isOnce && count > 0 && count <= maxPlannedExams
    },
    { path: ['examIds'], error: m.selectExams({ maximum: maxPlannedExams }) },
  ),
)

const room = z.object({ id, name: z.string(), capacity: z.int() })

/** An exam that a draft plans. */
const plannedExam = z.object({
  /** The exam’s, or the class’s if it has no exam yet. */
  id,
  examId: z.nullable(id),
  courseCode: z.string(),
  courseTitle: z.string(),
  title: z.string(),
  students: z.int(),
  durationMinutes: z.int(),
})
export type PlannedExam = z.infer<typeof plannedExam>

const plannableClass = z.object({
  id,
  courseCode: z.string(),
  courseTitle: z.string(),
  students: z.int(),
})

const figures = z.object({
  placed: z.int(),
  unplaced: z.int(),
  /** Students with more than one exam on a day, counted once for each such day. */
  crowdedDays: z.int(),
  /** Exams of a student that begin at the first start after the student’s exam before. */
  backToBack: z.int(),
  /** Exams of a student on a day after a day with one. */
  consecutiveDays: z.int(),
  /** Large exams in the second half of the period. */
  lateLarge: z.int(),
  /** Exams in more than one room. */
  splitExams: z.int(),
  /** Seats that stay empty, in percent of all seats in the rooms of the exams. */
  emptySeats: z.int(),
})
export type ExamDraftFigures = z.infer<typeof figures>

const placement = z.object({
  id,
  day,
  startsAt: clockTime,
  endsAt: clockTime,
  rooms: z.array(room),
})
export type ExamDraftPlacement = z.infer<typeof placement>

const unplaced = z.object({
  id,
  /** Start times in the period, at each of which at least one of the reasons applies. */
  starts: z.int(),
  reasons: z.array(
    z.object({
      kind: z.enum(unplacedExamReasons),
      /** The batch or invigilator; null: another kind of reason. */
      name: z.nullable(z.string()),
      /** At how many of the start times it rules the exam out. */
      starts: z.int(),
    }),
  ),
})
export type UnplacedExam = z.infer<typeof unplaced>

const draft = z.object({
  ...draftFacts,
  inputs,
  figures: z.nullable(figures),
  /** Days on which students have more than one exam; published exams count as well. */
  crowdedDays: z.array(z.object({ day, students: z.int() })),
  exams: z.array(plannedExam),
  progress: draftProgress,
  /** In order of time. */
  placements: z.array(placement),
  unplaced: z.array(unplaced),
  /** The effect of applying it on draft exams; null if it can’t be applied. */
  changes: z.nullable(z.object({ moved: z.int(), added: z.int() })),
  can: draftAbilities,
})
export type ExamDraft = z.infer<typeof draft>

/** The possible starting points of a draft of exams for a term. */
const options = z.object({
  inputs,
  exams: z.array(plannedExam),
  /** Classes without an exam. */
  classes: z.array(plannableClass),
  rooms: z.array(room),
})
export type ExamDraftOptions = z.infer<typeof options>

const changed = z.object({ ...oneDraft, version })

export const examDrafts = onTopics(['timetable-drafts'], {
  readExamDraftOptions: op({
    method: 'GET',
    path: '/terms/{termId}/exam-draft-options',
    roles: ['admin'],
    topics: ['exams', 'structure'],
    summary:
      'Get what a draft of a term’s exams starts from: its draft exams, classes without an exam, and rooms',
    input: z.object({ termId: id }),
    output: options,
  }),
  readExamDraft: op({
    method: 'GET',
    path: '/exam-drafts/{draftId}',
    roles: ['admin'],
    eventId: 'draftId',
    summary: 'Get a draft of exams with times and rooms, what could not be placed and why',
    input: z.object(oneDraft),
    output: draft,
  }),
  createExamDraft: op({
    method: 'POST',
    path: '/exam-drafts',
    roles: ['admin'],
    summary: 'Create a draft of a term’s exams and compute it; nothing changes until it is applied',
    input: z.object({ name: draftName, termId: id, inputs: completeInputs }),
    output: draft,
    errors: ['draft-computing'],
  }),
  computeExamDraft: op({
    method: 'PUT',
    path: '/exam-drafts/{draftId}/inputs',
    roles: ['admin'],
    summary: 'Change what a draft of exams is computed from, and compute it again',
    input: z.object({ ...oneDraft, version, inputs: completeInputs }),
    output: draft,
    errors: ['draft-computing', 'draft-moved-on', 'edit-conflict'],
  }),
  applyExamDraft: op({
    method: 'POST',
    path: '/exam-drafts/{draftId}/application',
    roles: ['admin'],
    topics: ['timetable-drafts', 'exams', 'sessions'],
    summary: 'Move and create draft exams as a draft plans them: all together or none',
    input: changed,
    output: draft,
    errors: ['draft-moved-on', 'draft-outdated', 'edit-conflict'],
  }),
  undoExamDraft: op({
    method: 'POST',
    path: '/exam-drafts/{draftId}/undoing',
    roles: ['admin'],
    topics: ['timetable-drafts', 'exams', 'sessions'],
    summary: 'Undo an applied draft of exams, as long as none of its exams was changed since',
    input: changed,
    output: draft,
    errors: ['draft-moved-on', 'edit-conflict', 'timetable-clash'],
  }),
})
