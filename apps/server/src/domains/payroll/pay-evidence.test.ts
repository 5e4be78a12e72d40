import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { checkInWindows } from '#domains/attendance/attendance.tables.ts'
import { classLecturers } from '#domains/structure/structure.tables.ts'
import { startTestServer } from '#testing/server.ts'
import { runFactories } from './testing/run-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const pay = await runFactories(server)
const { byHour, bank, computed, locked, slipOf } = pay
const day = 24 * 60

const opened = ({ id, startsAt }: { id: string; startsAt: Date }, by: { id: string }) =>
  db.insert(checkInWindows).values({
    sessionId: id,
    openedBy: by.id,
    openedAt: startsAt,
    lateAfter: startsAt,
    closesAt: startsAt,
    closedAt: startsAt,
  })

async function visiting(lastName: string) {
  const lecturer = await make.lecturer({ employmentType: 'visiting', lastName })
  await byHour(lecturer)
  await bank(lecturer)
  return lecturer
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

it('a session stays with who recorded it, whoever teaches the class later', async () => {
  const [former, next] = [await visiting('Formerly'), await visiting('Nextone')]
  const [left, right] = [await visiting('Lefthand'), await visiting('Righthand')]
  const student = await make.student()
  const replaced = await make.class([former], [student])
  const shared = await make.class([left, right], [student])
  const held = await make.session(replaced.id, { startsInMinutes: -6 * day, minutes: 60 })
  await opened(held, former)
  const byAdmin = await make.session(shared.id, { startsInMinutes: -5 * day, minutes: 60 })
  await opened(byAdmin, pay.person)

  const run = await computed('2026-11')
  expect(await slipOf(run.id, former)).toMatchObject({ earnings: 4_000 })
  for (const lecturer of [left, right]) {
    expect(await openKinds(run.id, lecturer)).toEqual(['recorded-by-nobody'])
    expect(await slipOf(run.id, lecturer), 'not paid before it is settled').toBeUndefined()
  }
  await settleSessions(run.id, 'do-not-pay')

  // Replaced before the month is paid: still who taught is paid, and both are looked at.
  await db
    .delete(classLecturers)
    .where(and(eq(classLecturers.classId, replaced.id), eq(classLecturers.lecturerId, former.id)))
  await db.insert(classLecturers).values({ classId: replaced.id, lecturerId: next.id })
  const { version } = await pay.admin.readPayRun({ payRunId: run.id })
  await pay.admin.removePayRun({ payRunId: run.id, version })
  const again = await computed('2026-11')
  expect(await slipOf(again.id, former)).toMatchObject({ earnings: 4_000 })
  expect(await slipOf(again.id, next)).toBeUndefined()
  expect(await openKinds(again.id, former)).toEqual(['recorded-by-former'])
  expect(await openKinds(again.id, next)).toEqual(['recorded-by-other'])
  const { items } = await pay.admin.listDiscrepancies({ payRunId: again.id, personId: former.id })
  await pay.admin.settleDiscrepancies({ payRunId: again.id, items, decision: 'pay', note: null })
  await settleSessions(again.id, 'do-not-pay')
  await locked(again.id)

  // Nothing of it moves in the month after.
  clock.forward({ minutes: 20 * day })
  await pay.renew()
  const december = await computed('2026-12')
  expect(await slipOf(december.id, former)).toBeUndefined()
  expect(await slipOf(december.id, next)).toBeUndefined()
})
