import { operations } from '@campanile/contract/operations.ts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { inventFace, makeFrames } from '#testing/test-face.ts'
import { displayPairings, displays } from './displays.tables.ts'
import { pairedDisplay, pairedKiosk } from './testing/paired-display.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
const gate = { audience: 'staff', network: null, opensAt: null, closesAt: null } as const
let admin: TestBrowser
let linkId: string

beforeAll(async () => {
  admin = await server.as(await make.admin())
  const made = await admin.addStaffLink({ ...gate, place: 'Main gate', rotating: true, active: true })
  linkId = made.id
})

const place = () => ({ purpose: 'staff-link', linkId }) as const
const placeDisplay = (by = admin) => pairedDisplay(server, by, place())

async function turnKiosk(kiosk: boolean) {
  const { version, values } = await admin.readSettings({})
  await admin.updateSettings({ version, values: { ...values, faces: { ...values.faces, kiosk } } })
}

/** A lecturer with an open session, and the kiosk they paired. */
async function taughtKiosk() {
  await turnKiosk(true)
  const lecturer = await make.lecturer()
  const teaching = await server.as(lecturer)
  const taught = await make.class([lecturer], [await make.student()])
  const { id: sessionId } = await make.session(taught.id)
  await teaching.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  const kiosk = await pairedDisplay(server, teaching, { purpose: 'kiosk', sessionId }, 'Door of B12')
  return { lecturer, teaching, sessionId, kiosk }
}

