import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anonymousScans } from '#domains/attendance/attendance.tables.ts'
import { pairedDisplay } from '#domains/displays/testing/paired-display.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { inventFace, registerTestFace } from '#testing/test-face.ts'
import { staffAttempts } from './staff-attendance.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const admin = await server.as(await make.admin())

const addLink = () =>
  admin.addStaffLink({
    audience: 'staff',
    place: 'Main entrance',
    network: null,
    opensAt: null,
    closesAt: null,
    rotating: true,
    active: true,
  })

async function withFace(person: TestPerson) {
  const browser = await server.as(person)
  await registerTestFace(browser, inventFace(), clock.now())
  return browser
}

async function scan(browser: TestBrowser, linkId: string) {
  const display = await pairedDisplay(server, admin, { purpose: 'staff-link', linkId })
  const { codes } = await display.readStaffLinkCode({ linkId })
  await browser.redeemStaffLink({ linkId, audience: 'staff', token: codes[0]!.token })
}

function hand(from: TestBrowser, to: TestBrowser, ...names: string[]) {
  for (const name of names) to.cookies.set(`campanile-${name}`, from.cookies.get(`campanile-${name}`)!)
}

describe('a scanned location', () => {
  it('only counts on the device that scanned it', async () => {
    const { id: linkId } = await addLink()
    const [phone, desk] = [server.browser(), await withFace(await make.staff())]
    await scan(phone, linkId)
    hand(phone, desk, 'place')
    expect(await refusal(desk.startStaffFaceCheck({ linkId }))).toBe('scan-required')
    hand(desk, phone, 'session')
    expect(await phone.startStaffFaceCheck({ linkId })).toMatchObject({ action: expect.any(String) })
  })

  it('belongs to the person who first used it on this device', async () => {
    const { id: linkId } = await addLink()
    const [phone, first, second] = [
      server.browser(),
      await withFace(await make.staff()),
      await withFace(await make.staff()),
    ]
    await scan(phone, linkId)
    hand(first, phone, 'session')
    await phone.startStaffFaceCheck({ linkId })
    hand(second, phone, 'session')
    expect(await refusal(phone.startStaffFaceCheck({ linkId }))).toBe('scan-required')
  })

  it('stores no rows for rejected scans of strangers', async () => {
    const { id: linkId } = await addLink()
    const ofLink = eq(staffAttempts.linkId, linkId)
    for (let count = 0; count < 5; count++) {
      const stranger = server.browser()
      const refused = stranger.redeemStaffLink({ linkId, audience: 'staff', token: 'old' })
      expect(await refusal(refused)).toBe('token-expired')
    }
    expect(await platform.db.$count(staffAttempts, ofLink)).toBe(0)
    expect(
      await platform.db.select().from(anonymousScans).where(eq(anonymousScans.subjectId, linkId)),
    ).toMatchObject([{ outcome: 'token-expired', count: 5 }])
    const staff = await server.as(await make.staff())
    await refusal(staff.redeemStaffLink({ linkId, audience: 'staff', token: 'old' }))
    expect(await platform.db.$count(staffAttempts, ofLink)).toBe(1)
  })
})
