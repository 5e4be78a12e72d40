import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { clockTime, day, id, instant, line, pageSchema, paging, version } from '../values.ts'
import { draftKinds, draftStates, unplacedReasons } from './draft-words.ts'
import { namedRoom, startBeforeEnd, weekday } from './meetings.ts'

/** The most classes, start times and unavailable times of one draft. */
export const maxDraftClasses = 400
const maxStarts = 16
const maxUnavailable = 300

/** A class's meetings in a week. */
const classNeed = z.object({
  classId: id,
  meetings: z.int().check(z.minimum(0), z.maximum(7)),
  minutes: z.int().check(z.minimum(15), z.maximum(480)),
  /** Its meetings keep their times and rooms. */
  isLocked: z.boolean(),
})
export type ClassNeed = z.infer<typeof classNeed>

/** A weekly time of a lecturer. */
const lecturerTime = z
  .object({
    lecturerId: id,
    weekday,
    startsAt: clockTime,
    endsAt: clockTime,
    /** Otherwise the lecturer would rather not teach then. */
    isImpossible: z.boolean(),
  })
  .check(startBeforeEnd)
export type LecturerTime = z.infer<typeof lecturerTime>

const inputs = z.object({
  weekdays: z.array(weekday).check(z.minLength(1), z.maxLength(7)),
  /** Times of day at which meetings can begin. */
  starts: z.array(clockTime).check(z.minLength(1), z.maxLength(maxStarts)),
  /** Meetings move only if that makes the timetable better. */
  keepsPresent: z.boolean(),
  classes: z.array(classNeed).check(z.minLength(1), z.maxLength(maxDraftClasses)),
  lecturerTimes: z.array(lecturerTime).check(z.maxLength(maxUnavailable)),
})
export type DraftInputs = z.infer<typeof inputs>

export const named = z.object({ id, name: z.string() })

const plannedClass = z.object({
  id,
  courseCode: z.string(),
  courseTitle: z.string(),
  lecturers: z.array(named),
  batches: z.array(named),
  students: z.int(),
})
export type PlannedClass = z.infer<typeof plannedClass>

const figures = z.object({
  placed: z.int(),
  unplaced: z.int(),
  /** Meetings at another time or in another room than now. */
  moved: z.int(),
  /** Start times between two meetings of a batch at which it has none. */
  gaps: z.int(),
  /** Meetings of a class on a day when it already has one. */
  sameDay: z.int(),
  /** Meetings at times that a lecturer would rather avoid. */
  unwanted: z.int(),
  /** Seats that stay empty, in percent of all seats in the rooms of the meetings. */
  emptySeats: z.int(),
})
export type DraftFigures = z.infer<typeof figures>

const unplacedReason = z.object({
  kind: z.enum(unplacedReasons),
  /** The lecturer or batch; null: another kind of reason. */
  name: z.nullable(z.string()),
  /** At how many of the start times it rules the meeting out. */
  starts: z.int(),
})

const unplaced = z.object({
  classId: id,
  meetings: z.int(),
  /** Start times in the week, at each of which at least one of the reasons applies. */
  starts: z.int(),
  /** The one that applies most often first. */
  reasons: z.array(unplacedReason),
  /** Seats of the largest room. */
  largestRoom: z.int(),
})
export type UnplacedClass = z.infer<typeof unplaced>

/** The fields of drafts of all kinds. */
export const draftFacts = {
  id,
  name: z.string(),
  term: named,
  state: z.enum(draftStates),
  createdAt: instant,
  createdBy: z.string(),
  version,
}
const draftSummary = z.object({
  ...draftFacts,
  /** Meetings or exams that could not be placed; null until it was computed. */
  unplaced: z.nullable(z.int()),
})
export type DraftSummary = z.infer<typeof draftSummary>

const placement = z.object({
  classId: id,
  weekday: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  room: z.nullable(z.object({ ...namedRoom.shape, capacity: z.int() })),
  isLocked: z.boolean(),
})
export type DraftPlacement = z.infer<typeof placement>

/** Seconds since the computation began, and those it can take at most. */
export const draftProgress = z.nullable(z.object({ seconds: z.int(), most: z.int() }))

/** The next possible actions on a draft. */
export const draftAbilities = z.object({
  compute: z.boolean(),
  cancel: z.boolean(),
  apply: z.boolean(),
  undo: z.boolean(),
  remove: z.boolean(),
})
export type DraftAbilities = z.infer<typeof draftAbilities>

