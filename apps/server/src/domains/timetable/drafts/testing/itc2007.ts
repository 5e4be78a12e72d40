import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TimetableProblem } from '../timetable-problem.ts'

// Public instances of the International Timetabling Competition 2007, track 3 (curriculum-based course
// timetabling), by the University of Udine: toy, comp01 and comp11. docs/timetabling.md names the source.

interface Instance {
  days: number
  periods: number
  courses: { id: string; teacher: string; lectures: number; days: number; students: number }[]
  rooms: { id: string; seats: number }[]
  curricula: { id: string; courses: string[] }[]
  closed: { course: string; day: number; period: number }[]
}

export function readInstance(name: 'toy' | 'comp01' | 'comp11'): Instance {
  const text = readFileSync(join(import.meta.dirname, `${name}.ctt`), 'utf8')
  const number = (key: string) => Number(new RegExp(`^${key}: (\\d+)`, 'm').exec(text)![1])
  const rows = (section: string) =>
    new RegExp(`^${section}:\\n([\\s\\S]*?)\\n\\s*\\n`, 'm')
      .exec(text)![1]!
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
  return {
    days: number('Days'),
    periods: number('Periods_per_day'),
    courses: rows('COURSES').map(([id, teacher, lectures, days, students]) => ({
      id: id!,
      teacher: teacher!,
      lectures: Number(lectures),
      days: Number(days),
      students: Number(students),
    })),
    rooms: rows('ROOMS').map(([id, seats]) => ({ id: id!, seats: Number(seats) })),
    curricula: rows('CURRICULA').map(([id, , ...courses]) => ({ id: id!, courses })),
    closed: rows('UNAVAILABILITY_CONSTRAINTS').map(([course, day, period]) => ({
      course: course!,
      day: Number(day),
      period: Number(period),
    })),
  }
}

/** The instance as a problem of ours, with the weights of the competition. */
export function itcProblem({ days, periods, courses, rooms, curricula, closed }: Instance): TimetableProblem {
  return {
    days,
    starts: Array.from({ length: days * periods }, (_, start) => ({
      day: Math.floor(start / periods),
      minute: start % periods,
    })),
    rooms,
    fixed: [],
    classes: courses.map((it) => {
      const own = curricula.filter((curriculum) => curriculum.courses.includes(it.id)).map(({ id }) => id)
      return {
        id: it.id,
        meetings: it.lectures,
        minutes: 1,
        students: it.students,
        resources: [it.teacher, ...own],
        compact: own,
        rooms: rooms.map((_, room) => room),
        days: it.days,
        closed: closed
          .filter(({ course }) => course === it.id)
          .map(({ day, period }) => ({ start: day * periods + period, by: it.teacher })),
        unwanted: [],
        present: [],
      }
    }),
    wishes: {
      unplaced: 1000,
      unwanted: 0,
      days: 5,
      alone: 2,
      gaps: 0,
      moved: 0,
      seats: 1,
      roomChanges: 1,
      emptySeats: 0,
    },
  }
}

export interface Lecture {
  course: string
  day: number
  period: number
  room: string
}

/**
 * The competition’s own measure, written from its rules and without any code of the solver: violations of the
 * four hard constraints, and the cost of the four soft ones.
 */
export function validate(instance: Instance, lectures: readonly Lecture[]) {
  const { courses, rooms, curricula, closed } = instance
  const of = (course: string) => lectures.filter((it) => it.course === course)
  const periodKey = ({ day, period }: { day: number; period: number }) => `${day} ${period}`
  const repeats = (keys: readonly string[]) => keys.length - new Set(keys).size
  const teachers = new Map(courses.map(({ id, teacher }) => [id, teacher]))
  const conflicts = [...lectures.keys()].flatMap((a) =>
    [...lectures.keys()].slice(a + 1).filter((b) => {
      const [one, other] = [lectures[a]!, lectures[b]!]
      return (
        periodKey(one) === periodKey(other) &&
        one.course !== other.course &&
        (teachers.get(one.course) === teachers.get(other.course) ||
          curricula.some((it) => it.courses.includes(one.course) && it.courses.includes(other.course)))
      )
    }),
  ).length
  const hard = {
    lectures:
      courses.reduce((sum, it) => sum + Math.abs(it.lectures - of(it.id).length), 0) +
      courses.reduce((sum, it) => sum + repeats(of(it.id).map(periodKey)), 0),
    conflicts,
    availability: lectures.filter((it) =>
      closed.some((no) => no.course === it.course && periodKey(no) === periodKey(it)),
    ).length,
    roomOccupancy: repeats(lectures.map((it) => `${it.room} ${periodKey(it)}`)),
  }
  const seats = new Map(rooms.map((it) => [it.id, it.seats]))
  const students = new Map(courses.map((it) => [it.id, it.students]))
  const isAlone = (own: readonly Lecture[], { day, period }: Lecture) =>
    !own.some((it) => it.day === day && Math.abs(it.period - period) === 1)
  const soft = {
    roomCapacity: lectures.reduce(
      (sum, it) => sum + Math.max(0, students.get(it.course)! - seats.get(it.room)!),
      0,
    ),
    workingDays: courses.reduce(
      (sum, it) => sum + 5 * Math.max(0, it.days - new Set(of(it.id).map(({ day }) => day)).size),
      0,
    ),
    compactness: curricula.reduce((sum, curriculum) => {
      const own = lectures.filter(({ course }) => curriculum.courses.includes(course))
      return sum + 2 * own.filter((it) => isAlone(own, it)).length
    }, 0),
    roomStability: courses.reduce(
      (sum, it) => sum + Math.max(0, new Set(of(it.id).map(({ room }) => room)).size - 1),
      0,
    ),
  }
  const total = (parts: Record<string, number>) => Object.values(parts).reduce((sum, it) => sum + it, 0)
  return { hard, soft, violations: total(hard), cost: total(soft) }
}