describe('pairing', () => {
  it('waits until a person signed in elsewhere confirms, and then gives the display its own cookie', async () => {
    const display = server.browser('203.0.113.20')
    const { code } = await display.startPairing({})
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
    expect(await display.collectPairing({})).toEqual({ state: 'waiting' })
    expect(await refusal(display.readDisplay({}))).toBe('unauthenticated')
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()
    expect(await admin.findPairing({ code: typed })).toMatchObject({
      address: '203.0.113.20',
      sameAddress: false,
    })
    const paired = await admin.pairDisplay({ code: typed, name: 'Main entrance', target: place() })
    expect(paired).toMatchObject({ name: 'Main entrance', shows: 'Main gate', lastSeenAt: null })
    expect(await display.collectPairing({})).toEqual({ state: 'paired' })
    expect(await display.readDisplay({})).toMatchObject({ purpose: 'staff-link', linkId, shows: 'Main gate' })
    expect((await display.readStaffLinkCode({ linkId })).codes).toHaveLength(2)
    const { items } = await admin.listDisplays({ linkId })
    expect(items.find(({ id }) => id === paired.id)?.lastSeenAt).not.toBeNull()
  })

  it('signs the browser out, so that leaving the display page opens nobody’s account', async () => {
    const person = await make.admin()
    const browser = await server.as(person)
    const session = browser.cookies.get('campanile-session')!
    const { code } = await browser.startPairing({})
    await browser.pairDisplay({ code, name: 'Own', target: place() })
    await browser.collectPairing({})
    expect(browser.cookies.get('campanile-session')).toBeUndefined()
    expect((await browser.readSession({})).user).toBeNull()
    browser.cookies.set('campanile-session', session)
    expect((await browser.readSession({})).user).toBeNull()
  })

  it('is confirmed once, however many people confirm at the same moment', async () => {
    const display = server.browser()
    const { code } = await display.startPairing({})
    const others = await Promise.all(Array.from({ length: 4 }, async () => server.as(await make.admin())))
    const answers = await Promise.allSettled(
      others.map((it, index) => it.pairDisplay({ code, name: `By ${index}`, target: place() })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(admin.findPairing({ code }))).toBe('pairing-used')
    expect(await refusal(admin.pairDisplay({ code, name: 'Late', target: place() }))).toBe('pairing-used')
  })

  it('expires, and its rows are deleted', async () => {
    const display = server.browser()
    const { code } = await display.startPairing({})
    clock.forward({ minutes: 10 })
    expect(await refusal(admin.pairDisplay({ code, name: 'Late', target: place() }))).toBe(
      'pairing-not-valid',
    )
    expect(await display.collectPairing({})).toEqual({ state: 'expired' })
    await applyRetention(platform, ['sign-in'])
    expect(await db.$count(displayPairings)).toBe(0)
  })

  it('stores neither code, secret nor token', async () => {
    const display = server.browser()
    const { code } = await display.startPairing({})
    const secret = display.cookies.get('campanile-pairing')!
    const [row] = await db.select().from(displayPairings)
    for (const hidden of [code, secret])
      for (const value of Object.values(row!)) expect(String(value)).not.toContain(hidden)
    await admin.pairDisplay({ code, name: 'Hashed', target: place() })
    await display.collectPairing({})
    const token = Buffer.from(display.cookies.get('campanile-display')!)
    const stored = await db.select().from(displays)
    expect(stored.some(({ tokenHash }) => tokenHash?.equals(token))).toBe(false)
  })

  it('limits wrong codes, and how many pairings one address can open', async () => {
    const guessing = await server.as(await make.lecturer())
    for (let time = 0; time < 10; time++)
      expect(await refusal(guessing.findPairing({ code: 'ABCDEFGH' }))).toBe('pairing-not-valid')
    expect(await refusal(guessing.findPairing({ code: 'ABCDEFGH' }))).toBe('too-many-requests')
    const flooding = server.browser('198.51.100.77')
    for (let time = 0; time < 60; time++) {
      flooding.cookies.take([{ name: 'campanile-pairing', value: '' }])
      await flooding.startPairing({})
    }
    expect(await refusal(flooding.startPairing({}))).toBe('rate-limited')
    await server.browser('198.51.100.78').startPairing({})
  })

  it('is only available to people with access to what the display shows', async () => {
    const { sessionId } = await taughtKiosk()
    const other = await server.as(await make.lecturer())
    const { code } = await server.browser().startPairing({})
    const kiosk = { purpose: 'kiosk', sessionId } as const
    expect(await refusal(other.pairDisplay({ code, name: 'X', target: kiosk }))).toBe('not-found')
    expect(await refusal(other.pairDisplay({ code, name: 'X', target: place() }))).toBe('not-found')
    expect(await other.listDisplayTargets({})).toEqual({ places: [], kioskOn: true, sessions: [] })
    await turnKiosk(false)
    expect(await admin.listDisplayTargets({})).toMatchObject({ kioskOn: false, sessions: [] })
    expect(await refusal(admin.pairDisplay({ code, name: 'X', target: kiosk }))).toBe('kiosk-off')
    await turnKiosk(true)
    await admin.closeCheckIn({ sessionId })
    expect(await refusal(admin.pairDisplay({ code, name: 'X', target: kiosk }))).toBe('check-in-closed')
  })
})

describe('a display’s token', () => {
  const displayOperations = Object.entries(operations)
    .filter(([, it]) => 'displays' in it && it.displays)
    .map(([name]) => name)

  it('allows these operations and no others', async () => {
    expect(displayOperations.sort()).toEqual([
      'readDisplay',
      'readStaffLinkCode',
      'recogniseFace',
      'startKioskCheck',
    ])
    const display = await placeDisplay()
    expect(await refusal(display.listDisplays({}))).toBe('unauthenticated')
    expect(await refusal(display.listStaffLinks({}))).toBe('unauthenticated')
    expect((await display.readSession({})).user).toBeNull()
  })

  it('gives access only to its own target', async () => {
    const other = await admin.addStaffLink({ ...gate, place: 'Back gate', rotating: true, active: true })
    const display = await placeDisplay()
    const { kiosk, sessionId } = await taughtKiosk()
    const elsewhere = await pairedKiosk(server, admin)
    const proof = { sessionId, challenge: 'x', descriptors: makeFrames(inventFace()) }
    expect(await refusal(display.readStaffLinkCode({ linkId: other.id }))).toBe('not-found')
    expect(await refusal(display.startKioskCheck({ sessionId }))).toBe('forbidden')
    expect(await refusal(display.recogniseFace(proof))).toBe('forbidden')
    expect(await refusal(kiosk.readStaffLinkCode({ linkId }))).toBe('forbidden')
    expect(await refusal(elsewhere.startKioskCheck({ sessionId }))).toBe('not-found')
    expect(await refusal(elsewhere.recogniseFace(proof))).toBe('not-found')
    expect(await kiosk.readDisplay({})).toMatchObject({ counts: { present: 0, enrolled: 1 } })
  })

  it('does not replace a person’s session, nor the other way round', async () => {
    const { kiosk, sessionId, teaching } = await taughtKiosk()
    const display = await placeDisplay()
    for (const person of [admin, teaching]) {
      expect(await refusal(person.readStaffLinkCode({ linkId }))).toBe('unauthenticated')
      expect(await refusal(person.startKioskCheck({ sessionId }))).toBe('unauthenticated')
      expect(await refusal(person.readDisplay({}))).toBe('unauthenticated')
    }
    const mixed = server.browser()
    mixed.cookies.set('campanile-display', admin.cookies.get('campanile-session')!)
    mixed.cookies.set('campanile-session', display.cookies.get('campanile-display')!)
    expect(await refusal(mixed.readDisplay({}))).toBe('unauthenticated')
    expect((await mixed.readSession({})).user).toBeNull()
    mixed.cookies.set('campanile-display', kiosk.cookies.get('campanile-display')!)
    expect(await refusal(mixed.listDisplays({}))).toBe('unauthenticated')
  })

  it('expires with its check-in when it is a kiosk’s, and a new check-in needs a new pairing', async () => {
    const { kiosk, sessionId, teaching } = await taughtKiosk()
    await kiosk.startKioskCheck({ sessionId })
    await teaching.closeCheckIn({ sessionId })
    expect(await refusal(kiosk.startKioskCheck({ sessionId }))).toBe('unauthenticated')
    await teaching.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    expect(await refusal(kiosk.startKioskCheck({ sessionId }))).toBe('unauthenticated')
    expect((await teaching.listDisplays({})).items).toEqual([])
    await applyRetention(platform, ['sign-in'])
    expect(await db.$count(displays, eq(displays.sessionId, sessionId))).toBe(0)
  })

  it('of a room display lasts while it is used, and for thirty days after', async () => {
    const display = await placeDisplay()
    for (let month = 0; month < 2; month++) {
      clock.forward({ minutes: 29 * 1440 })
      await display.readDisplay({})
    }
    clock.forward({ minutes: 30 * 1440 })
    expect(await refusal(display.readDisplay({}))).toBe('unauthenticated')
    admin = await server.as(await make.admin())
  })

  it.each(['disabled', 'archived', 'made a lecturer'])('expires when its admin is %s', async (state) => {
    const person = await make.admin()
    const pairing = await server.as(person)
    const display = await placeDisplay(pairing)
    const { lecturer, kiosk } = await taughtKiosk()
    const end = {
      disabled: () => admin.disablePerson({ personId: person.id }),
      archived: () => admin.archivePerson({ personId: person.id }),
      'made a lecturer': () =>
        db.execute(
          `update people set role = 'lecturer', employment_type = 'full-time' where id = '${person.id}'`,
        ),
    }[state]!
    await end()
    expect(await refusal(display.readDisplay({}))).toBe('unauthenticated')
    expect(await db.$count(displays, eq(displays.pairedBy, person.id))).toBe(0)
    if (state === 'disabled') await admin.enablePerson({ personId: person.id })
    expect(await refusal(display.readDisplay({}))).toBe('unauthenticated')
    expect(await kiosk.readDisplay({})).toMatchObject({ name: 'Door of B12' })
    expect(lecturer.id).not.toBe(person.id)
  })

  it('expires when the lecturer no longer runs the session', async () => {
    const { lecturer, kiosk, sessionId } = await taughtKiosk()
    await db.execute(`delete from class_lecturers where lecturer_id = '${lecturer.id}'`)
    expect(await refusal(kiosk.startKioskCheck({ sessionId }))).toBe('unauthenticated')
  })
})

describe('the list of displays', () => {
  it('shows admins all and lecturers their own, and disconnects one at once, with an audit event', async () => {
    const { kiosk, teaching, sessionId, lecturer } = await taughtKiosk()
    const display = await placeDisplay()
    const all = (await admin.listDisplays({ pageSize: 100 })).items.map(({ id }) => id)
    expect(all).toEqual(expect.arrayContaining([kiosk.displayId, display.displayId]))
    const own = await teaching.listDisplays({})
    expect(own.items).toMatchObject([
      { id: kiosk.displayId, name: 'Door of B12', purpose: 'kiosk', sessionId },
    ])
    expect(await refusal(teaching.revokeDisplay({ displayId: display.displayId }))).toBe('not-found')
    await teaching.revokeDisplay({ displayId: kiosk.displayId })
    expect(await refusal(kiosk.readDisplay({}))).toBe('unauthenticated')
    expect(await refusal(teaching.revokeDisplay({ displayId: kiosk.displayId }))).toBe('not-found')
    const events = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entity, 'display'), eq(auditEvents.entityId, kiosk.displayId)))
      .orderBy(asc(auditEvents.id))
    expect(events.map(({ operation, actorId }) => [operation, actorId])).toEqual([
      ['pairDisplay', lecturer.id],
      ['collectPairing', lecturer.id],
      ['revokeDisplay', lecturer.id],
    ])
  })
})
