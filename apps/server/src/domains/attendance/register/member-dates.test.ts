import { beforeEach, expect, it } from 'vitest'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock } = server
// It is 16 November 2026.
const [today, yesterday, tomorrow] = ['2026-11-16', '2026-11-15', '2026-11-17']

let lecturer: TestPerson
let lecturing: TestBrowser
let admin: TestBrowser
let here: TestPerson
let coming: TestPerson
let gone: TestPerson
let classId: string
let sessionId: string

beforeEach(async () => {
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
  admin = await server.as(await make.admin())
  here = await make.student({ startsOn: today, endsOn: today })
  coming = await make.student({ startsOn: tomorrow })
  gone = await make.student({ endsOn: yesterday })
  classId = (await make.class([lecturer], [here, coming, gone])).id
  sessionId = (await make.session(classId)).id
})

const onRegister = async () => (await lecturing.readRegister({ sessionId })).rows.map((it) => it.studentId)

it('a register lists the students who are here on its day, the first and last day included', async () => {
  expect(await onRegister()).toEqual([here.id])
  const mark = (studentId: string) => lecturing.markAttendance({ sessionId, studentId, status: 'present' })
  expect(await refusal(mark(coming.id))).toBe('not-found')
  expect(await refusal(mark(gone.id))).toBe('not-found')
  await mark(here.id)
})

it('closing check-in marks nobody absent who has not joined or has left', async () => {
  await lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 15 })
  expect(await refusal((await server.as(coming)).startFaceCheck({ classId }))).toBe('not-enrolled')
  const { rows } = await lecturing.closeCheckIn({ sessionId })
  expect(rows.map((it) => [it.studentId, it.status])).toEqual([[here.id, 'absent']])
  for (const student of [coming, gone])
    expect((await admin.listAttendanceRecords({ studentId: student.id })).total).toBe(0)
})

it('recording the rest and missed registers leave them out as well', async () => {
  const { studentIds } = await lecturing.recordRest({ sessionId, status: 'present' })
  expect(studentIds).toEqual([here.id])
  const empty = await make.class([lecturer], [coming, gone])
  const over = await make.session(empty.id, { startsInMinutes: -120, minutes: 60 })
  const missed = await lecturing.listMissedRegisters({})
  expect(missed.items.map((it) => it.sessionId)).not.toContain(over.id)
})

it('an end date in the past takes earlier absences out of every count, and removing it brings them back', async () => {
  const student = await make.student()
  const taught = await make.class([lecturer], [student])
  const past = await make.session(taught.id, { startsInMinutes: -3 * 24 * 60, minutes: 60 })
  await lecturing.markAttendance({ sessionId: past.id, studentId: student.id, status: 'absent' })
  const setEnd = async (endsOn: string | null) => {
    const { can: _can, ...person } = await admin.readPerson({ personId: student.id })
    const { version, firstName, lastName, email, role, employmentType, number } = person
    await admin.updatePerson({
      personId: student.id,
      version,
      firstName,
      lastName,
      email,
      role,
      employmentType,
      number,
      endsOn,
    })
  }
  const absences = async () => {
    const { overall } = await admin.readAttendanceReport({
      studentId: student.id,
      from: '2026-11-01',
      to: today,
    })
    const records = await admin.listAttendanceRecords({ studentId: student.id })
    const { rows } = await lecturing.readRegister({ sessionId: past.id })
    return [overall.absent, records.total, rows.length]
  }
  expect(await absences()).toEqual([1, 1, 1])
  await setEnd('2026-11-12')
  expect(await absences()).toEqual([0, 0, 0])
  await setEnd(null)
  expect(await absences()).toEqual([1, 1, 1])
  expect(clock.now().toISOString().slice(0, 10)).toBe(today)
})
