import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { pairedDisplay } from '#domains/displays/testing/paired-display.ts'
import { faceProbes } from '#domains/faces/faces.tables.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { inventFace, makeFrames, registerTestFace, type TestFace } from '#testing/test-face.ts'
import { staffAttempts, staffDayChanges, staffDays } from './staff-attendance.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
const admin = await server.as(await make.admin())
const today = '2026-11-16'

async function ready(person?: TestPerson) {
  const staff = person ?? (await make.staff())
  const face = inventFace()
  const browser = await server.as(staff)
  await registerTestFace(browser, face, clock.now())
  return { staff, browser, face }
}

async function prove(browser: TestBrowser, face: TestFace, linkId?: string) {
  const at = linkId ? { linkId } : {}
  const { challenge } = await browser.startStaffFaceCheck(at)
  return { ...at, proof: { method: 'face' as const, challenge, descriptors: makeFrames(face) } }
}

const listAttempts = (staff: TestPerson) =>
  db.select().from(staffAttempts).where(eq(staffAttempts.personId, staff.id)).orderBy(desc(staffAttempts.id))
const listDays = (staff: TestPerson) => db.select().from(staffDays).where(eq(staffDays.personId, staff.id))

describe('a day with face checks', () => {
  it('begins, ends, and stores the attempt, frames, history and audit', async () => {
    const { staff, browser, face } = await ready()
    expect(await browser.readMyStaffDay({})).toMatchObject({
      date: today,
      shift: { startsAt: '09:00', endsAt: '17:00', graceMinutes: 10 },
      dayOff: null,
      day: null,
      face: 'active',
      can: { checkIn: true, checkOut: false },
    })
    const began = await browser.checkInStaffDay(await prove(browser, face))
    expect(began).toMatchObject({
      day: { status: 'late', inAt: clock.now().toISOString(), inSource: 'face', outAt: null },
      can: { checkIn: false, checkOut: true },
    })
    expect(began.reason).toEqual({ code: 'late', startsAt: '09:00', lateFrom: '09:10' })
    clock.forward({ minutes: 7 * 60 })
    const ended = await browser.checkOutStaffDay(await prove(browser, face))
    expect(ended).toMatchObject({
      day: { status: 'late', outSource: 'face', workedMinutes: 420 },
      can: { checkIn: false, checkOut: false },
    })
    expect(await listAttempts(staff)).toMatchObject([
      { act: 'check-out', outcome: 'accepted', method: 'face' },
      { act: 'check-in', outcome: 'accepted', method: 'face' },
    ])
    // One from the registration, and one from each check.
    expect(await db.select().from(faceProbes).where(eq(faceProbes.personId, staff.id))).toHaveLength(3)
    const changes = await db.select().from(staffDayChanges).where(eq(staffDayChanges.personId, staff.id))
    expect(changes.map(({ act }) => act).sort()).toEqual(['check-in', 'check-out'])
    const audit = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entity, 'staff-day'), eq(auditEvents.actorId, staff.id)))
    expect(audit.map(({ operation }) => operation).sort()).toEqual(['checkInStaffDay', 'checkOutStaffDay'])
    clock.forward({ minutes: -7 * 60 })
  })

  it('also works for lecturers, and follows a visiting lecturer’s shift only if there is one', async () => {
    const visiting = await make.lecturer({ employmentType: 'visiting' })
    const { browser, face } = await ready(visiting)
    expect(await browser.readMyStaffDay({})).toMatchObject({ shift: null, dayOff: 'No fixed hours' })
    const { day } = await browser.checkInStaffDay(await prove(browser, face))
    expect(day).toMatchObject({ status: 'present' })
  })

  it('is one record, however many clicks come at once', async () => {
    const { staff, browser, face } = await ready()
    const proofs = await Promise.all([1, 2, 3, 4].map(() => prove(browser, face)))
    const same = proofs[0]!
    const outcomes = await Promise.allSettled(
      [...proofs, same, same].map((it) => browser.checkInStaffDay(it)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listDays(staff)).toHaveLength(1)
    const attempts = await listAttempts(staff)
    expect(attempts.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1)
    expect(attempts).toHaveLength(6)
  })
})

