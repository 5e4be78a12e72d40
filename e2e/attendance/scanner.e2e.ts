import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { m as attendanceOfflineWords } from '@campanile/web/src/domains/attendance/offline/messages.ts'
import { m as attendanceScanWords } from '@campanile/web/src/domains/attendance/scan/messages.ts'
import { m as attendanceTodayWords } from '@campanile/web/src/domains/attendance/today/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { codeOnScreen } from '../support/code-on-screen.ts'
import { screenCamera } from '../support/screen-film.ts'
import { expect, test } from '../support/test.ts'
import { startCheckIn, studentRow } from './register-page.ts'

const phone = { viewport: { width: 390, height: 844 } }

async function taught({ make }: Campus) {
  const lecturer = await make.lecturer()
  const student = await make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { id: classId } = await make.class([lecturer], [student])
  const { id: sessionId } = await make.session(classId)
  return { lecturer, student, classId, sessionId }
}

/** The requests for files of the decoder. */
function watchDecoder(page: Page) {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (/\.wasm$|qrWorker/.test(request.url())) asked.push(request.url())
  })
  return asked
}

const openScanner = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Check in' }).click()

test(
  'one tap on Check in scans the code on the screen and checks in',
  { tag: '@journey' },
  async ({ campus, visit }, info) => {
    const { lecturer, student, sessionId } = await taught(campus)
    const lecturing = await visit({ as: lecturer })
    await startCheckIn(lecturing, sessionId)
    const camera = await screenCamera(info)
    const page = await visit({ as: student, film: camera.film, ...phone })
    const decoder = watchDecoder(page)
    await page.goto('/app/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(decoder).toEqual([])

    await camera.pointAt(lecturing)
    const tapped = Date.now()
    await openScanner(page)
    await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
    info.annotations.push({ type: 'seconds', description: `1 tap, ${(Date.now() - tapped) / 1000} s` })
    await expect(page.getByText('100.0% attendance in this class.')).toBeVisible()
    await expect(studentRow(lecturing, /Ana Adams/).getByText('by code')).toBeAttached()
    expect(decoder.every((url) => new URL(url).origin === campus.url)).toBe(true)
    expect(decoder.some((url) => url.endsWith('.wasm'))).toBe(true)
    // Back leads to where the scanner was opened.
    await page.goBack()
    await expect(page).toHaveURL('/app/dashboard')
  },
)

test('another code is named as such, and the code can be typed below the picture', async ({
  campus,
  visit,
}, info) => {
  const { lecturer, student, sessionId } = await taught(campus)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  const camera = await screenCamera(info)
  const page = await visit({ as: student, film: camera.film, ...phone })
  await page.goto('/app/attendance/scan')
  await expect(page.getByText(attendanceScanWords.pointTheCamera())).toBeVisible()
  await expect(page.getByText(/^No code found yet/)).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  const [picture, hint, field] = await Promise.all(
    [page.locator('video'), page.getByText(/^No code found yet/), page.getByLabel(/^Code on the/)].map((it) =>
      it.boundingBox(),
    ),
  )
  expect(hint!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height)
  expect(field!.y).toBeGreaterThanOrEqual(hint!.y + hint!.height)
  await camera.pointAtPoster('https://club.example/join')
  await page.reload()
  await expect(page.getByText(/^This isn’t a check-in code/)).toBeVisible()
  await page.getByLabel(attendanceTodayWords.codeOnTheClassroomScreen()).fill(await codeOnScreen(lecturing))
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
})

test('without a camera the scanner says so, and the code can be typed', async ({ campus, visit }) => {
  const { student } = await taught(campus)
  const page = await visit({ as: student, film: 'forbidden', ...phone })
  await page.goto('/app/attendance/scan')
  await expect(page.getByRole('alert')).toContainText('Unable to access camera')
  await expect(page.getByLabel(attendanceTodayWords.codeOnTheClassroomScreen())).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Close scanner' }).click()
  await expect(page).toHaveURL('/app/attendance')
})

test('a code scanned in the app without a network is kept', async ({ campus, visit }, info) => {
  const { lecturer, student, sessionId } = await taught(campus)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  const camera = await screenCamera(info)
  const page = await visit({ as: student, film: camera.film, serviceWorkers: 'allow', ...phone })
  await page.goto('/app/attendance')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The decoder has been used before, so that the browser has it.
  const decoder = page.context().waitForEvent('response', (it) => it.url().endsWith('.wasm'))
  await page.goto('/app/attendance/scan')
  await decoder
  await expect(page.getByText(attendanceScanWords.pointTheCamera())).toBeVisible()
  await page.context().setOffline(true)
  await page.goto('/app/dashboard')
  await expect(
    page.getByRole('heading', { name: attendanceOfflineWords.serverIsUnreachable() }),
  ).toBeVisible()
  await camera.pointAt(lecturing)
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await expect(page.getByRole('heading', { name: attendanceOfflineWords.yourScanIsKept() })).toBeVisible({
    timeout: 20_000,
  })
  await page.context().setOffline(false)
  await expect(
    lecturing
      .getByRole('region', { name: attendanceOfflineWords.offlineCheckInsToReviewCount({ claims: '1' }) })
      .getByRole('button', { name: 'Review Ana Adams' }),
  ).toBeVisible({ timeout: 40_000 })
})
