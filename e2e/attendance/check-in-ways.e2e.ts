import { attempts } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { institution } from '@campanile/server/domains/settings/settings.tables.ts'
import { rooms } from '@campanile/server/domains/structure/structure.tables.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { m as cameraWords } from '@campanile/web/src/camera/messages.ts'
import { m as attendanceCheckInWords } from '@campanile/web/src/domains/attendance/check-in/messages.ts'
import { m as attendanceLiveWords } from '@campanile/web/src/domains/attendance/live/messages.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { m as attendanceRulesWords } from '@campanile/web/src/domains/attendance/rules/messages.ts'
import { m as attendanceTodayWords } from '@campanile/web/src/domains/attendance/today/messages.ts'
import type { Page } from '@playwright/test'
import { desc, eq, sql } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { giveAuthenticator } from '../support/authenticator.ts'
import type { Campus } from '../support/campus.ts'
import { codeOnScreen, linkOnScreen } from '../support/code-on-screen.ts'
import { expect, test } from '../support/test.ts'
import { startCheckIn, studentRow } from './register-page.ts'

const phone = { viewport: { width: 390, height: 844 } }

async function taught({ make }: Campus) {
  const lecturer = await make.lecturer()
  const student = await make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { id: classId } = await make.class([lecturer], [student])
  const session = await make.session(classId)
  return { lecturer, student, classId, sessionId: session.id }
}

async function expectAccessibleInBoth(page: Page) {
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
}

/** Changes the class's check-in rules as its lecturer. */
async function setRules(lecturing: Page, change: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await lecturing.getByRole('button', { name: 'Check-in rules' }).click()
  const dialog = lecturing.getByRole('dialog', { name: 'Check-in rules' })
  await change(dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('a passkey added on the check-in page checks its student in, and is offered first next time', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { lecturer, student, sessionId } = await taught(campus)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  await setRules(lecturing, (dialog) => dialog.getByLabel(attendanceRulesWords.codeOnTheScreen()).uncheck())
  const page = await visit({ as: student, ...phone })
  const device = await giveAuthenticator(page)
  await page.goto(await linkOnScreen(lecturing))
  const others = page.getByRole('region', { name: attendanceCheckInWords.otherWaysToCheckIn() })
  await others.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(attendanceCheckInWords.youDontHaveAPasskeyYet())).toBeVisible()
  await expectAccessibleInBoth(page)
  // Added on the spot, with the scan of before.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: attendanceCheckInWords.checkInWithPasskey() })).toBeVisible()
  await expectAccessibleInBoth(page)
  await device.fits(false)
  await page.getByRole('button', { name: attendanceCheckInWords.checkInWithPasskey() }).click()
  await expect(page.getByRole('alert')).toContainText(cameraWords.thePasskeyWasNotUsed())
  const refused = lecturing.getByRole('region', { name: 'Refused attempts' })
  await expect(refused).toContainText(attendanceLiveWords.closedThePasskey())
  await device.fits(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: attendanceCheckInWords.checkInWithPasskey() }).click()
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  await expect(studentRow(lecturing, /Ana Adams/)).toContainText('Present')
  await expect(studentRow(lecturing, /Ana Adams/).getByText('by passkey')).toBeAttached()

  const another = await campus.make.lecturer()
  const next = await campus.make.class([another], [student])
  const second = await campus.make.session(next.id)
  const teaching = await visit({ as: another })
  await startCheckIn(teaching, second.id)
  await page.goto(await linkOnScreen(teaching))
  await expect(page.getByRole('button', { name: attendanceCheckInWords.checkInWithPasskey() })).toBeVisible()
})

