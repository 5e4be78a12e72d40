import { maxHitsOfKind, type SearchKind } from '@campanile/contract/search/search.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { searchFactories } from './testing/search-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const add = searchFactories(server)
let admin: TestBrowser

const titles = async (text: string, kind: SearchKind, browser = admin) =>
  (await browser.search({ text })).items.filter((it) => it.kind === kind).map(({ title }) => title)

/** More rows of a kind than a search reads. */
const count = 1_500

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

describe('words that occur in several columns', () => {
  let courseCode: string
  beforeAll(async () => {
    const lecturer = await make.lecturer({ firstName: 'Ottoline', lastName: 'Quill' })
    const student = await make.student({ firstName: 'Ignatius', lastName: 'Thistle' })
    await db.update(people).set({ number: 'Z-4711' }).where(eq(people.id, student.id))
    const taught = await make.class([lecturer], [student])
    courseCode = taught.courseCode
    await add.assignment(taught.id, 'Windmill essay')
    await add.exam(taught.id, 'Windmill final')
    await add.mitigation(student.id, 'More time for windmills')
    await add.leave(lecturer.id, 'Sabbatical')
  })

  const cases = (): [SearchKind, string, string][] => [
    ['person', 'thistle 4711', 'Ignatius Thistle'],
    ['person', 'ignat z', 'Ignatius Thistle'],
    ['class', `course ${courseCode} term`, expect.stringContaining(courseCode)],
    ['assignment', `windmill ${courseCode}`, 'Windmill essay'],
    ['assignment', `${courseCode} essay`, 'Windmill essay'],
    ['exam', `final ${courseCode}`, 'Windmill final'],
    ['mitigation', 'thistle windmills', 'More time for windmills'],
    ['mitigation', 'time ignatius', 'More time for windmills'],
    ['mitigation', 'z-4711 windmill', 'More time for windmills'],
    ['mitigation', 'thistle', 'More time for windmills'],
    ['leave', 'sabbatical quill', 'Sabbatical'],
    ['leave', 'ottoline leave', 'Sabbatical'],
  ]
  it('are found together, in any order', async () => {
    for (const [kind, text, title] of cases()) expect(await titles(text, kind), text).toEqual([title])
  })

  it('must all be there', async () => {
    for (const [kind, text] of cases()) expect(await titles(`${text} elsewhere`, kind), text).toEqual([])
    expect(await titles('quill windmill', 'mitigation')).toEqual([])
  })
})

describe('with more rows than a search reads', () => {
  let courseCode: string
  beforeAll(async () => {
    const lecturer = await make.lecturer({ firstName: 'Crowded', lastName: 'Lecturer' })
    const student = await make.student({ firstName: 'Crowded', lastName: 'Student' })
    const crowded = await make.class([lecturer], [student])
    await add.mitigation(student.id, 'Backlog', { count })
    await add.leave(lecturer.id, 'Backlog', { count })
    await add.assignment(crowded.id, 'Backlog', { count })
    await add.exam(crowded.id, 'Backlog', { count })
    // The oldest of each kind.
    const rare = await make.class([], [])
    courseCode = rare.courseCode
    const asking = await make.student({ firstName: 'Peregrine', lastName: 'Student' })
    for (const change of [
      sql`update mitigation_requests set student_id = ${asking.id}, title = 'Backlog of old' where title = 'Backlog 3'`,
      sql`update assignments set class_id = ${rare.id}, title = 'Backlog of old' where title = 'Backlog 3'`,
      sql`update exams set class_id = ${rare.id}, title = 'Backlog of old' where title = 'Backlog 3'`,
    ])
      await db.execute(change)
  })

  it.each(['mitigation', 'assignment', 'exam'] as const)(
    '%s: lists the latest first, and exact matches before them',
    async (kind) => {
      const latest = Array.from({ length: maxHitsOfKind }, (_, index) => `Backlog ${count - index}`)
      expect(await titles('backlog', kind)).toEqual(latest)
      expect((await titles('backlog 7', kind))[0]).toBe('Backlog 7')
    },
  )

  it('leave: lists the latest first', async () => {
    const { items } = await admin.search({ text: 'crowded backlog' })
    const leave = items.filter(({ kind }) => kind === 'leave')
    expect(leave).toHaveLength(maxHitsOfKind)
    expect(leave[0]?.detail).toContain(
      server.clock.now().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    )
  })

  it('finds old things by a common word when nothing recent has it', async () => {
    const student = await make.student({ firstName: 'Elder', lastName: 'Student' })
    const old = await make.class([], [student])
    // More matches than a search reads, all older than the latest ones that are checked first.
    await add.mitigation(student.id, 'Ancient', { count: 300 })
    await add.assignment(old.id, 'Ancient', { count: 300 })
    await add.exam(old.id, 'Ancient', { count: 300 })
    const past = sql`interval '20 years'`
    for (const change of [
      sql`update mitigation_requests set request_date = request_date - ${past} where title like 'Ancient%'`,
      sql`update assignments set opens_at = opens_at - ${past}, due_at = due_at - ${past} where title like 'Ancient%'`,
      sql`update exams set starts_at = starts_at - ${past}, ends_at = ends_at - ${past} where title like 'Ancient%'`,
    ])
      await db.execute(change)
    for (const kind of ['mitigation', 'assignment', 'exam'] as const)
      expect(await titles('ancient', kind), kind).toHaveLength(maxHitsOfKind)
  })

  it('finds old things by a rare word, whatever other words are typed', async () => {
    expect(await titles('backlog peregrine', 'mitigation')).toEqual(['Backlog of old'])
    expect(await titles(`backlog ${courseCode}`, 'assignment')).toEqual(['Backlog of old'])
    expect(await titles(`${courseCode} backlog`, 'exam')).toEqual(['Backlog of old'])
  })
})
