import type { SearchKind } from '@campanile/contract/search.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { leaveRequests, leaveTypes } from '#domains/leave/leave.tables.ts'
import { mitigationRequests } from '#domains/mitigation/mitigation.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes, courses } from '#domains/structure/structure.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform

/** Everything in this test is called so, and told apart by the second word. */
const word = 'zephyrine'

interface World {
  lecturer: TestPerson
  student: TestPerson
  staff: TestPerson
}

const mitigationOf = (studentId: string, title: string) =>
  db.insert(mitigationRequests).values({
    id: newId(),
    studentId,
    title: `${word} ${title}`,
    description: 'Ill',
    reason: 'Ill',
    requestedExtension: 3,
    requestDate: clock.now(),
  })

async function leaveOf(personId: string, title: string) {
  const leaveTypeId = newId()
  const now = clock.now()
  await db.insert(leaveTypes).values({
    id: leaveTypeId,
    name: `${word} ${title}`,
    paid: true,
    dayMinutes: 480,
    allowsHalfDays: true,
    allowsHours: true,
    carryOverMinutes: 0,
    carryOverMonths: 0,
    roles: ['staff', 'lecturer'],
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(leaveRequests).values({
    id: newId(),
    personId,
    leaveTypeId,
    from: '2026-11-18',
    to: '2026-11-18',
    part: 'whole',
    during: '[2026-11-18,2026-11-19)',
    reason: 'Away',
    status: 'pending',
    submittedAt: now,
  })
}

async function workOf(classId: string, title: string, published: boolean) {
  const now = clock.now()
  const publishedAt = published ? now : null
  await db.insert(assignments).values({
    id: newId(),
    classId,
    title: `${word} ${title} essay`,
    opensAt: now,
    dueAt: daysAfter(now, 3),
    maxMark: '100',
    weight: '10',
    lateKind: 'none',
    lateAmount: '0',
    lateUnit: 'percent',
    lateEvery: 'day',
    lateFloor: '0',
    maxFiles: 1,
    maxFileBytes: 1000,
    accepts: ['pdf'],
    publishedAt,
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(exams).values({
    id: newId(),
    classId,
    type: 'final',
    title: `${word} ${title} final`,
    startsAt: now,
    endsAt: daysAfter(now, 0.1),
    maxMark: '100',
    weight: '50',
    publishedAt,
    seatSeed: 1,
    createdAt: now,
    changedAt: now,
  })
}

/** People who share a class, with work and requests, all called alike. */
async function world(title: string, published: boolean): Promise<World> {
  const traits = (of: string) => ({
    firstName: word,
    lastName: `${title} ${of}`,
    email: `${title}.${of}@${word}.test`,
  })
  const lecturer = await make.lecturer(traits('lecturer'))
  const student = await make.student(traits('student'))
  const staff = await make.staff(traits('staff'))
  const taught = await make.class([lecturer], [student])
  const [row] = await db.select().from(classes).where(eq(classes.id, taught.id))
  await db
    .update(courses)
    .set({ title: `${word} ${title} course` })
    .where(eq(courses.id, row!.courseId))
  await workOf(taught.id, title, published)
  await mitigationOf(student.id, `${title} request`)
  await leaveOf(staff.id, `${title} staff`)
  await leaveOf(lecturer.id, `${title} lecturer`)
  return { lecturer, student, staff }
}

const found = async (browser: TestBrowser, text: string) => {
  const { items } = await browser.search({ text })
  const kinds: Partial<Record<SearchKind, string[]>> = {}
  for (const { kind, title } of items)
    kinds[kind] = [...(kinds[kind] ?? []), title.replace(/^TC\d+ /, '')].sort()
  return kinds
}

let mine: World
let draft: World
beforeAll(async () => {
  mine = await world('mine', true)
  draft = await world('draft', false)
  await world('theirs', true)
})

describe('each role finds what it may see elsewhere, and nothing else', () => {
  it('an admin: everything', async () => {
    const admin = await server.as(await make.admin())
    const all = await found(admin, `${word} theirs`)
    expect(all).toEqual({
      person: ['zephyrine theirs lecturer', 'zephyrine theirs staff', 'zephyrine theirs student'],
      class: ['zephyrine theirs course'],
      course: ['zephyrine theirs course'],
      assignment: ['zephyrine theirs essay'],
      exam: ['zephyrine theirs final'],
      mitigation: ['zephyrine theirs request'],
      leave: ['zephyrine theirs lecturer', 'zephyrine theirs staff'],
    })
  })

  it('a lecturer: own classes, their students and work, own leave', async () => {
    expect(await found(await server.as(mine.lecturer), word)).toEqual({
      person: ['zephyrine mine student'],
      class: ['zephyrine mine course'],
      assignment: ['zephyrine mine essay'],
      exam: ['zephyrine mine final'],
      leave: ['zephyrine mine lecturer'],
    })
    expect(await found(await server.as(draft.lecturer), word)).toEqual({
      person: ['zephyrine draft student'],
      class: ['zephyrine draft course'],
      assignment: ['zephyrine draft essay'],
      leave: ['zephyrine draft lecturer'],
    })
  })

  it('a student: own classes, who teaches them, published work, own requests', async () => {
    expect(await found(await server.as(mine.student), word)).toEqual({
      person: ['zephyrine mine lecturer'],
      class: ['zephyrine mine course'],
      assignment: ['zephyrine mine essay'],
      exam: ['zephyrine mine final'],
      mitigation: ['zephyrine mine request'],
    })
    expect(await found(await server.as(draft.student), word)).toEqual({
      person: ['zephyrine draft lecturer'],
      class: ['zephyrine draft course'],
      mitigation: ['zephyrine draft request'],
    })
  })

  it('staff: own leave', async () => {
    expect(await found(await server.as(mine.staff), word)).toEqual({ leave: ['zephyrine mine staff'] })
  })

  it.each(['lecturer', 'student', 'staff'] as const)(
    'a %s: nothing of others by its exact name, typo or address',
    async (role) => {
      const browser = await server.as(mine[role])
      for (const text of [
        `${word} theirs`,
        `zephirine theirs`,
        'theirs student',
        `theirs.student@${word}.test`,
        `theirs.lecturer@${word}.test`,
      ])
        expect(await found(browser, text), text).toEqual({})
    },
  )

  it('nobody but admins by an address', async () => {
    for (const [reader, other] of [
      ['lecturer', 'student'],
      ['student', 'lecturer'],
    ] as const)
      expect(await found(await server.as(mine[reader]), mine[other].email)).toEqual({})
  })
})

it('forgets who has left a class, and who was archived', async () => {
  const lecturer = await server.as(draft.lecturer)
  await db.update(people).set({ archivedAt: clock.now() }).where(eq(people.id, draft.student.id))
  expect((await found(lecturer, word)).person).toBeUndefined()
})
