import { expect, it } from 'vitest'
import { checkInWindows } from '#domains/attendance/attendance.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { runFactories } from '../testing/run-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const pay = await runFactories(server)
const { byHour, bank, computed, locked, slipOf } = pay
const day = 24 * 60

type Session = { id: string; startsAt: Date }

const opened = ({ id, startsAt }: Session, by: { id: string }) =>
  db.insert(checkInWindows).values({
    sessionId: id,
    openedBy: by.id,
    openedAt: startsAt,
    lateAfter: startsAt,
    closesAt: startsAt,
    closedAt: startsAt,
  })

/** Records imported from a file, as from another system. */
async function imported({ id }: Session, student: TestPerson) {
  const file = { file: new Blob([`student id,session id,status\n${student.id},${id},present`]) }
  const { plan } = await pay.admin.checkAttendanceImport({}, file)
  await pay.admin.applyAttendanceImport({ plan }, file)
}

async function visiting(lastName: string) {
  const lecturer = await make.lecturer({ employmentType: 'visiting', lastName })
  await byHour(lecturer)
  await bank(lecturer)
  return lecturer
}

async function taughtNowBy(classId: string, lecturers: readonly TestPerson[]) {
  const { version } = await pay.admin.readClass({ classId })
  await pay.admin.updateClass({
    classId,
    version,
    lecturerIds: lecturers.map(({ id }) => id),
    batchIds: [],
  })
}

const openKinds = async (payRunId: string, person: { id: string }) =>
  (
    await pay.admin.listDiscrepancies({ payRunId, personId: person.id, state: 'open', pageSize: 100 })
  ).items.map((it) => it.kind)

async function settleSessions(payRunId: string, decision: 'pay' | 'do-not-pay') {
  const { items } = await pay.admin.listDiscrepancies({ payRunId, state: 'open', pageSize: 100 })
  const sessions = items.filter((it) => it.session)
  if (sessions.length > 0)
    await pay.admin.settleDiscrepancies({ payRunId, items: sessions, decision, note: null })
  return pay.settleAll(payRunId)
}

async function removed(payRunId: string) {
  const { version } = await pay.admin.readPayRun({ payRunId })
  await pay.admin.removePayRun({ payRunId, version })
}

it('a session is paid to the lecturer who taught the class when it began, no matter who recorded it or teaches it later', async () => {
  const [former, next] = [await visiting('Formerly'), await visiting('Nextone')]
  const student = await make.student()
  const { id: classId } = await make.class([former], [student])
  const held = (days: number) => make.session(classId, { startsInMinutes: -days * day, minutes: 60 })
  await opened(await held(6), former)
  await opened(await held(5), pay.person)
  await imported(await held(4), student)
  const before = await computed('2026-11')
  expect(await slipOf(before.id, former)).toMatchObject({ earnings: 12_000 })
  await removed(before.id)

  await taughtNowBy(classId, [next])
  const run = await computed('2026-11')
  expect(await slipOf(run.id, former), 'replaced before the month is paid').toMatchObject({
    earnings: 12_000,
  })
  expect(await slipOf(run.id, next)).toBeUndefined()
  for (const lecturer of [former, next]) expect(await openKinds(run.id, lecturer)).toEqual([])
  await settleSessions(run.id, 'pay')
  await locked(run.id)

  // The following months do not change this, although the class changes lecturers once more.
  clock.forward({ minutes: 20 * day })
  await pay.renew()
  await opened(await held(1), pay.person)
  await taughtNowBy(classId, [former])
  const december = await computed('2026-12')
  expect(await slipOf(december.id, former)).toBeUndefined()
  expect(await slipOf(december.id, next)).toMatchObject({ earnings: 4_000, adjustments: 0 })
  for (const lecturer of [former, next]) expect(await openKinds(december.id, lecturer)).toEqual([])
  await removed(december.id)
})

it('an admin decides when it is unclear which lecturer taught, or when the recorder did not teach the class', async () => {
  const [left, right] = [await visiting('Lefthand'), await visiting('Righthand')]
  const [alone, guest] = [await visiting('Alone'), await visiting('Guest')]
  const student = await make.student()
  const shared = await make.class([left, right], [student])
  const single = await make.class([alone], [student])
  const held = ({ id }: { id: string }) => make.session(id, { startsInMinutes: -2 * day, minutes: 60 })
  await opened(await held(shared), pay.person)
  await opened(await held(single), guest)
  // One of the two lecturers leaves. Sessions that either may have taught are still discrepancies for both.
  await taughtNowBy(shared.id, [right])

  const run = await computed('2026-12')
  for (const lecturer of [left, right]) {
    expect(await openKinds(run.id, lecturer)).toEqual(['recorded-by-nobody'])
    expect(await slipOf(run.id, lecturer), 'not paid before it is settled').toBeUndefined()
  }
  expect(await openKinds(run.id, alone)).toEqual(['recorded-by-other'])
  expect(await slipOf(run.id, alone)).toBeUndefined()
  expect(await openKinds(run.id, guest)).toEqual(['recorded-by-outsider'])
  expect(await slipOf(run.id, guest)).toMatchObject({ earnings: 4_000 })
  await settleSessions(run.id, 'do-not-pay')
  expect(await slipOf(run.id, guest)).toBeUndefined()
})
