import { Buffer } from 'node:buffer'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { inventFace, registerTestFace } from '#testing/test-face.ts'
import { consents } from './faces.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server

describe('before a face is registered', () => {
  it('the person can read the consent text and that they have not consented', async () => {
    const browser = await server.as(await make.staff())
    const mine = await browser.readMyFace({})
    expect(mine).toMatchObject({
      status: 'none',
      inReview: false,
      reviewReasons: [],
      registeredAt: null,
      imageUrl: null,
      isActive: false,
      consent: { givenAt: null },
      needsConfirmation: false,
    })
    const text = mine.consent.text.join(' ')
    expect(text).toContain('180 days')
    expect(text).toContain('You do not have to agree')
  })

  it('consent is recorded once, with version, time and audit event', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    const { consent } = await browser.readMyFace({})
    await browser.giveFaceConsent({ version: consent.version })
    const again = await browser.giveFaceConsent({ version: consent.version })
    expect(again.consent.givenAt).toBe(clock.now().toISOString())
    const ledger = await platform.db.select().from(consents).where(eq(consents.personId, person.id))
    expect(ledger).toMatchObject([{ purpose: 'face', version: consent.version, decision: 'given' }])
    const audit = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, person.id))
    expect(audit).toMatchObject([
      { operation: 'giveFaceConsent', actorId: person.id, after: { consent: consent.version } },
    ])
  })

  it('consent to a text that has since changed is rejected and not recorded', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    expect(await refusal(browser.giveFaceConsent({ version: '2019-01' }))).toBe('edit-conflict')
    expect(await platform.db.select().from(consents).where(eq(consents.personId, person.id))).toEqual([])
  })

  it('consent to an earlier version does not count for the current text', async () => {
    const person = await make.student()
    await platform.db.insert(consents).values({
      personId: person.id,
      purpose: 'face',
      version: '2019-01',
      decision: 'given',
      at: clock.now(),
    })
    const browser = await server.as(person)
    expect((await browser.readMyFace({})).consent.givenAt).toBeNull()
  })

  it('nothing can be read without signing in', async () => {
    expect(await refusal(server.browser().readMyFace({}))).toBe('unauthenticated')
  })
})

describe('the registration photo', () => {
  const read = (cookie: string, url: string) =>
    server.app.inject({ method: 'GET', url, headers: { cookie, 'sec-fetch-site': 'same-origin' } })

  it('is only for its owner and admins, does not exist for others, and is not cached by browsers', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    await registerTestFace(browser, inventFace(), clock.now())
    const { imageUrl } = await browser.readMyFace({})
    const viewers = {
      owner: browser,
      admin: await server.as(await make.admin()),
      lecturer: await server.as(await make.lecturer()),
      classmate: await server.as(await make.student()),
      staff: await server.as(await make.staff()),
    }
    const answers = Object.fromEntries(
      await Promise.all(
        Object.entries(viewers).map(async ([who, it]) => [who, await read(it.cookies.header(), imageUrl!)]),
      ),
    ) as Record<keyof typeof viewers, Awaited<ReturnType<typeof read>>>
    for (const who of ['owner', 'admin'] as const) {
      expect(answers[who].statusCode).toBe(200)
      expect(answers[who].headers['content-type']).toBe('image/jpeg')
      expect(answers[who].headers['cache-control']).toBe('no-store')
      expect(answers[who].rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    }
    for (const who of ['lecturer', 'classmate', 'staff'] as const) expect(answers[who].statusCode).toBe(404)
    expect((await read('', imageUrl!)).statusCode).toBe(401)
  })

  it('is not found if it never existed or was replaced', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    expect(await refusal(browser.readFacePhoto({ userId: person.id }))).toBe('not-found')
    await registerTestFace(browser, inventFace(), clock.now())
    expect(await refusal(browser.readFacePhoto({ userId: person.id, v: '0123456789' }))).toBe('not-found')
  })
})