test('a code alone checks in at once, unless the class does not accept codes', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { lecturer, student, sessionId } = await taught(campus)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  await setRules(lecturing, async (dialog) => {
    await dialog.getByLabel(attendanceRulesWords.codeOnTheScreen()).uncheck()
    await dialog.getByLabel('Passkey').uncheck()
    await expect(dialog.getByText(/nobody has to use the camera/)).toBeVisible()
    await expectAccessibleInBoth(lecturing)
    await dialog.getByLabel('Passkey').check()
  })
  const page = await visit({ as: student, ...phone })
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByText(cameraWords.youHaventRegisteredYourFace())).toBeVisible()
  const others = page.getByRole('region', { name: attendanceCheckInWords.otherWaysToCheckIn() })
  await expect(others.getByRole('button')).toHaveText(['Use a passkey'])
  await setRules(lecturing, (dialog) => dialog.getByLabel(attendanceRulesWords.codeOnTheScreen()).check())
  await expect(others.getByRole('button')).toHaveCount(2)

  await page.goto('/app/attendance')
  await page.getByLabel(attendanceTodayWords.codeOnTheClassroomScreen()).fill(await codeOnScreen(lecturing))
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  await expect(studentRow(lecturing, /Ana Adams/).getByText('by code')).toBeAttached()
})

/** Changes this setting for the whole campus. */
const setNetworks = ({ db }: Campus, campusNetworks: string[]) =>
  db.update(institution).set({
    settings: sql`${institution.settings} || ${JSON.stringify({ attendance: { campusNetworks } })}::jsonb`,
  })

test('a student outside the campus network is refused, and the lecturer sees why', async ({
  campus,
  visit,
}) => {
  const { lecturer, student, sessionId } = await taught(campus)
  await setNetworks(campus, ['192.0.2.0/24'])
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  await setRules(lecturing, (dialog) =>
    dialog.getByLabel(attendanceRulesWords.fromTheCampusNetwork()).check(),
  )
  const page = await visit({ as: student, ...phone })
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByRole('alert')).toContainText(cameraWords.youAreNotOnTheCampusNetwork())
  await expectAccessibleInBoth(page)
  await expect(lecturing.getByRole('region', { name: 'Refused attempts' })).toContainText(
    attendanceLiveWords.wasNotOnTheCampusNetwork(),
  )
  // Some time later, the phone has joined the Wi-Fi.
  await setNetworks(campus, ['127.0.0.0/8', '::1/128'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
})

test('a class can require students to be near the room, and only the distance is stored', async ({
  campus,
  visit,
}) => {
  const { lecturer, student, sessionId } = await taught(campus)
  const [row] = await campus.db.select().from(sessions).where(eq(sessions.id, sessionId))
  const room = { latitude: 51.5, longitude: -0.12 }
  await campus.db.update(rooms).set(room).where(eq(rooms.id, row!.roomId!))
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  await setRules(lecturing, async (dialog) => {
    await dialog.getByLabel('Near the room').check()
    await dialog.getByLabel(attendanceRulesWords.maximumDistanceInMetres()).fill('80')
  })
  const page = await visit({ as: student, ...phone })
  const link = await linkOnScreen(lecturing)
  await page.goto(link)
  const refused = lecturing.getByRole('region', { name: 'Refused attempts' })
  await page.getByRole('button', { name: 'Share my location' }).click()
  await expect(page.getByRole('alert')).toContainText(attendanceCheckInWords.browserCantShareLocation())
  await expect(refused).toContainText(attendanceLiveWords.browserWasNotAllowed())

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ ...room, latitude: 51.52, accuracy: 10 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText(attendanceCheckInWords.youAreTooFarFromTheRoom())
  await expect(refused).toContainText(attendanceLiveWords.wasTooFarFromTheRoom())
  await page.context().setGeolocation({ ...room, latitude: 51.5004, accuracy: 10 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Share my location' }).click()
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  const [accepted] = await campus.db
    .select()
    .from(attempts)
    .where(eq(attempts.personId, student.id))
    .orderBy(desc(attempts.id))
  expect(accepted).toMatchObject({ outcome: 'accepted', method: 'code', distance: 44 })
})
