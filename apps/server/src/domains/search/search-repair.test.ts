import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { countRows } from '#db/rows.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { repairSearch } from './search-repair.service.ts'
import { searchFactories } from './testing/search-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const add = searchFactories(server)
let admin: TestBrowser

const titles = async (text: string) =>
  (await admin.search({ text })).items.map(({ kind, title }) => [kind, title])
const differing = () =>
  countRows(db)`from search_sources s full join search_entries e using (id) where s is distinct from e`

beforeAll(async () => {
  admin = await server.as(await make.admin())
  const student = await make.student({ firstName: 'Vera', lastName: 'Quixley' })
  const lecturer = await make.lecturer({ firstName: 'Otis', lastName: 'Quixley' })
  const taught = await make.class([lecturer], [student])
  await db.execute(sql`update courses set title = 'Quixley studies' where code = ${taught.courseCode}`)
  await add.assignment(taught.id, 'Quixley essay')
  await add.exam(taught.id, 'Quixley final')
  await add.mitigation(student.id, 'Quixley request')
  await add.leave(lecturer.id, 'Quixley')
})

describe('entries follow every change', () => {
  it.each([
    ['a name', sql`update people set last_name = 'Zabriski' where last_name = 'Quixley'`],
    ['a course', sql`update courses set title = 'Zabriski studies' where title = 'Quixley studies'`],
    ['a term', sql`update terms set name = name || ' zabriski'`],
    ['a leave type', sql`update leave_types set name = 'Zabriski' where name = 'Quixley'`],
    ['publication', sql`update assignments set published_at = null`],
    ['a sitting', sql`update exams set starts_at = starts_at - interval '1 hour'`],
    ['a title', sql`update mitigation_requests set title = 'Zabriski request'`],
    ['archiving', sql`update classes set archived_at = now()`],
    ['restoring', sql`update classes set archived_at = null`],
    ['deletion', sql`delete from leave_requests`],
  ])('of %s', async (_, change) => {
    await db.execute(change)
    expect(await differing()).toBe(0)
  })

  it('so that a renamed person and their requests are found by the new name', async () => {
    expect(await titles('vera zabriski')).toEqual([
      ['person', 'Vera Zabriski'],
      ['mitigation', 'Zabriski request'],
    ])
    expect(await titles('vera quixley')).toEqual([])
  })
})

it('repairs entries that differ, and words that are missing or no longer used', async () => {
  await db.execute(sql`update search_entries set title = 'wrong', words = '' where kind = 'mitigation'`)
  await db.execute(sql`delete from search_entries where kind = 'person'`)
  await db.execute(sql`delete from search_words where word = 'zabriski'`)
  await db.execute(sql`insert into search_words values ('nobody')`)
  await repairSearch(platform)
  expect(await differing()).toBe(0)
  expect(await countRows(db)`from search_words where word = 'nobody'`).toBe(0)
  expect(await titles('vera zabrisky')).toContainEqual(['person', 'Vera Zabriski'])
})
