import { advisoryLock } from '#db/advisory-locks.ts'
import { inTransaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { QueueRefusal } from '#platform/fair-queue.ts'
import type { Platform } from '#platform/platform.ts'
import { findTermDays, listTermMeetings } from '../term-sessions.repo.ts'
import { draftProblem, type TermFacts, weeklyPlaces } from './draft-problem.rules.ts'
import { draftFigures, explainUnplaced } from './draft-result.rules.ts'
import { mostOfTerm } from './draft-view.ts'
import { matchMeetings } from './match-meetings.rules.ts'
import { plannedTimetable, planningSeconds, stopFlag } from './planning.ts'
import { listRoomsInUse, listTakenWeekly, listTermClasses } from './term-facts.repo.ts'
import * as repo from './timetable-drafts.repo.ts'
import { announceDraft } from './timetable-drafts.service.ts'
import type { DraftResult } from './timetable-drafts.tables.ts'

/** Milliseconds between checks whether a computation was cancelled. */
const lookEvery = 1000

/** Computes a draft, unless another worker is already doing so. */
export const workOnTimetableDraft = (platform: Platform, draftId: string): Promise<void> =>
  unlessAtWork(platform.db, advisoryLock.timetableDraft, draftId, async () => {
    const draft = await repo.findDraft(platform.db, draftId)
    if (draft?.state !== 'computing') return
    try {
      await finish(platform, draft, await compute(platform, draft))
    } catch (error) {
      // The job is retried when the database is back, or by the next server.
      if (isDatabaseUnavailable(error) || error instanceof QueueRefusal) throw error
      platform.log.error({ err: error }, 'computing a timetable failed')
      await finish(platform, draft, null)
    }
  })

/** Continues a computation that a stopped server left unfinished. */
export async function continueTimetableDrafts(platform: Platform): Promise<void> {
  for (const { id } of await repo.findComputing(platform.db)) await workOnTimetableDraft(platform, id)
}

/** The input for computing a term's timetable. */
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
  const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id)
  return {
    classes: classes.map(({ id, students, lecturers, batches }) => ({
      id,
      students,
      lecturerIds: idsOf(lecturers),
      batchIds: idsOf(batches),
    })),
    meetings,
    rooms: rooms.map(({ id, capacity }) => ({ id, seats: capacity })),
    taken,
  }
}

async function compute(platform: Platform, draft: repo.DraftRow): Promise<DraftResult | null> {
  const facts = await readTermFacts(platform, draft.termId)
  const problem = draftProblem(draft.inputs, facts)
  const stop = stopFlag()
  const look = setInterval(() => {
    repo
      .findDraft(platform.db, draft.id)
      .then((now) => now?.state === 'computing' || Atomics.store(stop, 0, 1))
      .catch((err: unknown) => platform.log.warn({ err }, 'state of a draft not read'))
  }, lookEvery)
  const placements = await plannedTimetable(problem, { seconds: planningSeconds, stop }).finally(() =>
    clearInterval(look),
  )
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

/** @param result null: no timetable was found */
const finish = (platform: Platform, { id, version }: repo.DraftRow, result: DraftResult | null) =>
  inTransaction(platform, async (tx) => {
    const now = await repo.lockDraft(tx.db, id)
    if (now?.state !== 'computing' || now.version !== version) return
    await repo.updateDraft(tx.db, id, { state: result ? 'ready' : 'failed', result, computingSince: null })
    announceDraft(tx, id)
  })
