import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal } from '#testing/server.ts'
import { openCheckIns } from '../testing/open-check-ins.ts'

const { server, lecturer, lecturing, admin, ready, scan, expectRefused, setRules } = await openCheckIns()
const { make, platform } = server

describe('the rules of a class', () => {
  it('allow every method from everywhere until they are changed', async () => {
    const { classId, browser } = await ready()
    expect(await lecturing.readCheckInRules({ classId })).toMatchObject({
      version: 0,
      ways: ['face', 'passkey', 'code'],
      requireNetwork: false,
      maxDistance: null,
    })
    expect(await browser.readMyCheckIn({ classId })).toMatchObject({
      ways: ['face', 'passkey', 'code'],
      needsPlace: false,
    })
  })

  it('refuse a method that the class does not allow', async () => {
    const { student, browser, classId, sessionId } = await ready()
    await setRules(classId, { ways: ['code', 'face'] })
    await scan({ browser, classId, sessionId })
    expect((await browser.readMyCheckIn({ classId })).ways).toEqual(['face', 'code'])
    await expectRefused(student, browser.startPasskeyCheckIn({ classId }), 'passkey', 'way-not-allowed')
    await setRules(classId, { ways: ['passkey'] }, admin)
    await expectRefused(student, browser.startFaceCheck({ classId }), 'face', 'way-not-allowed')
    await expectRefused(student, browser.checkInWithCode({ classId }), 'code', 'way-not-allowed')
  })

  it.each([
    ['no way at all', { ways: [] }, 'ways'],
    ['the face alone', { ways: ['face' as const] }, 'ways'],
    ['a way twice', { ways: ['code' as const, 'code' as const] }, 'ways'],
    ['a distance within the room', { maxDistance: 5 }, 'maxDistance'],
  ])('cannot be %s', async (_, change, field) => {
    const { classId } = await ready()
    await expect(setRules(classId, change)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })

  it('reject the second of two simultaneous changes', async () => {
    const { classId } = await ready()
    const rules = { classId, ways: ['code' as const], requireNetwork: false, maxDistance: null }
    const save = (version: number) => lecturing.updateCheckInRules({ ...rules, version })
    const outcomes = await Promise.allSettled([save(0), save(0), save(0)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await save(1)).toMatchObject({ version: 2 })
    expect(await refusal(save(1))).toBe('edit-conflict')
  })

  it('are for people who run the class, and every change is audited', async () => {
    const { classId } = await ready()
    const other = await server.as(await make.lecturer())
    expect(await refusal(other.readCheckInRules({ classId }))).toBe('not-found')
    const mine = { classId, version: 0, ways: ['code' as const], requireNetwork: false, maxDistance: null }
    expect(await refusal(other.updateCheckInRules(mine))).toBe('not-found')
    await setRules(classId, { ways: ['code'] })
    const audit = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, classId))
    expect(audit).toMatchObject([
      { actorId: lecturer.id, before: { ways: ['face', 'passkey', 'code'] }, after: { ways: ['code'] } },
    ])
  })
})