describe('a day with a passkey', () => {
  it('begins and ends as with face checks', async () => {
    const staff = await make.staff()
    const browser = await server.as(staff)
    expect(await refusal(browser.startStaffPasskeyCheck({}))).toBe('no-passkey')
    await browser.confirmPassword({ password: testPassword })
    const device = await registerTestPasskey(browser)
    expect(await browser.readMyStaffDay({})).toMatchObject({ hasPasskey: true, face: 'none' })
    const answer = async () => ({
      proof: { method: 'passkey' as const, assertion: device.get(await browser.startStaffPasskeyCheck({})) },
    })
    const coming = await answer()
    expect(await browser.checkInStaffDay(coming)).toMatchObject({ day: { inSource: 'passkey' } })
    expect(await refusal(browser.checkOutStaffDay(coming))).toMatch(/^passkey-/)
    const other = await server.as(await make.staff())
    await other.confirmPassword({ password: testPassword })
    const foreign = await registerTestPasskey(other)
    const asked = await browser.startStaffPasskeyCheck({})
    const stolen = { proof: { method: 'passkey' as const, assertion: foreign.get(asked) } }
    expect(await refusal(browser.checkOutStaffDay(stolen))).toBe('passkey-unknown')
    expect((await listAttempts(staff))[0]).toMatchObject({ method: 'passkey', reason: 'passkey-unknown' })
    expect(await browser.checkOutStaffDay(await answer())).toMatchObject({ day: { outSource: 'passkey' } })
  })
})

describe('is rejected, with the reason and a log entry,', () => {
  async function expectRefused(staff: TestPerson, call: Promise<unknown>, reason: string) {
    expect(await refusal(call)).toBe(reason)
    expect((await listAttempts(staff))[0]).toMatchObject({ outcome: 'refused', reason })
  }

  it('another face', async () => {
    const { staff, browser } = await ready()
    await expectRefused(staff, browser.checkInStaffDay(await prove(browser, inventFace())), 'face-mismatch')
    expect(await listDays(staff)).toEqual([])
  })

  it('checking out before checking in, checking in twice, checking out twice', async () => {
    const { staff, browser, face } = await ready()
    await expectRefused(staff, browser.checkOutStaffDay(await prove(browser, face)), 'not-checked-in')
    await browser.checkInStaffDay(await prove(browser, face))
    await expectRefused(staff, browser.checkInStaffDay(await prove(browser, face)), 'already-checked-in')
    const going = await prove(browser, face)
    await browser.checkOutStaffDay(await prove(browser, face))
    await expectRefused(staff, browser.checkOutStaffDay(going), 'already-checked-out')
    await expectRefused(staff, browser.startStaffFaceCheck({}), 'already-checked-out')
  })

  it('a used challenge, another person’s, and an expired one', async () => {
    const { staff, browser, face } = await ready()
    const used = await prove(browser, face)
    await refusal(
      browser.checkInStaffDay({ proof: { ...used.proof, descriptors: makeFrames(inventFace()) } }),
    )
    const again = { proof: { ...used.proof, descriptors: makeFrames(face) } }
    await expectRefused(staff, browser.checkInStaffDay(again), 'challenge-used')
    const other = await ready()
    const theirs = await prove(other.browser, other.face)
    const stolen = { proof: { ...theirs.proof, descriptors: makeFrames(face) } }
    await expectRefused(staff, browser.checkInStaffDay(stolen), 'challenge-expired')
    const old = await prove(browser, face)
    clock.forward({ minutes: 2 })
    await expectRefused(staff, browser.checkInStaffDay(old), 'challenge-expired')
    expect(await listDays(staff)).toEqual([])
  })

  it('the same picture a second time', async () => {
    const { staff, browser, face } = await ready()
    const coming = await prove(browser, face)
    await browser.checkInStaffDay(coming)
    const { proof } = await prove(browser, face)
    const recorded = { proof: { ...proof, descriptors: coming.proof.descriptors } }
    await expectRefused(staff, browser.checkOutStaffDay(recorded), 'face-replayed')
  })

  it('a person without a registered face', async () => {
    const staff = await make.staff()
    const browser = await server.as(staff)
    await expectRefused(staff, browser.startStaffFaceCheck({}), 'face-not-registered')
    await browser.reportStaffProblem({ problem: 'no-camera' })
    expect((await listAttempts(staff))[0]).toMatchObject({ reason: 'no-camera', outcome: 'refused' })
  })
})

