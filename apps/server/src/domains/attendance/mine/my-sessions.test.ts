import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock } = server
let lecturer: TestPerson
let lecturing: TestBrowser

beforeAll(async () => {
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
})

async function enrolled() {
  const student = await make.student()
  const taught = await make.class([lecturer], [student])
  return { student, at: await server.as(student), classId: taught.id }
}

describe('my sessions', () => {
  it('lists past sessions, newest first, with record, source and time, and upcoming ones, next first', async () => {
    const { student, at, classId } = await enrolled()
    const early = await make.session(classId, { startsInMinutes: -300 })
    const late = await make.session(classId, { startsInMinutes: -100 })
    const next = await make.session(classId, { startsInMinutes: 60 })
    const last = await make.session(classId, { startsInMinutes: 600 })
    await lecturing.markAttendance({ sessionId: late.id, studentId: student.id, status: 'late' })
    const begun = await at.listMySessions({})
    expect(begun).toMatchObject({ total: 2, page: 1 })
    expect(begun.items).toMatchObject([
      { sessionId: late.id, mark: { status: 'late', source: 'manual' }, can: { dispute: true } },
      { sessionId: early.id, mark: null, can: { dispute: false, giveNotice: false } },
    ])
    const ahead = await at.listMySessions({ when: 'ahead' })
    expect(ahead.items.map((it) => it.sessionId)).toEqual([next.id, last.id])
    expect((await at.listMySessions({ status: 'late' })).total).toBe(1)
    for (const { id: sessionId } of [early, next])
      expect(await at.listMySessions({ sessionId })).toMatchObject({ total: 1, items: [{ sessionId }] })
    expect((await at.listMySessions({ pageSize: 1, page: 2 })).items).toMatchObject([{ sessionId: early.id }])
  })

  it('can be filtered by class, and never include those of other students', async () => {
    const { at, classId } = await enrolled()
    await make.session(classId)
    const foreign = await make.class([lecturer], [await make.student()])
    const { id: sessionId } = await make.session(foreign.id)
    expect((await at.listMySessions({ classId })).total).toBe(1)
    expect((await at.listMySessions({ sessionId })).total).toBe(0)
    expect((await at.listMySessions({ classId: foreign.id })).total).toBe(0)
  })
})

describe('the outlook', () => {
  it('counts the sessions left in the term, and says when the target is out of reach', async () => {
    const { student, at, classId } = await enrolled()
    for (const minutes of [-500, -400, -300]) {
      const { id: sessionId } = await make.session(classId, { startsInMinutes: minutes })
      await lecturing.markAttendance({ sessionId, studentId: student.id, status: 'absent' })
    }
    await make.session(classId, { startsInMinutes: 60 })
    await make.session(classId, { startsInMinutes: 200, status: 'cancelled' })
    const [lost] = (await at.readMyAttendance({})).classes
    expect(lost?.outlook).toEqual({ kind: 'out-of-reach', remaining: 1, canMiss: 0, mustAttend: 1 })
    for (let day = 1; day <= 11; day++) await make.session(classId, { startsInMinutes: day * 1440 })
    const [open] = (await at.readMyAttendance({})).classes
    expect(open?.outlook).toEqual({ kind: 'below', remaining: 12, canMiss: 0, mustAttend: 12 })
  })
})

describe('a notice of absence', () => {
  const reason = 'A hospital appointment'

  it('appears next to the name on the register until it is withdrawn, and excuses nobody', async () => {
    const { student, at, classId } = await enrolled()
    const { id: sessionId } = await make.session(classId, { startsInMinutes: 60 })
    expect(await at.giveAbsenceNotice({ sessionId, reason })).toMatchObject({ notice: reason, mark: null })
    const rows = async () => (await lecturing.readRegister({ sessionId })).rows
    expect(await rows()).toMatchObject([{ studentId: student.id, notice: reason, status: null }])
    await at.giveAbsenceNotice({ sessionId, reason: 'A funeral' })
    expect(await rows()).toMatchObject([{ notice: 'A funeral' }])
    expect(await at.withdrawAbsenceNotice({ sessionId })).toMatchObject({ notice: null })
    expect(await rows()).toMatchObject([{ notice: null }])
    expect(await refusal(at.withdrawAbsenceNotice({ sessionId }))).toBe('not-found')
  })

  it('is accepted before the session, with a reason, from an enrolled student', async () => {
    const { at, classId } = await enrolled()
    const { id: begun } = await make.session(classId)
    expect(await refusal(at.giveAbsenceNotice({ sessionId: begun, reason }))).toBe('session-started')
    const off = await make.session(classId, { startsInMinutes: 60, status: 'cancelled' })
    expect(await refusal(at.giveAbsenceNotice({ sessionId: off.id, reason }))).toBe('session-cancelled')
    const { id: sessionId } = await make.session(classId, { startsInMinutes: 300 })
    expect(await refusal(at.giveAbsenceNotice({ sessionId, reason: '' }))).toBe('invalid-input')
    const stranger = await server.as(await make.student())
    expect(await refusal(stranger.giveAbsenceNotice({ sessionId, reason }))).toBe('not-found')
    expect(await refusal(lecturing.giveAbsenceNotice({ sessionId, reason }))).toBe('forbidden')
    await at.giveAbsenceNotice({ sessionId, reason })
    clock.forward({ minutes: 300 })
    expect(await refusal(at.withdrawAbsenceNotice({ sessionId }))).toBe('session-started')
  })
})
