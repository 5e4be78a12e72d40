import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { leaveFactories } from '#domains/leave/testing/leave-factories.ts'
import { people as peopleTable } from '#domains/people/people.tables.ts'
import { pastClassLecturers } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { openPages } from '#testing/open-pages.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { approved } = await leaveFactories(server)
const openPage = await openPages(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
  const { version, values } = await admin.readSettings({})
  await admin.updateSettings({ version, values: { ...values, faces: { ...values.faces, kiosk: true } } })
})

/** A class of one lecturer and one student with two sessions; the first has begun. */
async function campus() {
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const { id: classId } = await make.class([lecturer], [student])
  const { id: sessionId } = await make.session(classId)
  const { id: otherSessionId } = await make.session(classId, { startsInMinutes: -300 })
  return { lecturer, student, classId, sessionId, otherSessionId }
}
type Campus = Awaited<ReturnType<typeof campus>>

const setSubstitute = (sessionId: string, { id }: TestPerson) =>
  platform.db.update(sessions).set({ substituteId: id }).where(eq(sessions.id, sessionId))

async function makeSubstitute(sessionId: string) {
  const substitute = await make.lecturer()
  await setSubstitute(sessionId, substitute)
  return substitute
}

const people = {
  'an admin': () => make.admin(),
  'a lecturer of the class': async ({ lecturer }) => lecturer,
  'a former lecturer of the class': async ({ classId }) => {
    const former = await make.lecturer()
    const [since, until] = [daysAfter(clock.now(), -30), daysAfter(clock.now(), -1)]
    await platform.db.insert(pastClassLecturers).values({ classId, lecturerId: former.id, since, until })
    return former
  },
  'the substitute of the session': ({ sessionId }) => makeSubstitute(sessionId),
  'the substitute of another session': ({ otherSessionId }) => makeSubstitute(otherSessionId),
  'a lecturer on leave whose session is covered': async ({ lecturer, sessionId }) => {
    await approved(await server.as(lecturer), { from: clock.now().toISOString().slice(0, 10) })
    await makeSubstitute(sessionId)
    return lecturer
  },
  'a lecturer of another class': () => make.lecturer(),
  'a student of the class': async ({ student }) => student,
  'a member of staff': () => make.staff(),
} satisfies Record<string, (of: Campus) => Promise<TestPerson>>
type Who = keyof typeof people

/** The result: allowed, the answer for a session that does not exist, or the one for their role. */
type Outcome = 'allowed' | 'not-found' | 'forbidden'

const runsTheSession: Record<Who, Outcome> = {
  'an admin': 'allowed',
  'a lecturer of the class': 'allowed',
  'a former lecturer of the class': 'not-found',
  'the substitute of the session': 'allowed',
  'the substitute of another session': 'not-found',
  'a lecturer on leave whose session is covered': 'allowed',
  'a lecturer of another class': 'not-found',
  'a student of the class': 'forbidden',
  'a member of staff': 'forbidden',
}
const runsTheClass: Record<Who, Outcome> = { ...runsTheSession, 'the substitute of the session': 'not-found' }
/** Lists refuse nothing: they leave out sessions that the person does not run. */
const listed: Record<Who, Outcome> = runsTheSession

const window = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
const marked = ({ sessionId, student }: Campus) => ({
  sessionId,
  studentId: student.id,
  status: 'absent' as const,
})

async function dispute(of: Campus) {
  await admin.markAttendance(marked(of))
  await (await server.as(of.student)).openDispute({ sessionId: of.sessionId, words: null })
  const { items } = await admin.listDisputes({ pageSize: 100 })
  return items.find(({ session }) => session.id === of.sessionId)!
}

interface Family {
  outcomes: Record<Who, Outcome>
  call(browser: TestBrowser, of: Campus): Promise<unknown>
}

const families: Record<string, Family> = {
  'reads the register': {
    outcomes: runsTheSession,
    call: (browser, { sessionId }) => browser.readRegister({ sessionId }),
  },
  'opens check-in': {
    outcomes: runsTheSession,
    call: (browser, { sessionId }) => browser.openCheckIn({ sessionId, ...window }),
  },
  'marks a student': {
    outcomes: runsTheSession,
    call: (browser, of) => browser.markAttendance(marked(of)),
  },
  'decides a dispute': {
    outcomes: runsTheSession,
    async call(browser, of) {
      const { id: disputeId, version } = await dispute(of)
      return browser.declineDispute({ disputeId, version, words: 'Not seen' })
    },
  },
  'finds the dispute in the list': {
    outcomes: listed,
    async call(browser, of) {
      await dispute(of)
      const { items } = await browser.listDisputes({ pageSize: 100 })
      return items.some(({ session }) => session.id === of.sessionId) || Promise.reject({ code: 'not-found' })
    },
  },
  'reads the offline claims': {
    outcomes: runsTheSession,
    call: (browser, { sessionId }) => browser.listWaitingClaims({ sessionId }),
  },
  'pairs the kiosk': {
    outcomes: runsTheSession,
    async call(browser, { sessionId }) {
      await admin.openCheckIn({ sessionId, ...window })
      const { code } = await server.browser().startPairing({})
      const target = { purpose: 'kiosk', sessionId } as const
      return browser.pairDisplay({ code, name: 'Kiosk', target })
    },
  },
  'exports the attendance of the class': {
    outcomes: runsTheClass,
    call: (browser, { classId }) => browser.exportClassReport({ classId, format: 'csv' }),
  },
}

const readOutcome = (call: Promise<unknown>) =>
  call.then(
    () => 'allowed',
    ({ code }: { code: string }) => code,
  )

const everybody = Object.keys(people) as Who[]

for (const [what, { outcomes, call }] of Object.entries(families))
  describe(`who ${what}`, () => {
    it.each(everybody.map((who) => [who, outcomes[who]] as const))('%s: %s', async (who, outcome) => {
      const of = await campus()
      const browser = await server.as(await people[who](of))
      expect(await readOutcome(call(browser, of))).toBe(outcome)
    })
  })

describe('who receives the event when a record changes', () => {
  it.each(everybody.map((who) => [who, runsTheSession[who] === 'allowed'] as const))(
    '%s: %s',
    async (who, hears) => {
      const of = await campus()
      const page = openPage(await people[who](of))
      await page.received()
      await admin.markAttendance(marked(of))
      const heard = await page.received()
      expect(heard.some(({ topic, id }) => topic === 'register' && id === of.sessionId)).toBe(hears)
    },
  )
})

describe('who sees the photo of a student on the register', () => {
  const photo = Buffer.from('photo')

  it.each([
    ['an admin', true],
    ['a lecturer of the class', true],
    ['a former lecturer of the class', false],
    ['the substitute of the session', true],
    ['a lecturer of another class', false],
    ['a member of staff', false],
  ] as const)('%s: %s', async (who, sees) => {
    const of = await campus()
    const key = `photos/${of.student.id}`
    await platform.files.put(key, photo)
    await platform.db.update(peopleTable).set({ profileImage: key }).where(eq(peopleTable.id, of.student.id))
    const browser = await server.as(await people[who](of))
    const url = `/api/people/${of.student.id}/photo`
    const { statusCode } = await server.app.inject({ url, headers: { cookie: browser.cookies.header() } })
    expect(statusCode === 200).toBe(sees)
  })
})
