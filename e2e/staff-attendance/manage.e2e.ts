import { readFile } from 'node:fs/promises'
import { staffDays, staffLinks } from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { m as cameraWords } from '@campanile/web/src/camera/messages.ts'
import { m as staffAttendanceManageWords } from '@campanile/web/src/domains/staff-attendance/manage/messages.ts'
import { m as staffAttendanceMyWords } from '@campanile/web/src/domains/staff-attendance/my/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { campusDay, campusTime } from '../support/campus-time.ts'
import { expect, test } from '../support/test.ts'

/** Yesterday's date, and a check-in time on it. */
function yesterday() {
  const date = campusDay(-1)
  return { date, inAt: campusTime(date, '08:55') }
}

test('a forgotten check-out is found, a correction is requested and accepted, and the person sees it at once', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make, db } = campus
  const ewa = await make.staff({ firstName: 'Ewa', lastName: 'Kowalska' })
  const { date, inAt } = yesterday()
  await db.insert(staffDays).values({ personId: ewa.id, date, inAt, inSource: 'face', status: 'present' })

  const staff = await visit({ as: ewa, viewport: { width: 390, height: 844 } })
  await staff.goto(`/app/attendance?day=${date}`)
  const day = staff.getByRole('listitem').filter({ hasText: 'no check-out' })
  await day.getByRole('button', { name: /^Correct/ }).click()
  const dialog = staff.getByRole('dialog', { name: 'Request correction' })
  await expectAccessible(staff)
  await dialog.getByLabel('Left').fill('17:30')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Enter what happened')).toBeVisible()
  await dialog.getByLabel('What happened').fill('My phone had died')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(day.getByText('Correction requested')).toBeVisible()

  const admin = await visit({ as: await make.admin() })
  await admin.goto('/app/manage-attendance')
  await admin.getByRole('link', { name: 'View these days' }).click()
  await expect(admin.getByRole('listitem').filter({ hasText: 'Ewa Kowalska' })).toContainText('No check-out')
  await admin.getByRole('radio', { name: 'Waiting' }).click()
  const request = admin.getByRole('article', { name: 'Ewa Kowalska' })
  await expect(request).toContainText('left 17:30')
  await request.getByRole('button', { name: /^Review/ }).click()
  const review = admin.getByRole('dialog', { name: 'Ewa Kowalska' })
  await expect(review).toContainText('left 17:30')
  await expectAccessible(admin)
  await review.getByRole('button', { name: 'Accept' }).click()
  await expect(
    admin.getByText(staffAttendanceManageWords.dayIsCorrected({ fullName: 'Ewa Kowalska' })),
  ).toBeVisible()
  await expect(request).toBeHidden()

  const row = staff.getByRole('listitem').filter({ hasText: 'Corrected as requested' })
  await expect(row).toContainText('to 17:30')
  await expect(row).not.toContainText('No check-out')
})

test('an admin corrects a day by hand, with the reason, and sees what it was', async ({ campus, visit }) => {
  const { make, db } = campus
  const person = await make.staff({ firstName: 'Hamish', lastName: 'Boyd' })
  const { date, inAt } = yesterday()
  await db.insert(staffDays).values({ personId: person.id, date, inAt, inSource: 'face', status: 'present' })
  const admin = await visit({ as: await make.admin() })
  await admin.goto(`/app/manage-attendance?search=Hamish&date=${date}`)
  await admin.getByRole('button', { name: 'Open the day of Hamish Boyd' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Hamish Boyd' })
  await dialog.getByLabel('Left').fill('16:00')
  await dialog.getByLabel('Status').selectOption('Half day')
  await dialog.getByLabel('Reason').fill('The door log says so')
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await expect(dialog).toBeHidden()
  const line = admin.getByRole('row').filter({ hasText: 'Hamish Boyd' })
  await expect(line).toContainText('16:00')
  await expect(line).toContainText('Half day')
  await line.getByRole('button', { name: /^Open/ }).click()
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('“The door log says so”')
  await expectAccessible(admin)
})

test('one person gets other shift times from a future day on, and they are removed again', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.staff({ firstName: 'Sanna', lastName: 'Makinen' })
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/manage-attendance/shifts')
  await expect(admin.getByRole('listitem').filter({ hasText: 'The institution' })).toContainText(
    '09:00 to 17:00',
  )
  await admin.getByRole('button', { name: 'Add shift times' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add shift times' })
  await dialog.getByRole('combobox', { name: /^For/ }).fill('Makinen')
  await dialog.getByRole('option', { name: /Sanna Makinen/ }).click()
  await dialog.getByLabel('Starts').fill('18:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The shift must end after it starts')).toBeVisible()
  await expectAccessible(admin)
  await dialog.getByLabel('Starts').fill('07:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const rule = admin.getByRole('listitem').filter({ hasText: 'Sanna Makinen' })
  await expect(rule).toContainText('07:30 to 17:00')
  await rule.getByRole('button', { name: /^Remove/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(rule).toBeHidden()
  expect(person.id).toBeTruthy()
})

test('a link that requires the campus network refuses other networks, signed in or not', async ({
  campus,
  visit,
}) => {
  const now = new Date()
  const link = {
    audience: 'lecturer',
    place: 'Common room',
    network: '198.51.100.0/24',
    rotating: false,
    createdAt: now,
    updatedAt: now,
  } as const
  const [made] = await campus.db.insert(staffLinks).values(link).returning()
  const stranger = await visit({ viewport: { width: 390, height: 844 } })
  await stranger.goto(`/lecturer-attendance/${made!.id}`)
  await expect(stranger.getByRole('alert')).toContainText(cameraWords.youAreNotOnTheCampusNetwork())
  const lecturer = await visit({ as: await campus.make.lecturer() })
  await lecturer.goto(`/lecturer-attendance/${made!.id}`)
  await expect(lecturer.getByRole('alert')).toContainText(cameraWords.youAreNotOnTheCampusNetwork())
  await expectAccessible(lecturer)
  await lecturer.goto(`/staff-attendance/${made!.id}`)
  await expect(lecturer.getByRole('alert')).toContainText(staffAttendanceMyWords.thisLinkIsNoLongerValid())
})

test('a month of the calendar is exported', async ({ campus, visit }) => {
  const { make, db } = campus
  const person = await make.staff({ firstName: 'Ines', lastName: 'Duarte' })
  const { date, inAt } = yesterday()
  await db.insert(staffDays).values({ personId: person.id, date, inAt, inSource: 'face', status: 'present' })
  const admin = await visit({ as: await make.admin(), viewport: { width: 390, height: 844 } })
  const month = date.slice(0, 7)
  await admin.goto(`/app/manage-attendance/calendar?search=Duarte&month=${month}`)
  await expect(admin.getByText('1 person', { exact: true })).toBeVisible()
  await admin.getByRole('button', { name: 'Export', exact: true }).click()
  const saving = admin.waitForEvent('download')
  await admin.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^Staff attendance ${month}-01 to ${month}-\\d\\d\\.csv$`),
  )
  const [, ...days] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(days).toEqual([expect.stringContaining(`${date},Duarte,Ines,${person.email}`)])
})
