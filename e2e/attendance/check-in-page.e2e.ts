import type { TestPerson } from '@campanile/server/testing/factories.ts'
import { m as cameraWords } from '@campanile/web/src/camera/messages.ts'
import { m as attendanceCheckInWords } from '@campanile/web/src/domains/attendance/check-in/messages.ts'
import { m as attendanceLiveWords } from '@campanile/web/src/domains/attendance/live/messages.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { m as attendanceOfflineWords } from '@campanile/web/src/domains/attendance/offline/messages.ts'
import { m as attendanceTodayWords } from '@campanile/web/src/domains/attendance/today/messages.ts'
import type { Campus } from '../support/campus.ts'
import { codeOnScreen, linkOnScreen } from '../support/code-on-screen.ts'
import { registerInventedFace } from '../support/face.ts'
import { expect, test } from '../support/test.ts'
import { tryAgain } from '../support/try-again.ts'
import { closeCheckIn, registerPath, startCheckIn, studentRow } from './register-page.ts'

const phone = { viewport: { width: 390, height: 844 } }

async function taught({ make }: Campus, student: TestPerson) {
  const lecturer = await make.lecturer()
  const { id } = await make.class([lecturer], [student])
  return { lecturer, classId: id, someLink: `/attendance/${id}/no-such-token` }
}

test('the code on the classroom screen changes automatically, to scan and to type', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student()
  const { lecturer, classId } = await taught(campus, student)
  const session = await campus.make.session(classId)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, session.id)
  await lecturing.getByRole('link', { name: attendanceLiveWords.showOnClassroomScreen() }).click()
  await expect(lecturing.getByRole('link', { name: 'Leave classroom screen' })).toBeVisible()
  const shown = lecturing.getByText(/^[A-Z0-9]{6}$/)
  const [firstLink, firstCode] = [await linkOnScreen(lecturing), await shown.innerText()]
  expect(new URL(firstLink).pathname).toMatch(new RegExp(`^/attendance/${classId}/.{22}$`))
  await expect(shown).not.toHaveText(firstCode, { timeout: 20_000 })
  await expect.poll(() => linkOnScreen(lecturing)).not.toBe(firstLink)

  const page = await visit({ as: student, ...phone })
  await page.goto('/app/attendance')
  const field = page.getByLabel(attendanceTodayWords.codeOnTheClassroomScreen())
  await field.fill('ABC')
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect(field).toHaveAccessibleDescription(attendanceTodayWords.codeLength({ length: 6 }))
  // A complete code needs no button, and nothing to confirm.
  await field.fill((await codeOnScreen(lecturing)).toLowerCase())
  await expect(page).toHaveURL(`/attendance/${classId}/code`)
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  await expect(page.getByText('100.0% attendance in this class.')).toBeVisible()
})

