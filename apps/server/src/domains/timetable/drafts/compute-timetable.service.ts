import { currentInstitution } from '#domains/settings/settings.service.ts'
import { solveInWorker } from '#platform/planning/planning.ts'
import type { Platform } from '#platform/platform.ts'
import { findTermDays, listTermMeetings } from '../term-sessions.repo.ts'
import { draftProblem, type TermFacts, weeklyPlaces } from './draft-problem.rules.ts'
import { draftFigures, explainUnplaced } from './draft-result.rules.ts'
import { mostOfTerm } from './draft-view.ts'
import type { Computation } from './draft-work.service.ts'
import { matchMeetings } from './match-meetings.rules.ts'
import { listRoomsInUse, listTakenWeekly, listTermClasses } from './term-facts.repo.ts'

/** The input of a term's timetable. */
async function readTermFacts(platform: Platform, termId: string): Promise<TermFacts> {
  const { db, clock } = platform
  const { timeZone } = await currentInstitution(platform)
  const days = await findTermDays(db, termId)
  const [classes, meetings, rooms, taken] = await Promise.all([
    listTermClasses(db, termId, mostOfTerm.classes),
    listTermMeetings(db, termId),
    listRoomsInUse(db, mostOfTerm.rooms),
    days
      ? listTakenWeekly(db, { id: termId, ...days.term }, { now: clock.now(), timeZone }, mostOfTerm.taken)
      : [],
  ])
  const listIds = (named: readonly { id: string }[]) => named.map(({ id }) => id)
  return {
    classes: classes.map(({ id, students, lecturers, batches }) => ({
      id,
      students,
      lecturerIds: listIds(lecturers),
      batchIds: listIds(batches),
    })),
    meetings,
    rooms: rooms.map(({ id, capacity }) => ({ id, seats: capacity })),
    taken,
  }
}

export const computeTimetable: Computation<'classes'> = async (platform, draft, stop) => {
  const facts = await readTermFacts(platform, draft.termId)
  const problem = draftProblem(draft.inputs, facts)
  const placements = await solveInWorker('planTimetable', problem, stop)
  if (!placements) return null
  const placed = weeklyPlaces(draft.inputs, problem, placements)
  const open = new Set(problem.classes.map(({ id }) => id))
  const differences = matchMeetings(open, facts.meetings, placed)
  const moved = differences.filter(({ before, after }) => before && after).length
  return {
    placements: [
      ...placed.map((it) => ({ ...it, isLocked: false })),
      ...facts.meetings
        .filter(({ classId }) => !open.has(classId))
        .map(({ classId, weekday, startsAt, endsAt, roomId }) => ({
          classId,
          weekday,
          startsAt,
          endsAt,
          roomId,
          isLocked: true,
        })),
    ],
    unplaced: explainUnplaced(problem, placements),
    figures: draftFigures(problem, placements, moved),
  }
}
