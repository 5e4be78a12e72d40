import {
  staffAttempts,
  staffDays,
} from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { m as staffAttendanceMyWords } from '@campanile/web/src/domains/staff-attendance/my/messages.ts'
import { desc, eq } from 'drizzle-orm'
import { everyAction, makeFilm, sittingStill } from '../film/film.ts'
import { linkOnScreen } from '../support/code-on-screen.ts'
import { registerFace, registerInventedFace, showFace } from '../support/face.ts'
import { pairDisplay } from '../support/pair-display.ts'
import { expect, test } from '../support/test.ts'

// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(600_000)

test('a member of staff checks in by face with one tap on Today and checks out at the entrance, shown live on the board', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const marek = await make.staff({ firstName: 'Marek', lastName: 'Zeman' })
  const film = (seed: number, script: typeof everyAction) => makeFilm({ person: 'raven', seed, script })
  await registerFace(await visit({ as: marek, film: await film(501, sittingStill) }))

  const admin = await visit({ as: await make.admin() })
  await admin.goto('/app/manage-attendance?search=Zeman')
  const line = admin.getByRole('row').filter({ hasText: 'Marek Zeman' })
  await expect(line).toBeVisible()
  await expect(line.getByText('In', { exact: true })).toBeHidden()

  const coming = await visit({ as: marek, film: await film(502, everyAction) })
  await coming.goto('/app/dashboard')
  await showFace(coming, 'Check in')
  await expect(coming.getByRole('heading', { name: staffAttendanceMyWords.youAreCheckedIn() })).toBeVisible({
    timeout: 60_000,
  })
  await expect(coming.getByText(/^In since \d\d:\d\d$/)).toBeVisible()
  await coming.context().close()
  await expect(line.getByText('In', { exact: true })).toBeVisible()

  // An admin adds the location, whose screen shows a changing code.
  await admin.goto('/app/manage-attendance/links')
  await admin.getByRole('button', { name: 'Add location' }).click()
  await admin.getByRole('dialog').getByLabel('Location').fill('North gate')
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('link', { name: 'Displays of North gate' }).click()
  const tablet = await visit()
  await pairDisplay(admin, tablet, 'Main entrance')
  await expect(tablet.getByRole('heading', { name: 'North gate' })).toBeVisible()

  // The phone is signed out: it scans first, signs in, and returns straight to check-in.
  const phone = await visit({ film: await film(503, everyAction), viewport: { width: 390, height: 844 } })
  await phone.goto(await linkOnScreen(tablet))
  await phone.getByLabel('Email').fill(marek.email)
  await phone.getByLabel('Password', { exact: true }).fill('correct horse')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'North gate' })).toBeVisible()
  await showFace(phone, 'Check out')
  await expect(phone.getByRole('heading', { name: staffAttendanceMyWords.yourDayIsComplete() })).toBeVisible({
    timeout: 60_000,
  })

  const [day] = await db.select().from(staffDays).where(eq(staffDays.personId, marek.id))
  expect(day).toMatchObject({ inSource: 'face', outSource: 'face', inLinkId: null })
  expect(day!.outLinkId).not.toBeNull()
  const [last] = await db
    .select()
    .from(staffAttempts)
    .where(eq(staffAttempts.personId, marek.id))
    .orderBy(desc(staffAttempts.id))
  expect(last).toMatchObject({ act: 'check-out', outcome: 'accepted' })
})

test('people without a camera see that it is missing, and what they can do', async ({ campus, visit }) => {
  const staff = await campus.make.staff()
  const page = await visit({ as: staff, film: 'forbidden' })
  await registerInventedFace(page, campus.url)
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Unable to access camera')
  const logged = () => campus.db.select().from(staffAttempts).where(eq(staffAttempts.personId, staff.id))
  await expect.poll(async () => (await logged()).map(({ reason }) => reason)).toEqual(['no-camera'])
})
