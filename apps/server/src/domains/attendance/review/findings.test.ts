import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'
import { reviewCheckIns } from './findings.service.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

async function taught(students: TestPerson[], startsInMinutes = -5) {
  const lecturer = await make.lecturer()
  const { id: classId, courseCode } = await make.class([lecturer], students)
  const { id: sessionId } = await make.session(classId, { startsInMinutes })
  return { classId, sessionId, courseCode, lecturing: await server.as(lecturer) }
}

interface CheckIn {
  classId: string
  sessionId: string
  student: TestPerson
  deviceId: string
  minute?: number
}

/** An accepted check-in, written in the same way as a real one. */
async function checkedIn({ classId, sessionId, student, deviceId, minute = 0 }: CheckIn) {
  const at = minutesAfter(clock.now(), minute)
  await platform.db.insert(attendanceRecords).values({
    sessionId,
    studentId: student.id,
    status: 'present',
    source: 'face',
    markedAt: at,
  })
  await platform.db.insert(attempts).values({
    at,
    classId,
    sessionId,
    personId: student.id,
    method: 'face',
    outcome: 'accepted',
    scanId: newId(),
    deviceId,
  })
}

const found = async (browser: TestBrowser, search = '', state: 'open' | 'settled' = 'open') =>
  (await browser.listFindings({ search, state })).items

describe('a shared device', () => {
  it('is found after check-in, once, with both students, and blocks nobody', async () => {
    const [ana, ben, cai] = [await make.student(), await make.student(), await make.student()]
    const { lecturing, courseCode, ...session } = await taught([ana, ben, cai])
    const deviceId = newId()
    await checkedIn({ ...session, student: ana, deviceId })
    await checkedIn({ ...session, student: ben, deviceId, minute: 2 })
    await checkedIn({ ...session, student: cai, deviceId: newId() })
    await reviewCheckIns(platform, session.sessionId)
    await reviewCheckIns(platform, session.sessionId)
    const findings = await found(lecturing)
    expect(findings).toMatchObject([{ kind: 'shared-device', state: 'open', version: 0 }])
    expect(findings[0]?.sides.map((side) => side.studentId)).toEqual([ana.id, ben.id])
    expect(findings[0]?.sides[0]).toMatchObject({
      mark: { status: 'present', source: 'face' },
      mayMark: true,
    })
    expect(await found(admin, courseCode)).toHaveLength(1)
    const other = await server.as(await make.lecturer())
    expect(await found(other)).toEqual([])
    const { items } = await lecturing.listNotifications({})
    expect(items).toMatchObject([{ title: 'Unusual check-ins' }])
  })

  it('is found across two sessions close together, but not hours apart', async () => {
    const [ana, ben, cai] = [await make.student(), await make.student(), await make.student()]
    const first = await taught([ana])
    const second = await taught([ben])
    const third = await taught([cai])
    const deviceId = newId()
    await checkedIn({ ...first, student: ana, deviceId })
    await checkedIn({ ...second, student: ben, deviceId, minute: 20 })
    await checkedIn({ ...third, student: cai, deviceId, minute: 180 })
    for (const { sessionId } of [first, second, third]) await reviewCheckIns(platform, sessionId)
    const [finding, ...more] = await found(first.lecturing)
    expect(more).toEqual([])
    expect(finding?.sides.map((side) => [side.studentId, side.mayMark])).toEqual([
      [ana.id, true],
      [ben.id, false],
    ])
    expect(await found(second.lecturing)).toHaveLength(1)
    expect(await found(third.lecturing)).toEqual([])
  })

  it('is reopened when a third student uses it', async () => {
    const [ana, ben, cai] = [await make.student(), await make.student(), await make.student()]
    const { lecturing, ...session } = await taught([ana, ben, cai])
    const deviceId = newId()
    await checkedIn({ ...session, student: ana, deviceId })
    await checkedIn({ ...session, student: ben, deviceId })
    await reviewCheckIns(platform, session.sessionId)
    const [first] = await found(lecturing)
    await lecturing.settleFinding({ findingId: first!.id, version: 0, words: 'Twins', marks: [] })
    await checkedIn({ ...session, student: cai, deviceId })
    await reviewCheckIns(platform, session.sessionId)
    const [again] = await found(lecturing)
    expect(again).toMatchObject({ id: first!.id, state: 'open', decision: null })
    expect(again?.sides).toHaveLength(3)
  })
})

