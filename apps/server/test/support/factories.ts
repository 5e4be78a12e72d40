import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import type { Language } from '@campanile/messages/languages.ts'
import { hashPassword } from '#auth/password.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { passwords } from '#domains/accounts/accounts.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import {
  classes,
  classLecturers,
  courses,
  enrolments,
  rooms,
  terms,
} from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'

export const testPassword = 'correct horse'
let hashed: Promise<string> | undefined
let last = 0

/** Serials have the same length, so a search for one of them never finds another. */
function nextSerial(): string {
  last += 1
  return String(last).padStart(6, '0')
}

interface PersonTraits {
  role?: Role
  firstName?: string
  lastName?: string
  email?: string
  employmentType?: EmploymentType | null
  isActive?: boolean
  /** Null: the institution's. */
  language?: Language | null
  /** By default, people have been here for years. */
  startsOn?: string
  endsOn?: string | null
  /** false: the person has been invited but has no password yet. */
  password?: boolean
}

export interface TestPerson {
  id: string
  email: string
  role: Role
  firstName: string
  lastName: string
}

/** Creates realistic rows. Each call creates a new one. */
export function factories(db: Database, now: () => Date) {
  const history = () => ({ createdAt: now(), updatedAt: now() })

  async function person(traits: PersonTraits = {}): Promise<TestPerson> {
    const serial = nextSerial()
    const { role = 'student', firstName = 'Person', lastName = `Number${serial}`, isActive = true } = traits
    const { startsOn = '2015-01-01', endsOn = null, language = null } = traits
    const email = traits.email ?? `person${serial}@campus.test`
    const id = newId()
    const employmentType = traits.employmentType ?? null
    const adminSince = role === 'admin' ? daysAfter(now(), -30) : null
    await db.insert(people).values({
      id,
      email,
      role,
      firstName,
      lastName,
      isActive,
      language,
      employmentType,
      startsOn,
      endsOn,
      adminSince,
      ...history(),
    })
    if (traits.password !== false) {
      hashed ??= hashPassword(testPassword)
      await db.insert(passwords).values({ personId: id, hash: await hashed, setAt: now() })
    }
    return { id, email, role, firstName, lastName }
  }

  return {
    person,
    admin: (traits: PersonTraits = {}) => person({ ...traits, role: 'admin' }),
    lecturer: (traits: PersonTraits = {}) =>
      person({ employmentType: 'full-time', ...traits, role: 'lecturer' }),
    student: (traits: PersonTraits = {}) => person({ ...traits, role: 'student' }),
    staff: (traits: PersonTraits = {}) => person({ employmentType: 'full-time', ...traits, role: 'staff' }),

    institution: (name = 'Test University', timeZone = 'Europe/London') =>
      db
        .insert(institution)
        .values({ name, timeZone, ...history() })
        .onConflictDoNothing(),

    /** A class with its course and term, taught by and enrolling these people. */
    async class(lecturers: TestPerson[], students: TestPerson[] = []) {
      const number = nextSerial()
      // The term includes today in every time zone, and still does if the test runs past midnight.
      const [firstDay, lastDay] = [-1, 1].map((days) => daysAfter(now(), days).toISOString().slice(0, 10))
      const [termId, courseId, id] = [newId(), newId(), newId()]
      await db
        .insert(terms)
        .values({ id: termId, name: `Term ${number}`, firstDay: firstDay!, lastDay: lastDay!, ...history() })
      await db
        .insert(courses)
        .values({ id: courseId, code: `TC${number}`, title: `Course ${number}`, credits: 10, ...history() })
      await db.insert(classes).values({ id, courseId, termId, ...history() })
      if (lecturers.length)
        await db.insert(classLecturers).values(lecturers.map((it) => ({ classId: id, lecturerId: it.id })))
      if (students.length) {
        await db
          .insert(enrolments)
          .values(students.map((it) => ({ classId: id, studentId: it.id, enrolledAt: now() })))
      }
      return { id, courseCode: `TC${number}`, courseTitle: `Course ${number}` }
    },

    /** A session of a class; by default it began five minutes ago and lasts 90 minutes. */
    async session(
      classId: string,
      traits: { startsInMinutes?: number; minutes?: number; status?: 'scheduled' | 'cancelled' } = {},
    ) {
      const number = nextSerial()
      const { startsInMinutes = -5, minutes = 90, status = 'scheduled' } = traits
      const startsAt = minutesAfter(now(), startsInMinutes)
      const [id, roomId] = [newId(), newId()]
      await db.insert(rooms).values({ id: roomId, name: `R${number}`, capacity: 60, ...history() })
      await db
        .insert(sessions)
        .values({ id, classId, roomId, startsAt, endsAt: minutesAfter(startsAt, minutes), status })
      return { id, classId, startsAt }
    },
  }
}

export type Factories = ReturnType<typeof factories>
