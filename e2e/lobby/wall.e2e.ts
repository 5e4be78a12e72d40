import type { LobbyBoard, LobbyEntry } from '@campanile/contract/lobby/lobby.ts'
import { m as lobbyWords } from '@campanile/web/src/domains/lobby/messages.ts'
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const wall = { viewport: { width: 1920, height: 1080 } }
const phone = { viewport: { width: 390, height: 844 } }
const noon = new Date('2026-11-18T12:00:00Z')
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000).toISOString()

/** The first three are in progress. Each of the others begins a minute after the one before. */
const session = (index: number): LobbyEntry => ({
  exam: null,
  courseCode: `CS${1000 + index}`,
  courseTitle: `Session number ${index}`,
  state: 'scheduled',
  startsAt: at(index < 3 ? -30 : index),
  endsAt: at(index < 3 ? 60 : index + 50),
  rooms: [`B2.${index}`],
  planned: null,
})

const board = (sessions: number): LobbyBoard => ({
  institution: 'Test University',
  timeZone: 'UTC',
  asOf: noon.toISOString(),
  day: '2026-11-18',
  holidays: [],
  items: Array.from({ length: sessions }, (_, index) => session(index)),
  more: false,
})

const answer = (body: object, status = 200) => ({
  status,
  json: body,
  headers: { 'cache-control': 'no-store' },
})

/** Opens the wall display at noon, with answers defined by the story. */
async function openWall(page: Page, reply: (route: Route) => unknown) {
  await page.clock.install({ time: noon })
  await page.route('**/api/lobby', reply)
  await page.goto('/direct-dashboard')
  // Loading the code of the page takes long on a busy machine.
  await expect(page.getByRole('main')).toBeVisible({ timeout: 60_000 })
}

test('a wall shows that it is loading or has failed, and recovers automatically', async ({ visit }) => {
  const page = await visit(wall)
  const held: Route[] = []
  await openWall(page, (route) => void held.push(route))
  await expect.poll(() => held.length).toBe(1)
  await page.clock.runFor(2_000)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expectAccessible(page)

  await held[0]!.abort()
  await page.unroute('**/api/lobby')
  await page.route('**/api/lobby', (route) => route.abort())
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { name: lobbyWords.weCouldntLoadTheBoard() })).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/api/lobby')
  await page.route('**/api/lobby', (route) => route.fulfill(answer(board(5))))
  await page.clock.runFor(20_000)
  await expect(page.getByRole('listitem')).toHaveCount(5)
})

test('a wall that is switched off says so, and shows the day once it is on again', async ({ visit }) => {
  const page = await visit(wall)
  const error = { code: 'lobby-closed', message: lobbyWords.theLobbyBoardIsSwitchedOff(), requestId: 'x' }
  await openWall(page, (route) => route.fulfill(answer({ error }, 404)))
  await expect(page.getByRole('heading', { name: lobbyWords.theLobbyBoardIsSwitchedOff() })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/lobby')
  await page.route('**/api/lobby', (route) => route.fulfill(answer(board(2))))
  await page.clock.runFor(20_000)
  await expect(page.getByRole('listitem')).toHaveCount(2)
})

test('a wall without its server says how old its data is, and does not show it for the next day', async ({
  visit,
}) => {
  const page = await visit(wall)
  await openWall(page, (route) => route.fulfill(answer(board(3))))
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await page.unroute('**/api/lobby')
  await page.route('**/api/lobby', (route) => route.abort())
  await page.clock.runFor(120_000)
  const lost = page.getByText(lobbyWords.lastUpdatedAt({ time: '12:00' }))
  await expect(lost).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(3)
  // The text must be readable from five metres.
  const size = await lost.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(28)
  await expectAccessible(page)

  await page.clock.fastForward('13:00:00')
  await expect(page.getByText(lobbyWords.waitingForTodaysSessions())).toBeVisible()
  await expect(page.getByText(/No (more )?sessions today/)).toHaveCount(0)
  await expect(page.getByText('Thursday 19 November')).toBeVisible()
})

test('a wall pages through the rest of a long day, and a phone shows all of it', async ({ visit }) => {
  const page = await visit(wall)
  await openWall(page, (route) => route.fulfill(answer(board(440))))
  await expect(page.getByText(/^Page 1 of 6 · \d{3} more later today$/)).toBeVisible()
  const lines = page.getByRole('listitem')
  const onAPage = await lines.count()
  expect(onAPage).toBeGreaterThanOrEqual(6)
  await expect(lines.first()).toContainText('Now')
  // No line is cut off, and the text is large enough to be read from five metres.
  const [frame, last] = [await page.locator('main').boundingBox(), await lines.last().boundingBox()]
  expect(last!.y + last!.height).toBeLessThanOrEqual(frame!.height)
  const size = await page
    .getByText('Session number 0')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(36)
  await expectAccessible(page)
  await page.clock.runFor(13_000)
  await expect(page.getByText(/^Page 2 of 6/)).toBeVisible()
  await expect(lines.first()).toContainText(`Session number ${onAPage}`)

  const small = await visit(phone)
  await openWall(small, (route) => route.fulfill(answer(board(440))))
  await expect(small.getByRole('listitem')).toHaveCount(440)
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(small)
})