describe('attendance at two sessions at once', () => {
  it('is found for overlapping sessions, but not for consecutive ones', async () => {
    const ana = await make.student()
    const here = await taught([ana])
    const there = await taught([ana], -60)
    const before = await taught([ana], -300)
    for (const it of [here, there, before]) await checkedIn({ ...it, student: ana, deviceId: newId() })
    await reviewCheckIns(platform, here.sessionId)
    await reviewCheckIns(platform, there.sessionId)
    const findings = await found(here.lecturing)
    expect(findings).toMatchObject([{ kind: 'two-places' }])
    expect(findings[0]?.sides.map((side) => side.sessionId).sort()).toEqual(
      [here.sessionId, there.sessionId].sort(),
    )
    expect(await found(before.lecturing)).toEqual([])
  })
})

describe('deciding a finding', () => {
  async function shared() {
    const [ana, ben] = [await make.student(), await make.student()]
    const { lecturing, ...session } = await taught([ana, ben])
    const deviceId = newId()
    await checkedIn({ ...session, student: ana, deviceId })
    await checkedIn({ ...session, student: ben, deviceId })
    await reviewCheckIns(platform, session.sessionId)
    const [finding] = await found(lecturing)
    return { lecturing, ana, ben, finding: finding!, ...session }
  }

  it('as fine changes no record', async () => {
    const { lecturing, finding } = await shared()
    const settled = await lecturing.settleFinding({
      findingId: finding.id,
      version: finding.version,
      words: null,
      marks: [],
    })
    expect(settled).toMatchObject({ state: 'fine', sides: [{ mark: { source: 'face' } }, {}] })
    expect(await found(lecturing)).toEqual([])
    expect(await found(lecturing, '', 'settled')).toHaveLength(1)
  })

  it('changes the named records, with the message as the reason, once', async () => {
    const { lecturing, finding, ben, sessionId } = await shared()
    const input = {
      findingId: finding.id,
      version: finding.version,
      words: 'Ben was not there',
      marks: [{ sessionId, studentId: ben.id, status: 'absent' as const }],
    }
    const both = await Promise.allSettled([lecturing.settleFinding(input), lecturing.settleFinding(input)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await lecturing.readRegister({ sessionId })
    expect(rows.find((row) => row.studentId === ben.id)).toMatchObject({
      status: 'absent',
      source: 'manual',
      reason: 'Review: Ben was not there',
    })
    expect(await refusal(lecturing.settleFinding(input))).toBe('edit-conflict')
  })

  it('needs a message when a student who attended becomes absent', async () => {
    const { lecturing, finding, ben, sessionId } = await shared()
    const marks = [{ sessionId, studentId: ben.id, status: 'absent' as const }]
    const input = { findingId: finding.id, version: finding.version, words: null, marks }
    expect(await refusal(lecturing.settleFinding(input))).toBe('reason-required')
    expect(await found(lecturing)).toHaveLength(1)
    const late = { ...input, marks: [{ ...marks[0]!, status: 'late' as const }] }
    expect(await lecturing.settleFinding(late)).toMatchObject({ state: 'changed' })
    const { items } = await (await server.as(ben)).listNotifications({})
    expect(items[0]?.message).toContain('changed from present to late by ')
    expect(items[0]?.message).toContain('Reason: Review of check-ins.')
  })

  it('is for people who run one of the sessions, and changes only records in the finding', async () => {
    const { lecturing, finding, sessionId } = await shared()
    const input = { findingId: finding.id, version: finding.version, words: null, marks: [] }
    const other = await server.as(await make.lecturer())
    expect(await refusal(other.settleFinding(input))).toBe('not-found')
    const marks = [{ sessionId, studentId: newId(), status: 'absent' as const }]
    expect(await refusal(lecturing.settleFinding({ ...input, marks }))).toBe('not-found')
    expect(await found(lecturing)).toHaveLength(1)
  })
})
