import { offlineClaims } from '@campanile/server/domains/attendance/offline-claims.tables.ts'
import { type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { m as attendanceOfflineWords } from '@campanile/web/src/domains/attendance/offline/messages.ts'
import { m as attendanceTodayWords } from '@campanile/web/src/domains/attendance/today/messages.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { codeOnScreen, linkOnScreen } from '../support/code-on-screen.ts'
import { expect, test } from '../support/test.ts'
import { startCheckIn, studentRow } from './register-page.ts'

const phone = { viewport: { width: 390, height: 844 } }
const withWorker = { ...phone, serviceWorkers: 'allow' as const }

async function taught({ make }: Campus, students: TestPerson[]) {
  const lecturer = await make.lecturer()
  const { id: classId } = await make.class([lecturer], students)
  const { id: sessionId } = await make.session(classId)
  return { lecturer, classId, sessionId }
}

/** Waits until the screen has changed its link twice, after which this link is no longer valid. */
async function expectTurned(lecturing: Page, link: string) {
  const turned = (from: string) =>
    expect.poll(() => linkOnScreen(lecturing), { timeout: 20_000 }).not.toBe(from)
  await turned(link)
  await turned(await linkOnScreen(lecturing))
}

/** Visits the application once, so that it opens offline from now on. */
async function visitOnce(page: Page) {
  await page.goto('/app/attendance')
  await expect(page.getByRole('heading', { level: 1, name: 'Attendance' })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

const keptTexts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('campanile-person:sealed:scan-'))
      .map(([, text]) => text),
  )

const claimsOf = ({ db }: Campus, { id }: TestPerson) =>
  db.select().from(offlineClaims).where(eq(offlineClaims.studentId, id))

async function signIn(page: Page, campus: Campus, { email }: TestPerson) {
  const data = { email, password: testPassword }
  const answer = await page.request.post(`${campus.url}/api/session`, {
    data,
    headers: { origin: campus.url },
  })
  expect(answer.status()).toBe(200)
}

async function expectFineInBothThemes(page: Page) {
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
    await expectAccessible(page)
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test('an offline scan is stored, sent when the network is back, and counts once the lecturer accepts it', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { lecturer, classId, sessionId } = await taught(campus, [student])
  const page = await visit({ as: student, ...withWorker })
  await visitOnce(page)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)

  const link = await linkOnScreen(lecturing)
  await page.context().setOffline(true)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: attendanceOfflineWords.yourScanIsKept() })).toBeVisible()
  await expect(page.getByText(attendanceOfflineWords.scanIsKeptOffline())).toBeVisible()
  await expectFineInBothThemes(page)
  const [text, ...others] = await keptTexts(page)
  expect(others).toEqual([])
  expect(text).not.toContain(new URL(link).pathname.split('/').at(-1))
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached).toContain('/index.html')
  expect(
    cached.filter((path) => !/^\/(index\.html$|assets\/|theme\.js|favicon\.svg|manifest)/.test(path)),
  ).toEqual([])

  await expectTurned(lecturing, link)
  await page.context().setOffline(false)
  await expect(page.getByText(attendanceOfflineWords.waitingForYourLecturer())).toBeVisible({
    timeout: 30_000,
  })
  await expect.poll(() => keptTexts(page)).toEqual([])
  await expectFineInBothThemes(page)

  const waiting = lecturing.getByRole('region', {
    name: attendanceOfflineWords.offlineCheckInsToReviewCount({ claims: '1' }),
  })
  await expect(waiting).toContainText('Ana Adams')
  await expectFineInBothThemes(lecturing)
  await lecturing.goto('/app/attendance')
  await expect(lecturing.getByText('1 waiting')).toBeVisible()
  await expectFineInBothThemes(lecturing)
  await lecturing.getByRole('link', { name: /^Decide about/ }).click()
  await waiting.getByRole('button', { name: 'Review Ana Adams' }).click()
  const review = lecturing.getByRole('dialog', { name: 'Ana Adams' })
  await expectFineInBothThemes(lecturing)
  await review.press('a')
  await expect(waiting).toHaveCount(0)
  await expect(studentRow(lecturing, /Ana Adams/)).toContainText('Present')
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  await expect(page).toHaveURL(new RegExp(classId))
  await page.goto('/app/attendance')
  await expect(page.getByRole('region', { name: 'Offline scans' })).toContainText('Accepted')
  await expectFineInBothThemes(page)
})

