import { insertAll } from '@campanile/server/db/bulk.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { examRooms, examSeats, exams } from '@campanile/server/domains/exams/exams.tables.ts'
import { seatStudents, shuffled } from '@campanile/server/domains/exams/seating.rules.ts'
import { weeklySlot } from '@campanile/server/domains/timetable/weekly.rules.ts'
import { addDays } from '@campanile/server/platform/calendar.ts'
import { daysAfter } from '@campanile/server/platform/clock.ts'
import { chance, seedOf } from '../chance.ts'
import { type DemoTime, demoTerm } from '../demo-time.ts'
import { openDayFrom } from '../public-holidays.ts'
import { characterOf } from './character.ts'
import { type MarkedWork, percentOf } from './marking.ts'
import { type PlannedClass, type PlannedPerson, studentsOf } from './plan.ts'
import type { PlannableRoom } from './weekly-plan.ts'

/** Exams are on Saturdays, when there are no classes, or the day after if that is a public holiday. */
const times = [
  { startsAt: '09:00', endsAt: '11:00' },
  { startsAt: '11:30', endsAt: '13:30' },
  { startsAt: '14:00', endsAt: '16:00' },
  { startsAt: '16:30', endsAt: '18:30' },
]

interface Round {
  type: 'midterm' | 'final'
  title: string
  /** The weeks of the term whose Saturdays it uses. */
  weeks: readonly [number, number, number]
  weight: string
  of: (it: PlannedClass) => boolean
}

const rounds: readonly Round[] = [
  {
    type: 'final',
    title: 'Final exam',
    weeks: [11, 12, 13],
    weight: '60',
    of: ({ term }) => term === 'over',
  },
  { type: 'midterm', title: 'Midterm', weeks: [5, 6, 7], weight: '20', of: hasMidterm },
  {
    type: 'final',
    title: 'Final exam',
    weeks: [11, 12, 13],
    weight: '40',
    of: (it) => it.term === 'present' && hasMidterm(it),
  },
  {
    type: 'final',
    title: 'Final exam',
    weeks: [11, 12, 13],
    weight: '60',
    of: (it) => it.term === 'present' && !hasMidterm(it),
  },
]

function hasMidterm({ term, course }: PlannedClass): boolean {
  return term === 'present' && chance('midterm', course) < 0.55
}

interface Sitting {
  id: string
  round: Round
  taught: PlannedClass
  students: PlannedPerson[]
  roomId: string
  seats: number
  invigilatorId: string | null
  startsAt: Date
  endsAt: Date
  publishedAt: Date | null
  seatSeed: number
}

/** Adds past and future exams, with rooms, seats and invigilators. */
export async function fillSittings(
  db: Database,
  classes: readonly PlannedClass[],
  rooms: readonly PlannableRoom[],
  when: DemoTime,
): Promise<MarkedWork[]> {
  const busy = new Set<string>()
  const daily = new Map<string, number>()
  const large = [...rooms].sort((a, b) => a.capacity - b.capacity || (a.name < b.name ? -1 : 1))
  const sittings = rounds.flatMap((round) =>
    classes.filter(round.of).map((taught) => sittingOf({ round, taught, busy, daily, large, when })),
  )
  await insertSittings(db, sittings, when)
  return sittings
    .filter(({ endsAt }) => endsAt < daysAfter(when.now, -4))
    .map(({ id, taught, students, endsAt, round }) => ({
      id,
      taught,
      of: 'exam',
      maxMark: 100,
      enteredAt: daysAfter(endsAt, 4),
      marks: students.map((student) => ({ student, percent: reached(student, taught, round) })),
    }))
}

function reached(student: PlannedPerson, { course, term }: PlannedClass, { type }: Round): number | null {
  const drifts = term === 'present' && characterOf(student.number).driftsFrom < 7
  if (chance('sits', student.number, course, type) < (drifts ? 0.35 : 0.02)) return null
  return percentOf(student, course, type === 'final' ? 4 : 3)
}

interface Planning {
  round: Round
  taught: PlannedClass
  busy: Set<string>
  /** Exams per batch and day: never more than two. */
  daily: Map<string, number>
  large: readonly PlannableRoom[]
  when: DemoTime
}

