import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { useRooms } from '@campanile/server/domains/exams/exam-rooms.repo.ts'
import { insertSeats } from '@campanile/server/domains/exams/exam-seats.repo.ts'
import { insertExam } from '@campanile/server/domains/exams/exams.repo.ts'
import { seatStudents, shuffled } from '@campanile/server/domains/exams/seating.rules.ts'
import { rooms } from '@campanile/server/domains/structure/structure.tables.ts'
import { weeklySlot } from '@campanile/server/domains/timetable/weekly.rules.ts'
import { addDays } from '@campanile/server/platform/calendar.ts'
import { daysAfter } from '@campanile/server/platform/clock.ts'
import type { DemoClass } from './campus.ts'
import type { DemoTime } from './demo-time.ts'
import { openDayFrom } from './public-holidays.ts'

interface DemoExam {
  course: string
  type: 'midterm' | 'final' | 'quiz' | 'oral'
  title: string
  /** Weeks from this week's Saturday, when there are no classes. */
  weeks: number
  startsAt: string
  endsAt: string
  weight: string
  state: 'published' | 'draft' | 'cancelled'
  halls: readonly string[]
}

const demoExams: readonly DemoExam[] = [
  {
    course: 'CS304',
    type: 'midterm',
    title: 'Midterm',
    weeks: -3,
    startsAt: '09:00',
    endsAt: '11:00',
    weight: '30',
    state: 'published',
    halls: ['Exam Hall North'],
  },
  {
    course: 'CS210',
    type: 'midterm',
    title: 'Midterm',
    weeks: -2,
    startsAt: '09:00',
    endsAt: '10:30',
    weight: '40',
    state: 'published',
    halls: ['Exam Hall South'],
  },
  {
    course: 'CS210',
    type: 'quiz',
    title: 'Normal forms',
    weeks: 1,
    startsAt: '09:00',
    endsAt: '09:45',
    weight: '10',
    state: 'published',
    halls: ['Exam Hall South'],
  },
  {
    course: 'CS304',
    type: 'final',
    title: 'Final',
    weeks: 3,
    startsAt: '09:00',
    endsAt: '12:00',
    weight: '35',
    state: 'published',
    halls: ['Exam Hall North', 'Exam Hall South'],
  },
  {
    course: 'CS220',
    type: 'final',
    title: 'Final',
    weeks: 3,
    startsAt: '14:00',
    endsAt: '16:00',
    weight: '60',
    state: 'draft',
    halls: ['Exam Hall North'],
  },
  {
    course: 'CS210',
    type: 'final',
    title: 'Final',
    weeks: 4,
    startsAt: '09:00',
    endsAt: '11:00',
    weight: '25',
    state: 'draft',
    halls: [],
  },
  {
    course: 'RM201',
    type: 'oral',
    title: 'Proposal talks',
    weeks: 2,
    startsAt: '10:00',
    endsAt: '13:00',
    weight: '40',
    state: 'cancelled',
    halls: ['Exam Hall South'],
  },
]

const hallPlaces = 60
/** Seats in use: three in four, so that students sit apart. */
const usedPlaces = 45

/**
 * Adds this term's exams: past and future, published and planned, with seats where students may know them.
 */
export async function fillExams(db: Database, classes: readonly DemoClass[], when: DemoTime): Promise<void> {
  const { now } = when
  const halls = new Map<string, string>()
  for (const name of new Set(demoExams.flatMap((exam) => exam.halls))) {
    const id = newId()
    await db.insert(rooms).values({ id, name, capacity: hallPlaces, createdAt: now, updatedAt: now })
    halls.set(name, id)
  }
  for (const exam of demoExams) await fill(db, { exam, classes, halls, when })
}

interface Campus {
  exam: DemoExam
  classes: readonly DemoClass[]
  halls: ReadonlyMap<string, string>
  when: DemoTime
}

async function fill(db: Database, { exam, classes, halls, when }: Campus): Promise<void> {
  const { id: classId, studentIds } = classes.find(({ code }) => code === exam.course)!
  const id = newId()
  const { now, monday, timeZone } = when
  const plannedAt = daysAfter(now, -40)
  const seatSeed = 20_000 + exam.weeks
  await insertExam(db, {
    id,
    classId,
    type: exam.type,
    title: exam.title,
    ...weeklySlot(openDayFrom(addDays(monday, 5 + 7 * exam.weeks)), exam, timeZone),
    maxMark: '100',
    weight: exam.weight,
    publishedAt: exam.state === 'draft' ? null : plannedAt,
    ...(exam.state === 'cancelled' && {
      cancelledAt: daysAfter(now, -1),
      cancelReason: 'Replaced by a poster session',
    }),
    seatSeed,
    createdAt: plannedAt,
    changedAt: plannedAt,
  })
  const used = exam.halls.map((name) => ({
    roomId: halls.get(name)!,
    seats: usedPlaces,
    invigilatorId: null,
  }))
  await useRooms(
    db,
    used.map((room) => ({ examId: id, ...room })),
  )
  if (exam.state === 'published')
    await insertSeats(db, id, seatStudents(used, shuffled(studentIds, seatSeed), []).seats)
}