const draft = z.object({
  ...draftFacts,
  /** Null until it was computed. */
  figures: z.nullable(figures),
  /** The first day of its term. */
  firstDay: day,
  inputs,
  classes: z.array(plannedClass),
  rooms: z.array(z.object({ ...namedRoom.shape, capacity: z.int() })),
  progress: draftProgress,
  placements: z.array(placement),
  unplaced: z.array(unplaced),
  /** The changes to the current timetable when it is applied; null if it can’t be applied. */
  changes: z.nullable(
    z.object({ moved: z.int(), added: z.int(), ended: z.int(), classes: z.int(), people: z.int() }),
  ),
  can: draftAbilities,
})
export type TimetableDraft = z.infer<typeof draft>

export const oneDraft = { draftId: id }
export const draftName = line(80)

export const timetableDrafts = onTopics(['timetable-drafts'], {
  listTimetableDrafts: op({
    method: 'GET',
    path: '/timetable-drafts',
    roles: ['admin'],
    summary: 'List drafts of timetables or of exams, newest first',
    input: z.object({ ...paging, kind: z._default(z.enum(draftKinds), 'classes') }),
    output: pageSchema(draftSummary),
  }),
  readTimetableDraft: op({
    method: 'GET',
    path: '/timetable-drafts/{draftId}',
    roles: ['admin'],
    eventId: 'draftId',
    summary: 'Get a draft with its meetings, unplaced meetings with reasons, and the effects of applying it',
    input: z.object(oneDraft),
    output: draft,
  }),
  readDraftDefaults: op({
    method: 'GET',
    path: '/terms/{termId}/timetable-draft-defaults',
    roles: ['admin'],
    topics: ['sessions', 'structure'],
    summary: 'Get the starting point of a draft for a term: the current weekly meetings of its classes',
    input: z.object({ termId: id }),
    output: z.object({ inputs, classes: z.array(plannedClass) }),
  }),
  createTimetableDraft: op({
    method: 'POST',
    path: '/timetable-drafts',
    roles: ['admin'],
    summary: 'Create a draft of a term’s timetable and compute it; nothing changes until it is applied',
    input: z.object({ name: draftName, termId: id, inputs }),
    output: draft,
    errors: ['draft-computing'],
  }),
  computeTimetableDraft: op({
    method: 'PUT',
    path: '/timetable-drafts/{draftId}/inputs',
    roles: ['admin'],
    summary: 'Change the input of a draft, and compute it again',
    input: z.object({ ...oneDraft, version, inputs }),
    output: draft,
    errors: ['draft-computing', 'draft-moved-on', 'edit-conflict'],
  }),
  cancelTimetableDraft: op({
    method: 'POST',
    path: '/timetable-drafts/{draftId}/cancellation',
    roles: ['admin'],
    summary: 'Cancel the computation of a draft of any kind',
    input: z.object(oneDraft),
    output: draftSummary,
    errors: ['draft-moved-on'],
  }),
  applyTimetableDraft: op({
    method: 'POST',
    path: '/timetable-drafts/{draftId}/application',
    roles: ['admin'],
    topics: ['timetable-drafts', 'sessions', 'notifications'],
    summary:
      'Make a draft the timetable of its term: all changes together or none; everybody affected is notified',
    input: z.object({ ...oneDraft, version }),
    output: draft,
    errors: ['draft-moved-on', 'edit-conflict', 'timetable-clash'],
  }),
  undoTimetableDraft: op({
    method: 'POST',
    path: '/timetable-drafts/{draftId}/undoing',
    roles: ['admin'],
    topics: ['timetable-drafts', 'sessions', 'notifications'],
    summary:
      'Undo an applied draft, as long as nothing was recorded in its sessions and its meetings were not changed since',
    input: z.object({ ...oneDraft, version }),
    output: draft,
    errors: ['draft-moved-on', 'draft-recorded', 'edit-conflict', 'timetable-clash'],
  }),
  deleteTimetableDraft: op({
    method: 'DELETE',
    path: '/timetable-drafts/{draftId}',
    roles: ['admin'],
    summary: 'Delete a draft of any kind; the timetable and the exams stay as they are',
    input: z.object(oneDraft),
    output: z.object({}),
    errors: ['draft-moved-on'],
  }),
})