/** The first time when its batches are free, and a room that has a tenth of its seats to spare. */
function sittingOf({ round, taught, busy, daily, large, when }: Planning): Sitting {
  const students = studentsOf(taught)
  const term = demoTerm(when, taught.term === 'over' ? -1 : 0)
  const slots = round.weeks.flatMap((week) => times.map((time) => ({ week, time })))
  const start = Math.floor(slots.length * chance('sitting', taught.course, round.type))
  for (const [place] of slots.entries()) {
    const { week, time } = slots[(place + start) % slots.length]!
    const slot = (who: string) => `${taught.term} ${week} ${time.startsAt} ${who}`
    const dayOf = ({ id }: { id: string }) => `${taught.term} ${week} ${id}`
    if (taught.batches.some((it) => busy.has(slot(it.id)) || (daily.get(dayOf(it)) ?? 0) > 1)) continue
    const room = large.find(({ id, capacity }) => capacity >= students.length * 1.1 && !busy.has(slot(id)))
    if (!room) continue
    const watches = !busy.has(slot(taught.lecturer.id))
    const taken = [room.id, ...taught.batches.map(({ id }) => id), ...(watches ? [taught.lecturer.id] : [])]
    for (const who of taken) busy.add(slot(who))
    for (const it of taught.batches) daily.set(dayOf(it), (daily.get(dayOf(it)) ?? 0) + 1)
    const { startsAt, endsAt } = weeklySlot(
      openDayFrom(addDays(term.firstDay, 7 * week - 2)),
      time,
      when.timeZone,
    )
    const isPlanned = startsAt > when.now && chance('planned', taught.course) < 0.25
    return {
      id: newId(),
      round,
      taught,
      students,
      roomId: room.id,
      seats: room.capacity,
      invigilatorId: watches ? taught.lecturer.id : null,
      startsAt,
      endsAt,
      publishedAt: isPlanned
        ? null
        : new Date(Math.min(daysAfter(startsAt, -30).getTime(), when.now.getTime())),
      seatSeed: seedOf('seats', taught.course, round.type) >>> 4,
    }
  }
  throw new Error(`The demo's exams have no place for ${taught.course}`)
}

async function insertSittings(db: Database, sittings: readonly Sitting[], { now }: DemoTime): Promise<void> {
  await insertAll(
    db,
    exams,
    'id,class_id,type,sitting,title,starts_at,ends_at,max_mark,weight,published_at,seat_seed,created_at,changed_at,version'.split(
      ',',
    ),
    sittings.map(({ id, round, taught, startsAt, endsAt, publishedAt, seatSeed }) => {
      const planned = new Date(Math.min(daysAfter(startsAt, -40).getTime(), now.getTime()))
      return {
        id,
        class_id: taught.id,
        type: round.type,
        sitting: 'class',
        title: round.title,
        starts_at: startsAt,
        ends_at: endsAt,
        max_mark: 100,
        weight: round.weight,
        published_at: publishedAt,
        seat_seed: seatSeed,
        created_at: planned,
        changed_at: publishedAt ?? planned,
        version: publishedAt ? 1 : 0,
      }
    }),
  )
  await insertAll(
    db,
    examRooms,
    ['exam_id', 'room_id', 'seats', 'invigilator_id'],
    sittings.map(({ id, roomId, seats, invigilatorId }) => ({
      exam_id: id,
      room_id: roomId,
      seats,
      invigilator_id: invigilatorId,
    })),
  )
  await insertAll(
    db,
    examSeats,
    ['exam_id', 'student_id', 'room_id', 'seat'],
    sittings
      .filter(({ publishedAt }) => publishedAt)
      .flatMap(({ id, roomId, seats, students, seatSeed }) => {
        const order = shuffled(
          students.map((student) => student.id),
          seatSeed,
        )
        return seatStudents([{ roomId, seats }], order, []).seats.map((it) => ({
          exam_id: id,
          student_id: it.studentId,
          room_id: it.roomId,
          seat: it.seat,
        }))
      }),
  )
}
