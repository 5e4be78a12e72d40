import type { EmploymentType } from '@campanile/contract/roles.ts'
import { newId } from '@campanile/server/db/columns.ts'
import { demoEmail } from '../accounts.ts'
import { batchCode } from '../campus.ts'
import { between, chance } from '../chance.ts'
import type { Faculty, Programme } from './faculties.ts'
import { type Name, nameOf, namesFor } from './names.ts'

export interface PlannedPerson extends Name {
  id: string
  email: string
  number: string
  role: 'student' | 'lecturer' | 'staff'
  employmentType: EmploymentType | null
}

export interface PlannedBatch {
  id: string
  code: string
  intakeYear: number
  programme: Programme
  students: PlannedPerson[]
}

export type TermKey = 'over' | 'present'

export interface PlannedClass {
  id: string
  courseId: string
  term: TermKey
  department: string
  course: string
  title: string
  credits: number
  batches: PlannedBatch[]
  lecturer: PlannedPerson
}

export interface University {
  lecturers: PlannedPerson[]
  staff: PlannedPerson[]
  batches: PlannedBatch[]
  classes: PlannedClass[]
}

const lecturersOfFaculty = [10, 10, 10, 10, 9, 9]
const staffCount = 30

/** Plans all people and classes except those of the demo accounts. Names in `taken` are already used. */
export function planUniversity(
  year: number,
  taken: readonly string[],
  faculties: readonly Faculty[],
): University {
  const groups = faculties.flatMap((faculty) => batchesOf(faculty, year))
  const sizes = groups.map(({ code }) => between(30, 37, 'size', code))
  const studentNumbers = numbers(
    'S-',
    30_001,
    sizes.reduce((sum, size) => sum + size),
  )
  const lecturerNumbers = numbers(
    'L-',
    1_003,
    lecturersOfFaculty.slice(0, faculties.length).reduce((sum, count) => sum + count),
  )
  const staffNumbers = numbers('E-', 3_011, staffCount)
  const words = [...lecturerNumbers, ...staffNumbers, ...studentNumbers]
  const names = namesFor(words, taken)
  const named = new Map(words.map((word, place) => [word, names[place]!]))
  const lecturers = lecturerNumbers.map((it) => person(named.get(it)!, it, 'lecturer', employmentOf(it)))
  const staff = staffNumbers.map((it) =>
    person(named.get(it)!, it, 'staff', chance('part-time', it) < 0.2 ? 'part-time' : 'full-time'),
  )
  const own = chunked(studentNumbers, sizes)
  const batches = groups.map((group, place): PlannedBatch => {
    return {
      ...group,
      id: newId(),
      students: own[place]!.map((it) => person(named.get(it)!, it, 'student', null)),
    }
  })
  return { lecturers, staff, batches, classes: classesOf(faculties, batches, lecturers) }
}

/** Splits a list into parts of these lengths. */
const chunked = <T>(all: readonly T[], lengths: readonly number[]): T[][] =>
  lengths.map((length, place) => {
    const from = lengths.slice(0, place).reduce((sum, it) => sum + it, 0)
    return all.slice(from, from + length)
  })

const numbers = (prefix: string, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${first + index}`)

function employmentOf(number: string): EmploymentType {
  const luck = chance('employment', number)
  return luck < 0.62 ? 'full-time' : luck < 0.8 ? 'part-time' : 'visiting'
}

const person = (
  name: Name,
  number: string,
  role: PlannedPerson['role'],
  employmentType: EmploymentType | null,
): PlannedPerson => ({ id: newId(), ...name, email: demoEmail(nameOf(name)), number, role, employmentType })

/** Three years of each programme. The third year of Computing is Leila's own batch, which already exists. */
function batchesOf({ programmes }: Faculty, year: number) {
  return [0, 1, 2].flatMap((ago) =>
    programmes
      .filter(({ code }) => !(code === 'CS' && ago === 2))
      .map((programme) => ({
        programme,
        intakeYear: year - ago,
        code: batchCode(programme.code, year - ago),
      })),
  )
}

function classesOf(
  faculties: readonly Faculty[],
  batches: readonly PlannedBatch[],
  lecturers: readonly PlannedPerson[],
): PlannedClass[] {
  const ofFaculty = chunked(lecturers, lecturersOfFaculty)
  return faculties.flatMap((faculty, place) => {
    const teaching = ofFaculty[place]!
    return (['over', 'present'] as const).flatMap((term) => {
      const planned = coursesOf(faculty, batches, term)
      // The first lecturers teach two classes, the others one. Each term starts at a different position in
      // the list.
      return planned.map((it, index) => ({
        ...it,
        lecturer: teaching[(index + (term === 'over' ? 3 : 0)) % teaching.length]!,
      }))
    })
  })
}

function coursesOf(
  faculty: Faculty,
  batches: readonly PlannedBatch[],
  term: TermKey,
): Omit<PlannedClass, 'lecturer'>[] {
  const newest = Math.max(...batches.map(({ intakeYear }) => intakeYear))
  return faculty.years.flatMap(({ shared, courses }, index) => {
    const groups = faculty.programmes.map((programme) =>
      batches.find((it) => it.programme === programme && it.intakeYear === newest - index),
    )
    return courses[term === 'over' ? 0 : 1].flatMap((title, place) => {
      const concerned = place < shared ? groups : [groups[place - shared]]
      const those = concerned.filter((it) => it !== undefined)
      if (those.length === 0) return []
      const number = 100 * (index + 1) + (term === 'over' ? 41 : 61) + place
      const course = `${faculty.prefix}${number}`
      const credits = [10, 15, 15, 20][between(0, 3, 'credits', course)]!
      const own = { course, title, credits, department: faculty.department, term }
      return [{ id: newId(), courseId: newId(), ...own, batches: those }]
    })
  })
}

/** In the order of their student numbers, as in registers. */
export const studentsOf = ({ batches }: Pick<PlannedClass, 'batches'>) =>
  batches.flatMap(({ students }) => students).sort((a, b) => (a.number < b.number ? -1 : 1))
