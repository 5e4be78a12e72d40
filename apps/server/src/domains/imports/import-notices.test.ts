import { beforeAll, describe, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { type Bundle, course, enrolled, klass, makeBundle, org, role, user } from './testing/bundle.ts'
import { importing } from './testing/importing.ts'

const server: TestServer = await startTestServer()
await startTestWorker(server)
const { make, platform, clock } = server
let admin: TestBrowser
let work: ReturnType<typeof importing>

beforeAll(async () => {
  admin = await server.as(await make.admin({ firstName: 'Ruth', lastName: 'Okafor' }))
  work = importing(admin)
})

const year = clock.now().getUTCFullYear()
const term = (id: string, title: string, of = year) => `${id},,,${title},term,${of}-01-01,${of}-12-31,,${of}`

const school: Bundle = {
  orgs: [org('o1', 'Computing')],
  academicSessions: [term('t1', 'This year'), term('t0', 'Long ago', year - 4)],
  courses: [course('c1', 'RO101', 'Rosters', 'o1'), course('c2', 'RO102', 'More rosters', 'o1')],
  classes: [klass('k1', 'c1', 't1'), klass('k2', 'c2', 't1'), klass('k0', 'c1', 't0')],
  users: [
    user('u1', 'Ann', 'Teacher'),
    user('u2', 'Gil', 'Teacher'),
    user('u3', 'Bob', 'Student'),
    user('u4', 'Cid', 'Student'),
  ],
  roles: [role('u1', 'teacher'), role('u2', 'teacher'), role('u3', 'student'), role('u4', 'student')],
  enrollments: [
    enrolled('e1', 'k1', 'u1', 'teacher'),
    enrolled('e2', 'k1', 'u3'),
    enrolled('e3', 'k1', 'u4'),
  ],
}
/** Gil replaces Ann, Cid moves to the other class, and a new student comes; a class of long ago gets Bob. */
const later: Bundle = {
  ...school,
  users: [...school.users!, user('u5', 'Dot', 'New')],
  roles: [...school.roles!, role('u5', 'student')],
  enrollments: [
    enrolled('e4', 'k1', 'u2', 'teacher'),
    enrolled('e2', 'k1', 'u3'),
    enrolled('e5', 'k2', 'u4'),
    enrolled('e6', 'k1', 'u5'),
    enrolled('e7', 'k0', 'u3'),
  ],
}

const upload = async (bundle: Bundle) =>
  work.apply(await work.upload(await makeBundle(bundle), { format: 'oneroster', filename: 'roster.zip' }))

/** Notifications of the bundle's people about their classes, by first name. */
async function notices() {
  const all = await platform.db.select({ id: people.id, name: people.firstName }).from(people)
  const { rows } = await server.pool.query(
    "select person_id, message from notifications where kind = 'timetable' order by message",
  )
  return rows.map((row) => `${all.find(({ id }) => id === row.person_id)?.name}: ${row.message}`).sort()
}
const forget = () => server.pool.query("delete from notifications where kind = 'timetable'")

describe('an import that changes who studies and teaches', () => {
  it('notifies them, once each and by whom, also when it is rolled back', async () => {
    expect((await upload(school)).state).toBe('applied')
    expect(await notices(), 'new accounts').toEqual([])

    const applied = await upload(later)
    const records =
      'Your attendance records and marks so far are kept. If this is a mistake, contact your admin.'
    const sessions =
      'Sessions that you have already held are still recorded as yours. If this is a mistake, contact your admin.'
    expect(await notices()).toEqual([
      `Ann: Ruth Okafor removed you as a lecturer of Rosters (This year) with an import. ${sessions}`,
      'Bob: Rosters (This year): now taught by Gil Teacher.',
      'Cid: Ruth Okafor enrolled you in More rosters (This year) with an import. The sessions are in your schedule.',
      `Cid: Ruth Okafor removed you from Rosters (This year) with an import. ${records}`,
      'Gil: Ruth Okafor made you a lecturer of Rosters (This year) with an import. The sessions are in your schedule.',
    ])

    await forget()
    expect((await work.undo(applied)).kept).toBe(0)
    expect(await notices()).toEqual([
      'Ann: Ruth Okafor rolled back an import, so you are a lecturer of Rosters (This year) again. The sessions are in your schedule.',
      'Bob: Rosters (This year): now taught by Ann Teacher.',
      'Cid: Ruth Okafor rolled back an import, so you are enrolled in Rosters (This year) again. The sessions are in your schedule.',
      `Cid: Ruth Okafor rolled back an import, so you are no longer enrolled in More rosters (This year). ${records}`,
      `Gil: Ruth Okafor rolled back an import, so you are no longer a lecturer of Rosters (This year). ${sessions}`,
    ])
  })
})
