import { inArray } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform } = server
let lecturer: TestPerson
let admin: TestBrowser

beforeAll(async () => {
  lecturer = await make.lecturer()
  admin = await server.as(await make.admin({ firstName: 'Ruth', lastName: 'Okafor' }))
})

type Line = readonly [student: TestPerson, session: { id: string }, status: string]

async function apply(lines: readonly Line[]) {
  const rows = lines.map(([student, session, status]) => `${student.id},${session.id},${status}`)
  const file = { file: new Blob([['student id,session id,status', ...rows].join('\n')]) }
  const { plan } = await admin.checkAttendanceImport({}, file)
  return { counts: async () => (await admin.applyAttendanceImport({ plan }, file)).counts }
}

/** The notifications of these people, earliest session first. */
const listNotices = async (...people: TestPerson[]) =>
  platform.db
    .select({ personId: notifications.personId, at: notifications.at, message: notifications.message })
    .from(notifications)
    .where(
      inArray(
        notifications.personId,
        people.map(({ id }) => id),
      ),
    )
    .orderBy(notifications.id)

it('notifies each student of each record that a file changes, and nobody of the others', async () => {
  const [rosa, samir] = [await make.student(), await make.student()]
  const one = await make.class([lecturer], [rosa, samir])
  const other = await make.class([lecturer], [rosa])
  const early = await make.session(one.id, { startsInMinutes: -3000 })
  const late = await make.session(other.id, { startsInMinutes: -1500 })
  await (await apply([[samir, early, 'absent']])).counts()
  await platform.db.delete(notifications)

  const file = await apply([
    [rosa, late, 'late'],
    [rosa, early, 'present'],
    [samir, early, 'absent'],
  ])
  expect(await file.counts()).toMatchObject({ created: 2, same: 1 })
  const notices = await listNotices(rosa, samir)
  const words = (course: string, status: string) =>
    expect.stringMatching(
      new RegExp(`^${course}, .+: recorded as ${status} by Ruth Okafor\\. Reason: Imported from a file\\.`),
    )
  expect(notices.map(({ personId, message }) => [personId, message])).toEqual([
    [rosa.id, words(one.courseTitle, 'present')],
    [rosa.id, words(other.courseTitle, 'late')],
  ])
  expect(new Set(notices.map(({ at }) => at.getTime())).size).toBe(1)
})

it('uses as many statements for a file about twelve sessions as for a file about one', async () => {
  const students = [await make.student(), await make.student()]
  const { id: classId } = await make.class([lecturer], students)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  /** Only queries of its own transaction, because scheduled jobs use other connections at the same time. */
  const statementsOfImport = () => {
    const readText = ([sent]: unknown[]) => (sent as { text?: string }).text ?? String(sent)
    const notifies = (text: string) => text.trim().startsWith('insert into notifications')
    const connection = query.mock.contexts[query.mock.calls.findIndex((call) => notifies(readText(call)))]
    const texts = query.mock.calls.filter((_, at) => query.mock.contexts[at] === connection).map(readText)
    const insert = texts.findIndex(notifies)
    return texts.indexOf('commit', insert) - texts.lastIndexOf('begin', insert)
  }
  const statementsFor = async (count: number) => {
    const lines: Line[] = []
    for (let at = 0; at < count; at += 1) {
      const session = await make.session(classId, { startsInMinutes: -1440 * (at + 1) - count })
      for (const student of students) lines.push([student, session, at % 2 ? 'present' : 'absent'])
    }
    const file = await apply(lines)
    query.mockClear()
    expect((await file.counts()).created).toBe(lines.length)
    return statementsOfImport()
  }
  await statementsFor(1)
  const small = await statementsFor(1)
  expect(small).toBeGreaterThan(10)
  expect(await statementsFor(12)).toBe(small)
  query.mockRestore()
  const reviews = await server.pool.query(
    "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'reviewCheckIns'",
  )
  expect(reviews.rows[0].n).toBeGreaterThanOrEqual(14)
  expect(await listNotices(students[0]!)).toHaveLength(14)
})
