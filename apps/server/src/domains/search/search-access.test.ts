import type { SearchKind } from '@campanile/contract/search/search.ts'
import { isSearchable, maxSearchLength } from '@campanile/contract/search/search-fold.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { classes, courses } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { searchFactories } from './testing/search-factories.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
const add = searchFactories(server)

/** Every name in this test contains this word; a second word distinguishes them. */
const word = 'zephyrine'

interface World {
  lecturer: TestPerson
  student: TestPerson
  staff: TestPerson
}

/** People who share a class, with coursework and requests, all with the same name. */
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
  await add.assignment(taught.id, `${word} ${title} essay`, { published })
  await add.exam(taught.id, `${word} ${title} final`, { published })
  await add.mitigation(student.id, `${word} ${title} request`)
  await add.leave(staff.id, `${word} ${title} staff`)
  await add.leave(lecturer.id, `${word} ${title} lecturer`)
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

describe('a phone number', () => {
  const phone = '+94112345678'
  const typed = ['+94 11 234 5678', '011 234 5678', '112345678', '5678', '94112345678']
  const idsFound = async (browser: TestBrowser, text: string) =>
    (await browser.search({ text })).items.map(({ id }) => id)
  beforeAll(async () => {
    await db.update(people).set({ phone }).where(eq(people.id, mine.student.id))
    await db.update(people).set({ phone: '+94770001122' }).where(eq(people.id, mine.lecturer.id))
  })

  it('finds its person for admins, however much of it they type', async () => {
    const admin = await server.as(await make.admin())
    for (const text of [...typed, `${word} 5678`])
      expect(await idsFound(admin, text), text).toEqual([mine.student.id])
    expect(await idsFound(admin, '678')).toEqual([])
    await db.update(people).set({ phone: '+94112349999' }).where(eq(people.id, mine.student.id))
    expect(await idsFound(admin, '5678')).toEqual([])
    expect(await idsFound(admin, '9999')).toEqual([mine.student.id])
    await db.update(people).set({ phone }).where(eq(people.id, mine.student.id))
  })

  it('finds nobody for anyone else, not even for those who find the person by name', async () => {
    expect(await found(await server.as(mine.lecturer), `${word} mine student`)).toMatchObject({
      person: ['zephyrine mine student'],
    })
    for (const reader of [mine.lecturer, mine.student, mine.staff]) {
      const browser = await server.as(reader)
      for (const text of [...typed, '+94770001122', '1122', `${word} 5678`, `${word} 1122`])
        expect(await idsFound(browser, text), text).toEqual([])
    }
  })
})

describe('each role finds only what it can see elsewhere', () => {
  it('an admin finds everything', async () => {
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

  it('a lecturer finds their classes with students and coursework, and their own leave', async () => {
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

  it('a student finds their classes with lecturers and published coursework, and their own requests', async () => {
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

  it('staff find their own leave', async () => {
    expect(await found(await server.as(mine.staff), word)).toEqual({ leave: ['zephyrine mine staff'] })
  })

  it.each(['lecturer', 'student', 'staff'] as const)(
    'a %s finds nothing of other people by exact name, typo or email address',
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

  it.each(['lecturer', 'student', 'staff'] as const)(
    'a %s finds nothing of other people, whatever they type',
    async (role) => {
      const browser = await server.as(mine[role])
      const words = `${word} mine theirs draft lecturer student staff course essay final request leave term tc number`
      const typed = fc
        .tuple(fc.constantFrom(...words.split(' ')), fc.nat(9), fc.nat(9))
        .map(([it, from, to]) => {
          const letters = [...it]
          const [one, other] = [from % letters.length, to % letters.length]
          const misspelt = letters.with(one, letters[other]!).with(other, letters[one]!)
          return fc.constantFrom(it, it.slice(0, 1 + one), misspelt.join(''), `%${it}`, `${it}%`, `${it}_`)
        })
      const text = fc.array(
        typed.chain((it) => it),
        { minLength: 1, maxLength: 4 },
      )
      await fc.assert(
        fc.asyncProperty(text, async (all) => {
          const asked = all.join(' ')
          fc.pre(isSearchable(asked) && asked.length <= maxSearchLength)
          const { items } = await browser.search({ text: asked })
          for (const { title, detail } of items) expect(`${title} ${detail}`).not.toMatch(/theirs|draft/)
        }),
        { numRuns: 60 },
      )
    },
  )

  it('only admins find people by email address', async () => {
    for (const [reader, other] of [
      ['lecturer', 'student'],
      ['student', 'lecturer'],
    ] as const)
      expect(await found(await server.as(mine[reader]), mine[other].email)).toEqual({})
  })
})

it('does not find people who left a class or were archived', async () => {
  const lecturer = await server.as(draft.lecturer)
  await db.update(people).set({ archivedAt: clock.now() }).where(eq(people.id, draft.student.id))
  expect((await found(lecturer, word)).person).toBeUndefined()
})
