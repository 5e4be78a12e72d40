import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { openPages } from '#testing/open-pages.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'
import { reviewCheckIns } from '../review/findings.service.ts'
import { openCheckIns } from '../testing/open-check-ins.ts'

const { server, lecturing, admin, ready, shown, scan, showPasskey, setRules } = await openCheckIns()
const { make, platform, clock } = server
const openPage = await openPages(server)
const review = { topic: 'attendance-review' }

const setSubstitute = (sessionId: string, substituteId: string) =>
  platform.db.update(sessions).set({ substituteId }).where(eq(sessions.id, sessionId))

/** A session with an open check-in, covered by a substitute whose page is open. */
async function covered() {
  const it = await ready()
  const substitute = await make.lecturer()
  await setSubstitute(it.sessionId, substitute.id)
  return { ...it, substitute, page: openPage(substitute), register: { topic: 'register', id: it.sessionId } }
}

describe('the page of a substitute receives, for the session they cover,', () => {
  it('a check-in', async () => {
    const { page, register, ...it } = await covered()
    await scan(it)
    await showPasskey(it)
    expect(await page.received()).toContainEqual(expect.objectContaining(register))
  })

  it('a check-in that was refused', async () => {
    const { page, register, ...it } = await covered()
    await expect(it.browser.startPasskeyCheckIn({ classId: it.classId })).rejects.toThrow()
    expect(await page.received()).toContainEqual(register)
  })

  it('a code that was refused', async () => {
    const { page, register, ...it } = await covered()
    await expect(it.browser.redeemScan({ classId: it.classId, token: 'of-no-screen' })).rejects.toThrow()
    expect(await page.received()).toContainEqual(register)
  })

  it('a problem reported by a student', async () => {
    const { page, register, ...it } = await covered()
    await it.browser.reportCheckInProblem({ classId: it.classId, problem: 'location-denied' })
    expect(await page.received()).toContainEqual(register)
  })

  it('an offline claim', async () => {
    const { page, register, ...it } = await covered()
    const { token } = await shown(it.sessionId)
    clock.forward({ minutes: 1 })
    const scanned = { scannedAt: clock.now().toISOString(), classId: it.classId, token }
    await it.browser.claimOffline({ claimId: randomUUID(), ...scanned })
    expect(await page.received()).toEqual(expect.arrayContaining([register, review]))
  })

  it('a record set by a lecturer of the class', async () => {
    const { page, register, sessionId, student } = await covered()
    await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'present' })
    expect(await page.received()).toContainEqual(register)
  })

  it('a dispute', async () => {
    const { page, sessionId, student, browser } = await covered()
    await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'absent' })
    await page.received()
    await browser.openDispute({ sessionId, words: null })
    expect(await page.received()).toContainEqual(review)
  })

  it('an absence notice from a student', async () => {
    const [substitute, student] = [await make.lecturer(), await make.student()]
    const { id: classId } = await make.class([await make.lecturer()], [student])
    const { id: sessionId } = await make.session(classId, { startsInMinutes: 60 })
    await setSubstitute(sessionId, substitute.id)
    const page = openPage(substitute)
    await (await server.as(student)).giveAbsenceNotice({ sessionId, reason: 'Unwell' })
    expect(await page.received()).toContainEqual({ topic: 'register', id: sessionId })
  })

  it('the closing of the check-in', async () => {
    const { page, register, sessionId } = await covered()
    await lecturing.closeCheckIn({ sessionId })
    expect(await page.received()).toContainEqual(register)
  })

  it('a register taken later', async () => {
    const substitute = await make.lecturer()
    const { id: classId } = await make.class([await make.lecturer()], [await make.student()])
    const { id: sessionId } = await make.session(classId, { startsInMinutes: -100 })
    await setSubstitute(sessionId, substitute.id)
    const page = openPage(substitute)
    await admin.takeRegisterLater({ sessionId, reason: 'No projector', rest: 'present', except: [] })
    expect(await page.received()).toContainEqual({ topic: 'register', id: sessionId })
  })

  it('an import of records', async () => {
    const { page, sessionId, student } = await covered()
    const { courseCode, startsAt } = (await lecturing.readRegister({ sessionId })).session
    const at = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const [date, time] = at.format(new Date(startsAt)).split(' ')
    const text = `Email;Class;Date;Time;Status\n${student.email};${courseCode};${date};${time};present\n`
    const upload = () => ({ file: new Blob([text]) })
    const { plan } = await admin.checkAttendanceImport({}, upload())
    expect(await admin.applyAttendanceImport({ plan }, upload())).toMatchObject({ counts: { created: 1 } })
    expect(await page.received()).toContainEqual({ topic: 'register' })
  })

  it('check-ins to review', async () => {
    const { page, sessionId, classId, student } = await covered()
    const [other, deviceId, at] = [await make.student(), newId(), clock.now()]
    for (const { id } of [student, other]) {
      await platform.db
        .insert(attendanceRecords)
        .values({ sessionId, studentId: id, status: 'present', source: 'face', markedAt: at })
      await platform.db.insert(attempts).values({
        at,
        classId,
        sessionId,
        personId: id,
        method: 'face',
        outcome: 'accepted',
        scanId: newId(),
        deviceId,
      })
    }
    await reviewCheckIns(platform, sessionId)
    expect(await page.received()).toContainEqual(review)
  })

  it('new check-in rules of the class', async () => {
    const { page, classId } = await covered()
    await setRules(classId, { ways: ['passkey'] })
    expect(await page.received()).toContainEqual({ topic: 'register' })
  })
})

it('a substitute receives nothing about sessions of the class that others run', async () => {
  const { page, classId, student } = await covered()
  const { id: sessionId } = await make.session(classId, { startsInMinutes: -200 })
  await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'present' })
  expect(await page.received()).toEqual([])
})