test('people who are signed out see at once that a code has expired', async ({ campus, visit }) => {
  const student = await campus.make.student()
  const { lecturer, classId, someLink } = await taught(campus, student)
  const session = await campus.make.session(classId)
  await startCheckIn(await visit({ as: lecturer }), session.id)
  const page = await visit(phone)
  await page.goto(someLink)
  await expect(page.getByRole('alert')).toContainText(cameraWords.thisCodeHasExpired())
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

const sessionsThatRefuse = [
  { says: attendanceCheckInWords.thisSessionHasNotStartedYet(), session: { startsInMinutes: 60 } },
  { says: 'Check-in has closed', session: { startsInMinutes: -120, minutes: 60 } },
  { says: attendanceCheckInWords.thisSessionWasCancelled(), session: { status: 'cancelled' } },
] as const

for (const { says, session } of sessionsThatRefuse) {
  test(`the page says: ${says}`, async ({ campus, visit }) => {
    const student = await campus.make.student()
    const { classId, someLink } = await taught(campus, student)
    await campus.make.session(classId, session)
    const page = await visit({ as: student, ...phone })
    await page.goto(someLink)
    await expect(page.getByRole('alert')).toContainText(says)
  })
}

test('a class without a session, somebody else’s class and a broken link each get their own message', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student()
  const { someLink } = await taught(campus, student)
  const page = await visit({ as: student, ...phone })
  await page.goto(someLink)
  await expect(page.getByRole('alert')).toContainText(attendanceCheckInWords.noSessionToCheckInTo())
  const foreign = await taught(campus, await campus.make.student())
  await campus.make.session(foreign.classId)
  await page.goto(foreign.someLink)
  await expect(page.getByRole('alert')).toContainText(attendanceCheckInWords.youAreNotEnrolled())
  await page.goto('/attendance/half-a-link/abc')
  await expect(page.getByRole('alert')).toContainText(cameraWords.thisLinkIsIncomplete())
})

test('a lecturer who opens the link sees that it is for students', async ({ campus, visit }) => {
  const { lecturer, classId, someLink } = await taught(campus, await campus.make.student())
  await campus.make.session(classId)
  const page = await visit({ as: lecturer })
  await page.goto(someLink)
  await expect(
    page.getByRole('heading', { name: attendanceCheckInWords.checkInIsForStudents() }),
  ).toBeVisible()
})

test('the page follows check-in live, from before it opens until the lecturer sets the record', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { lecturer, classId, someLink } = await taught(campus, student)
  const session = await campus.make.session(classId)
  const page = await visit({ as: student, ...phone })
  await page.goto(someLink)
  await expect(page.getByRole('alert')).toContainText(attendanceCheckInWords.checkInIsNotOpenYet())
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, session.id)
  await expect(page.getByRole('alert')).toContainText(attendanceCheckInWords.scanTheCodeFirst())

  await studentRow(lecturing, /Ana Adams/).focus()
  await lecturing.keyboard.press('e')
  await expect(page.getByRole('status')).toContainText(['You are excused'])
  await lecturing.keyboard.press('u')
  await expect(page.getByRole('alert')).toContainText(attendanceCheckInWords.scanTheCodeFirst())
  await closeCheckIn(lecturing)
  await expect(page.getByText(attendanceWords.youAreRecordedAsAbsent())).toBeVisible()
})

test('without a camera, the reason is shown and logged, and the lecturer sees the attempt', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { lecturer, classId } = await taught(campus, student)
  const session = await campus.make.session(classId)
  const page = await visit({ as: student, ...phone })
  await registerInventedFace(page, campus.url)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, session.id)
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByRole('alert')).toContainText('Unable to access camera')
  await expect(page.getByRole('button', { name: attendanceCheckInWords.checkInWithTheCode() })).toBeVisible()
  const refused = lecturing.getByRole('region', { name: 'Refused attempts' })
  await expect(refused).toContainText('Ana Adams')
  await expect(refused).toContainText(attendanceLiveWords.deviceGaveNoCamera())
  await expect(lecturing).toHaveURL(registerPath(session.id))
})

test('a lost connection is reported, and trying again keeps the scan', async ({ campus, visit }) => {
  const student = await campus.make.student()
  const { lecturer, classId } = await taught(campus, student)
  const session = await campus.make.session(classId)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, session.id)
  const page = await visit({ as: student, ...phone })
  let reachable = false
  await page.route('**/api/check-in/**', (route) => (reachable ? route.continue() : route.abort()))
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByRole('heading', { name: attendanceOfflineWords.yourScanIsKept() })).toBeVisible()
  reachable = true
  // The first attempts after that reach the server, but not the ones that check in.
  await page.route('**/api/check-in/*/code', (route) => route.abort())
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByRole('alert')).toContainText(cameraWords.theConnectionWasLost())
  reachable = false
  await page.reload()
  await expect(page.getByRole('heading', { name: attendanceOfflineWords.yourScanIsKept() })).toBeVisible()
  reachable = true
  await page.unroute('**/api/check-in/*/code')
  await tryAgain(page, page.getByText(attendanceWords.youAreCheckedIn()))
})
