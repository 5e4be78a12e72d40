import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import type { Database } from '#db/database.ts'
import type { SignedIn } from '#http/context.ts'
import { listClassAudience } from '../meetings.repo.ts'
import { listTermMeetings } from '../term-sessions.repo.ts'
import { type DraftRow, draftFactsView, draftProgressView } from './drafts.service.ts'
import { type MeetingDifference, matchMeetings } from './match-meetings.rules.ts'
import { listRoomsInUse, listTermClasses, type TermClass } from './term-facts.repo.ts'

/** More than the largest campus has. */
export const mostOfTerm = { classes: 5000, rooms: 1000, taken: 20_000 }

/** What applying a draft changes in the weekly meetings of its term. */
export async function readDifferences(
  db: Database,
  { termId, inputs, result }: Pick<DraftRow<'classes'>, 'termId' | 'inputs' | 'result'>,
): Promise<MeetingDifference[]> {
  if (!result) return []
  const present = await listTermMeetings(db, termId)
  const open = new Set(inputs.classes.filter((it) => !it.isLocked).map(({ classId }) => classId))
  const known = new Set((await listTermClasses(db, termId, mostOfTerm.classes)).map(({ id }) => id))
  return matchMeetings(
    new Set([...open].filter((id) => known.has(id))),
    present,
    result.placements.filter(({ isLocked }) => !isLocked),
  )
}

export async function draftView(
  ctx: SignedIn,
  db: Database,
  row: DraftRow<'classes'>,
): Promise<TimetableDraft> {
  const { inputs, result, firstDay, state } = row
  const [allClasses, rooms, differences] = await Promise.all([
    listTermClasses(db, row.termId, mostOfTerm.classes),
    listRoomsInUse(db, mostOfTerm.rooms),
    state === 'ready' ? readDifferences(db, row) : [],
  ])
  const shown = new Set([
    ...inputs.classes.map(({ classId }) => classId),
    ...(result?.placements.map(({ classId }) => classId) ?? []),
  ])
  const classes = allClasses.filter(({ id }) => shown.has(id))
  const names = listNames(classes)
  const roomsById = new Map(rooms.map((it) => [it.id, it]))
  const kinds = new Set(classes.map(({ id }) => id))
  return {
    ...draftFactsView(row),
    ...draftProgressView(ctx, row, differences.length > 0),
    figures: result?.figures ?? null,
    firstDay,
    inputs,
    classes,
    rooms,
    placements: (result?.placements ?? [])
      .filter(({ classId }) => kinds.has(classId))
      .map(({ roomId, ...it }) => ({ ...it, room: (roomId && roomsById.get(roomId)) || null })),
    unplaced: (result?.unplaced ?? [])
      .filter(({ classId }) => kinds.has(classId))
      .map((it) => ({
        ...it,
        starts: new Set(inputs.weekdays).size * new Set(inputs.starts).size,
        reasons: it.reasons.map(({ resource, ...reason }) => ({
          ...reason,
          name: resource === null ? null : (names.get(resource) ?? null),
        })),
        largestRoom: Math.max(0, ...rooms.map(({ capacity }) => capacity)),
      })),
    changes: state === 'ready' ? await countChanges(db, differences) : null,
  }
}

const listNames = (classes: readonly TermClass[]) =>
  new Map(classes.flatMap((it) => [...it.lecturers, ...it.batches]).map(({ id, name }) => [id, name]))

async function countChanges(db: Database, differences: readonly MeetingDifference[]) {
  const classIds = [...new Set(differences.map(({ classId }) => classId))]
  const audience = classIds.length === 0 ? [] : await listClassAudience(db, classIds)
  return {
    moved: differences.filter(({ before, after }) => before && after).length,
    added: differences.filter(({ before }) => !before).length,
    ended: differences.filter(({ after }) => !after).length,
    classes: classIds.length,
    people: new Set(audience.flatMap(({ personIds }) => personIds)).size,
  }
}
