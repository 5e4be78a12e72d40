import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { disputes } from '#domains/attendance/review.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform

let lecturer: TestPerson
let colleague: TestPerson
let at: TestBrowser
let asked: TestBrowser
let elsewhere: TestPerson
let student: TestPerson
let key: { queue: 'disputes'; itemId: string; withinId: string }

/** A dispute of the student about this session. */
async function disputed(withinId: string): Promise<typeof key> {
  const itemId = newId()
  await db.insert(disputes).values({
    id: itemId,
    sessionId: withinId,
    studentId: student.id,
    state: 'open',
    openedAt: minutesAfter(clock.now(), -60),
  })
  return { queue: 'disputes', itemId, withinId }
}

beforeEach(async () => {
  ;[lecturer, colleague, elsewhere] = [await make.lecturer(), await make.lecturer(), await make.lecturer()]
  student = await make.student()
  const { id: withinId } = await make.session((await make.class([lecturer, colleague], [student])).id)
  key = await disputed(withinId)
  at = await server.as(lecturer)
  asked = await server.as(colleague)
})

const delegate = (browser = at, delegateId = colleague.id) =>
  browser.delegateWaitingItems({ items: [key], delegateId, reason: 'You held the session' })
const listNews = async (browser: TestBrowser) => (await browser.listNotifications({})).items

describe('delegating an item', () => {
  it('shows the item to the delegate with the requester and the reason, and still shows it to the requester', async () => {
    const { items: delegates } = await at.listWaitingDelegates({ items: [key] })
    expect(delegates.map(({ id }) => id)).toContain(colleague.id)
    expect(delegates.map(({ id }) => id)).not.toContain(elsewhere.id)
    expect(await delegate()).toEqual({ done: 1, leftOut: [] })
    const expected = {
      to: { id: colleague.id },
      by: { id: lecturer.id },
      reason: 'You held the session',
    }
    for (const [browser, delegated] of [
      [asked, 'to-me'],
      [at, 'by-me'],
    ] as const) {
      expect((await browser.listWaiting({ delegated })).items).toMatchObject([{ delegation: expected }])
      expect((await browser.listWaiting({})).items).toMatchObject([{ delegation: expected, notes: 0 }])
    }
    expect((await at.listWaiting({ delegated: 'to-me' })).items).toEqual([])
    const [news] = await listNews(asked)
    expect(news).toMatchObject({
      title: expect.stringMatching(/asks you for a decision$/),
      message: expect.stringContaining('You held the session'),
    })
    const [event] = await db.select().from(auditEvents).where(eq(auditEvents.entityId, key.itemId))
    expect(event).toMatchObject({
      operation: 'delegateWaitingItems',
      actorId: lecturer.id,
      after: { delegateId: colleague.id, reason: 'You held the session' },
    })
  })

  it('is only possible to colleagues who can decide the item', async () => {
    const leftOut = (reason: string) => ({ done: 0, leftOut: [{ item: 0, reason }] })
    for (const id of [elsewhere.id, student.id, lecturer.id, newId()])
      expect(await delegate(at, id)).toEqual(leftOut('cannot-decide'))
    const stranger = await server.as(elsewhere)
    expect(await refusal(stranger.readWaitingItem(key))).toBe('not-found')
    expect(await delegate(stranger)).toEqual(leftOut('not-waiting'))
    expect(await stranger.listWaitingDelegates({ items: [key] })).toEqual({ items: [] })
    const asStaff = await server.as(await make.staff())
    expect(await refusal(delegate(asStaff))).toBe('forbidden')
    expect((await asked.listWaiting({ delegated: 'to-me' })).items).toEqual([])
  })

  it('can be passed on to an admin, and the previous delegate is notified', async () => {
    await delegate()
    const admin = await make.admin()
    await delegate(at, admin.id)
    expect((await listNews(asked))[0]?.title).toMatch(/ended a delegation$/)
    expect((await (await server.as(admin)).listWaiting({ delegated: 'to-me' })).items).toHaveLength(1)
  })

  it.each(['by the person who asked', 'by the delegate'] as const)('ends %s', async (who) => {
    await delegate()
    const [browser, other] = who === 'by the delegate' ? [asked, at] : [at, asked]
    expect(await browser.endDelegation(key)).toMatchObject({ delegation: null })
    expect((await listNews(other))[0]?.title).toMatch(/ended a delegation$/)
    expect(await refusal(browser.endDelegation(key))).toBe('not-found')
  })

  it('is not ended by a third lecturer of the class', async () => {
    const third = await make.lecturer()
    await delegate()
    expect(await refusal((await server.as(third)).endDelegation(key))).toBe('not-found')
  })

  it('takes several items at once, leaves out what the colleague cannot decide, and notifies once', async () => {
    const alone = await disputed((await make.session((await make.class([lecturer], [student])).id)).id)
    const second = await disputed(
      (await make.session((await make.class([lecturer, colleague], [student])).id)).id,
    )
    const decided = { ...key, itemId: newId() }
    const cover = { queue: 'cover-requests' as const, itemId: newId() }
    const items = [key, alone, second, decided, cover]
    const admin = await make.admin()
    const counts = new Map(
      (await at.listWaitingDelegates({ items })).items.map(({ id, count }) => [id, count]),
    )
    expect([counts.get(colleague.id), counts.get(admin.id)]).toEqual([2, 3])
    const outcome = await at.delegateWaitingItems({ items, delegateId: colleague.id, reason: 'I am away' })
    expect(outcome).toEqual({
      done: 2,
      leftOut: [
        { item: 1, reason: 'cannot-decide' },
        { item: 3, reason: 'not-waiting' },
        { item: 4, reason: 'not-waiting' },
      ],
    })
    const news = await listNews(asked)
    expect(news).toHaveLength(1)
    expect(news[0]).toMatchObject({
      title: expect.stringMatching(/asks you for 2 decisions$/),
      message: '2 items. Reason: I am away',
    })
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.operation, 'delegateWaitingItems'))
    for (const { itemId } of [key, second])
      expect(events.filter(({ entityId }) => entityId === itemId)).toHaveLength(1)
    expect(events.filter(({ entityId }) => entityId === alone.itemId)).toEqual([])
    expect((await asked.listWaiting({ delegated: 'to-me' })).items).toHaveLength(2)
  })

  it('does not come back with a later item about the same thing', async () => {
    await delegate()
    await at.addWaitingNote({ ...key, text: 'Ask the porter' })
    await db
      .update(disputes)
      .set({ openedAt: minutesAfter(clock.now(), 1) })
      .where(eq(disputes.id, key.itemId))
    expect((await at.listWaiting({})).items).toMatchObject([{ delegation: null, notes: 0 }])
    expect(await at.readWaitingItem(key)).toMatchObject({ delegation: null, notes: [] })
  })
})

