import { maxHitsOfKind } from '@campanile/contract/search/search.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { enrolments } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform

/** Half of them are called Perera, and all names begin with `Pe`. */
const crowd = (classId: string, count: number) =>
  db.execute(sql`
    with added as (
      insert into people (id, email, first_name, last_name, role, number, created_at, updated_at)
      select gen_random_uuid(), format('s%s@campus.test', n), 'Ana' || n, case n % 2 when 0 then 'Perera' else 'Peiris' end,
        'student', format('CROWD-%s', n), now(), now() from generate_series(1, ${count}::int) n
      returning id)
    insert into enrolments (class_id, student_id, enrolled_at) select ${classId}::uuid, id, now() from added`)

const listNames = async (browser: TestBrowser, text: string) =>
  (await browser.search({ text })).items.filter(({ kind }) => kind === 'person').map(({ title }) => title)

let maxComparedPeople: TestBrowser
let many: TestBrowser
let left: TestPerson

beforeAll(async () => {
  const lecturers = [await make.lecturer(), await make.lecturer()]
  left = await make.student({ firstName: 'Linnea', lastName: 'Gone' })
  const students = [
    await make.student({ firstName: 'Jo', lastName: 'Pe' }),
    await make.student({ firstName: 'Ignatius', lastName: 'Wickremasinghe' }),
    left,
  ]
  await make.class([lecturers[0]!], students)
  const crowded = await make.class([lecturers[1]!], students)
  await crowd(crowded.id, 1_300)
  await db.update(enrolments).set({ leftAt: server.clock.now() }).where(eq(enrolments.studentId, left.id))
  await make.student({ firstName: 'Jonah', lastName: 'Pererason' })
  ;[maxComparedPeople, many] = [await server.as(lecturers[0]!), await server.as(lecturers[1]!)]
})

describe('a lecturer finds students', () => {
  it.each([
    ['by a name', 'wickremasinghe'],
    ['by the beginnings of two', 'wick ign'],
    ['with a letter wrong', 'ignatus'],
    ['with two letters wrong', 'wikremasinge'],
    ['with a letter wrong in one of two', 'ignatus wickremasinghe'],
  ])('%s, however many they teach', async (_, text) => {
    for (const browser of [maxComparedPeople, many])
      expect(await listNames(browser, text)).toEqual(['Ignatius Wickremasinghe'])
  })

  it('with exactly the typed name before those that only begin with it', async () => {
    expect(await listNames(maxComparedPeople, 'pe')).toEqual(['Jo Pe'])
    const names = await listNames(many, 'pe')
    expect(names).toHaveLength(maxHitsOfKind)
    expect(names[0]).toBe('Jo Pe')
  })

  it('by a name that hundreds share, misspelt or not, or by number', async () => {
    const pereras = Array.from({ length: maxHitsOfKind }, () => expect.stringMatching(/^Ana\d+ Perera$/))
    expect(await listNames(many, 'perera')).toEqual(pereras)
    expect(await listNames(many, 'perrera')).toEqual(pereras)
    expect((await listNames(many, 'crowd-7'))[0]).toBe('Ana7 Peiris')
    expect(await listNames(many, 'ana7 peiris')).toContain('Ana7 Peiris')
  })

  it('only in their own classes, and none who have left', async () => {
    for (const text of ['pererason', 'jonah', 'gone', 'linnea', 'linnae'])
      for (const browser of [maxComparedPeople, many])
        expect(await listNames(browser, text), text).toEqual([])
    expect(await listNames(maxComparedPeople, 'perera')).toEqual([])
  })
})