test('on a shared device, a scan is sent only for the student who scanned', async ({ campus, visit }) => {
  const [noor, omar] = [await campus.make.student(), await campus.make.student()]
  const { lecturer, sessionId } = await taught(campus, [noor, omar])
  const page = await visit({ as: noor, ...withWorker })
  await visitOnce(page)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  await page.context().setOffline(true)
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByRole('heading', { name: attendanceOfflineWords.yourScanIsKept() })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('about:blank')
  await page.context().setOffline(false)

  await signIn(page, campus, omar)
  await page.goto('/app/attendance')
  await expect(page.getByRole('heading', { level: 1, name: 'Attendance' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My sessions' })).toBeVisible()
  expect(await keptTexts(page)).toHaveLength(1)

  await signIn(page, campus, noor)
  await page.goto('/app/attendance')
  await expect(page.getByRole('region', { name: 'Offline scans' })).toContainText(
    attendanceOfflineWords.waitingForYourLecturer(),
  )
  expect(await claimsOf(campus, noor)).toHaveLength(1)
  expect(await claimsOf(campus, omar)).toEqual([])
  await expect.poll(() => keptTexts(page)).toEqual([])
})

test('a code typed offline is declined, and the student sees the reason', async ({ campus, visit }) => {
  const student = await campus.make.student({ firstName: 'Ben', lastName: 'Brown' })
  const { lecturer, sessionId } = await taught(campus, [student])
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  const page = await visit({ as: student, ...withWorker })
  await visitOnce(page)
  await page.context().setOffline(true)
  await page.goto('/app/dashboard')
  await expect(
    page.getByRole('heading', { name: attendanceOfflineWords.serverIsUnreachable() }),
  ).toBeVisible()
  await page.getByLabel(attendanceTodayWords.codeOnTheClassroomScreen()).fill(await codeOnScreen(lecturing))
  await page.getByRole('button', { name: 'Keep this code' }).click()
  await expect(page.getByText(attendanceOfflineWords.scansAreWaiting({ scans: 1 }))).toBeVisible()
  await expectFineInBothThemes(page)
  await page.context().setOffline(false)

  const waiting = lecturing.getByRole('region', {
    name: attendanceOfflineWords.offlineCheckInsToReviewCount({ claims: '1' }),
  })
  await expect(waiting).toContainText('Typed the code', { timeout: 30_000 })
  await waiting.getByRole('button', { name: 'Review Ben Brown' }).click()
  await lecturing.getByRole('dialog', { name: 'Ben Brown' }).getByRole('button', { name: 'Decline' }).click()
  const dialog = lecturing.getByRole('dialog', {
    name: attendanceOfflineWords.declineTheScanOf({ fullName: 'Ben Brown' }),
  })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByLabel('Why')).toHaveAccessibleDescription('Enter a reason')
  await expectFineInBothThemes(lecturing)
  await dialog.getByLabel('Why').fill('You were not in the room.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(waiting).toHaveCount(0)
  await page.goto('/app/attendance')
  const mine = page.getByRole('region', { name: 'Offline scans' })
  await expect(mine).toContainText('Declined')
  await expect(mine).toContainText('You were not in the room.')
})

test('signing out warns about what is lost, and leaves no personal data', async ({ campus, visit }) => {
  const student = await campus.make.student()
  const { lecturer, sessionId } = await taught(campus, [student])
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  const page = await visit({ as: student, ...phone })
  // Only the scan fails to get through; signing out works.
  await page.route(/\/api\/(check-in\/scan|offline-claims)$/, (route) => route.abort())
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByRole('heading', { name: attendanceOfflineWords.yourScanIsKept() })).toBeVisible()
  await page.goto('/app/attendance')
  await expect(page.getByText(attendanceOfflineWords.scansAreWaiting({ scans: 1 }))).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Signing out deletes it from this device.')
  await expectFineInBothThemes(page)
  await asked.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('person')))
  expect(left).toEqual([])
})

test('without a network and without a signed-in student, a scan cannot be stored, and the page says so', async ({
  visit,
}) => {
  const page = await visit(withWorker)
  // The new worker deletes the cache of an older build.
  await page.goto('/robots.txt')
  await page.evaluate(() => caches.open('campanile-older'))
  await page.goto('/login')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^campanile-[0-9a-f]{16}$/)])
  await page.context().setOffline(true)
  await page.goto('/attendance/0199aaaa-0000-7000-8000-000000000000/abcdefghijklmnopqrstuv')
  await expect(
    page.getByRole('heading', { name: attendanceOfflineWords.youreOfflineAndNotSignedIn() }),
  ).toBeVisible()
  await expectFineInBothThemes(page)
})