it('keeps notes for everyone who can decide the item', async () => {
  await at.addWaitingNote({ ...key, text: 'Ask the porter' })
  clock.forward({ minutes: 1 })
  await asked.addWaitingNote({ ...key, text: 'He was there' })
  const { notes } = await (await server.as(await make.admin())).readWaitingItem(key)
  expect(notes.map(({ text }) => text)).toEqual(['He was there', 'Ask the porter'])
  expect((await at.listWaiting({})).items).toMatchObject([{ notes: 2 }])
  expect(await refusal(at.addWaitingNote({ ...key, text: ' ' }))).toBe('invalid-input')
})

it('a note on a delegated item notifies the two people who share it, except its author', async () => {
  await at.addWaitingNote({ ...key, text: 'Before it was delegated' })
  expect(await listNews(asked)).toEqual([])
  await delegate()
  await at.addWaitingNote({ ...key, text: 'The porter saw her' })
  const [toDelegate] = await listNews(asked)
  expect(toDelegate).toMatchObject({
    title: expect.stringMatching(/ added a note: Disputed attendance · /),
    message: 'The porter saw her',
  })
  clock.forward({ minutes: 1 })
  await asked.addWaitingNote({ ...key, text: 'Thanks' })
  expect((await listNews(at)).map(({ message }) => message)).toEqual(['Thanks'])
  const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, key.itemId))
  expect(events.map(({ operation }) => operation)).toContain('addWaitingNote')
})