describe('a location’s link', () => {
  const gate = {
    audience: 'staff' as const,
    place: 'Main gate',
    network: null,
    opensAt: null,
    closesAt: null,
    rotating: true,
    active: true,
  }
  const openScreen = (linkId: string) => pairedDisplay(server, admin, { purpose: 'staff-link', linkId })
  const readCode = async (linkId: string) => {
    const display = await openScreen(linkId)
    return (await display.readStaffLinkCode({ linkId })).codes[0]!.token
  }
  const audience = 'staff' as const

  it('opens with the rotating code and records where the person checked in', async () => {
    const { id: linkId } = await admin.addStaffLink(gate)
    const { browser, face } = await ready()
    expect(await refusal(browser.redeemStaffLink({ linkId, audience }))).toBe('scan-required')
    expect(await refusal(browser.startStaffFaceCheck({ linkId }))).toBe('scan-required')
    const token = await readCode(linkId)
    const opened = await browser.redeemStaffLink({ linkId, audience, token })
    expect(opened).toMatchObject({ place: 'Main gate', rotating: true })
    clock.forward({ minutes: 1 })
    // The first scan is still valid although the code has changed, for example after signing in.
    expect(await browser.redeemStaffLink({ linkId, audience, token })).toEqual(opened)
    const { day } = await browser.checkInStaffDay(await prove(browser, face, linkId))
    expect(day).toMatchObject({ inPlace: 'Main gate' })
    expect((await admin.listStaffLinks({})).items.find(({ id }) => id === linkId)).toMatchObject({ used: 1 })
    const late = server.browser()
    expect(await refusal(late.redeemStaffLink({ linkId, audience, token }))).toBe('token-expired')
  })

  it('is only for the role it was created for', async () => {
    const { id: linkId } = await admin.addStaffLink(gate)
    const lecturer = await ready(await make.lecturer())
    expect(await refusal(lecturer.browser.startStaffFaceCheck({ linkId }))).toBe('not-for-role')
    const token = await readCode(linkId)
    const asLecturer = { linkId, audience: 'lecturer' as const, token }
    expect(await refusal(lecturer.browser.redeemStaffLink(asLecturer))).toBe('link-not-valid')
  })

  it('requires the campus network where one is set', async () => {
    const { id: linkId } = await admin.addStaffLink({ ...gate, rotating: false, network: '10.20.0.0/16' })
    const { browser, staff } = await ready()
    expect(await refusal(browser.redeemStaffLink({ linkId, audience }))).toBe('network-required')
    expect(await refusal(browser.startStaffFaceCheck({ linkId }))).toBe('network-required')
    expect((await listAttempts(staff))[0]).toMatchObject({ reason: 'network-required', linkId })
    const here = server.browser('10.20.3.4')
    expect(await here.redeemStaffLink({ linkId, audience })).toEqual({
      place: 'Main gate',
      rotating: false,
      until: null,
    })
  })

  it('follows its hours and can be switched off', async () => {
    const link = await admin.addStaffLink({ ...gate, opensAt: '07:00', closesAt: '09:30' })
    const linkId = link.id
    const stranger = server.browser()
    expect(await refusal(stranger.redeemStaffLink({ linkId, audience, token: 'x' }))).toBe('link-closed')
    const { used: _, id: __, ...fields } = link
    const off = await admin.updateStaffLink({ ...fields, linkId, active: false })
    expect(off).toMatchObject({ active: false, version: 1 })
    expect(await refusal(stranger.redeemStaffLink({ linkId, audience, token: 'x' }))).toBe('link-not-valid')
    expect(await refusal(admin.updateStaffLink({ ...fields, linkId, active: true }))).toBe('edit-conflict')
    expect(await refusal(stranger.redeemStaffLink({ linkId: today4(), audience }))).toBe('link-not-valid')
  })

  it.each([
    ['without a code that turns or a network', { rotating: false }, 'network'],
    ['with a network that is none', { network: 'the office' }, 'network'],
    ['with one time only', { opensAt: '07:00' }, 'closesAt'],
    ['that closes before it opens', { opensAt: '19:00', closesAt: '07:00' }, 'closesAt'],
  ])('cannot be saved %s', async (_, change, field) => {
    await expect(admin.addStaffLink({ ...gate, ...change })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })
})

const today4 = () => '00000000-0000-4000-8000-000000000000'
