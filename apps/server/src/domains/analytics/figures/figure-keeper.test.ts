import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { markedClass } from '#domains/insight/testing/marked-class.ts'
import type { Announcement } from '#events/announcement.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { startFigureKeeper } from './figure-keeper.ts'

const { make, platform, clock, ...server } = await startTestServer()
const { db } = platform
/** Each announcement, its time, and the data a page sees if it reloads at once. */
const told: { at: number; announcement: Announcement; seen: Promise<number> }[] = []
const events = {
  ...platform.events,
  announce: (announcements: readonly Announcement[]) => {
    for (const announcement of announcements)
      told.push({ at: performance.now(), announcement, seen: present() })
  },
}
/** Milliseconds: long enough to distinguish a delayed announcement from an immediate one. */
const pace = { pause: 20, between: 400 }
const patience = { timeout: 10_000 }
let keeper: ReturnType<typeof startFigureKeeper>
let admin: TestBrowser
let sessions: string[]

const present = async (): Promise<number> => (await admin.readAnalyticsOverview({})).overall.present
const markAll = (sessionId: string, status: 'present' | 'absent') =>
  db.update(attendanceRecords).set({ status }).where(eq(attendanceRecords.sessionId, sessionId))
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

beforeAll(async () => {
  admin = await server.as(await make.admin())
  const world = { make, db, now: clock.now }
  const made = await markedClass(world, [await make.lecturer()], [[await make.student(), 'AAAAAA']])
  sessions = made.sessions.map(({ id }) => id)
})

beforeEach(async () => {
  keeper = startFigureKeeper({ ...platform, events }, pace)
  await vi.waitFor(async () => expect((await admin.readAnalyticsOverview({})).pending).toBe(0), patience)
  await wait(2 * pace.between)
  told.length = 0
})
afterEach(() => keeper.stop())

it('notifies admins once figures have changed, and sends nothing otherwise', async () => {
  await wait(10 * pace.pause)
  expect(told).toEqual([])
  await markAll(sessions[0]!, 'present')
  await vi.waitFor(() => expect(told).toHaveLength(1), patience)
  expect(told[0]!.announcement).toEqual({ event: { topic: 'analytics' }, role: 'admin' })
  expect(await told[0]!.seen).toBe(1)
})

it('announces many changes at intervals, and always the last one', async () => {
  for (const sessionId of sessions) {
    await markAll(sessionId, 'present')
    await wait(5 * pace.pause)
  }
  await vi.waitFor(async () => expect(await told.at(-1)?.seen).toBe(6), patience)
  const gaps = told.slice(1).map(({ at }, index) => at - told[index]!.at)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(pace.between - 5)
})

it('sends nothing after it was stopped', async () => {
  await markAll(sessions[0]!, 'absent')
  await vi.waitFor(() => expect(told).toHaveLength(1), patience)
  await markAll(sessions[1]!, 'absent')
  await keeper.stop()
  await wait(2 * pace.between)
  expect(told).toHaveLength(1)
})
