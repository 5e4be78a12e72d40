import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import {
  batches,
  batchMembers,
  courses,
  departments,
  holidays,
  programmes,
  terms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { addDays } from '@campanile/server/platform/calendar.ts'
import { batchCode } from './campus.ts'
import { type DemoTime, demoTerm, firstDayOfAll } from './demo-time.ts'
import { insertPublicHolidays } from './public-holidays.ts'

interface DemoDepartment {
  name: string
  programme: string
  /** Used in the codes of its batches. */
  code: string
  courses: readonly (readonly [code: string, title: string, credits: number])[]
}

const plan: readonly DemoDepartment[] = [
  {
    name: 'Business',
    programme: 'BA Business Administration',
    code: 'BA',
    courses: [
      ['BA101', 'Principles of Accounting', 15],
      ['BA120', 'Organisations and People', 15],
      ['BA204', 'Marketing in Practice', 10],
    ],
  },
  {
    name: 'Engineering',
    programme: 'BEng Mechanical Engineering',
    code: 'ME',
    courses: [
      ['ME118', 'Statics', 20],
      ['ME131', 'Materials', 15],
    ],
  },
]

/** Next term's students: invited, but in no class yet. */
const freshers =
  'Isla Morgan,Hugo Lambert,Amara Diallo,Sven Lund,Keiko Sato,Pedro Alves,Nour Haidar,Eva Horvat,Liam Doyle,Tara Singh'

/** Adds departments, an intake and a term that have no teaching yet. */
export async function fillCatalogue(db: Database, when: DemoTime): Promise<void> {
  const { now, today } = when
  const history = { createdAt: now, updatedAt: now }
  const intakeYear = Number(today.slice(0, 4))
  const batchIds: string[] = []
  for (const { name, programme, code, courses: taught } of plan) {
    const [departmentId, programmeId, batchId] = [newId(), newId(), newId()]
    await db.insert(departments).values({ id: departmentId, name, ...history })
    await db.insert(programmes).values({ id: programmeId, departmentId, name: programme, ...history })
    await db
      .insert(batches)
      .values({ id: batchId, programmeId, code: batchCode(code, intakeYear, 'B'), intakeYear, ...history })
    await db.insert(courses).values(
      taught.map(([course, title, credits]) => ({
        departmentId,
        code: course,
        title,
        credits,
        ...history,
      })),
    )
    batchIds.push(batchId)
  }
  await insertFreshers(db, batchIds, now)
  const termId = newId()
  const next = demoTerm(when, 1)
  await db.insert(terms).values({ id: termId, ...next, ...history })
  const week = { firstDay: addDays(next.firstDay, 42), lastDay: addDays(next.firstDay, 46) }
  await db.insert(holidays).values({ termId, name: 'Reading week', ...week })
  await insertPublicHolidays(db, when)
}

async function insertFreshers(db: Database, batchIds: readonly string[], now: Date): Promise<void> {
  const rows = freshers.split(',').map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return {
      id: newId(),
      email: `${firstName}.${lastName}@campanile.test`.toLowerCase(),
      firstName,
      lastName,
      role: 'student' as const,
      number: `S-${26_001 + index}`,
      startsOn: firstDayOfAll(now),
      createdAt: now,
      updatedAt: now,
    }
  })
  await db.insert(people).values(rows)
  await db
    .insert(batchMembers)
    .values(rows.map(({ id }, index) => ({ studentId: id, batchId: batchIds[index % batchIds.length]! })))
}
