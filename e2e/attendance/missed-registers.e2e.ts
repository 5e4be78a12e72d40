import { m as attendanceMissedWords } from '@campanile/web/src/domains/attendance/missed/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { registerPath, studentRow } from './register-page.ts'

test('a lecturer takes a missed register with a reason, all present except one', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const lecturer = await make.lecturer()
  const students = [
    await make.student({ firstName: 'Ana', lastName: 'Adams' }),
    await make.student({ firstName: 'Ben', lastName: 'Brown' }),
  ]
  const { id, courseTitle } = await make.class([lecturer], students)
  const session = await make.session(id, { startsInMinutes: -3 * 1440 })
  const page = await visit({ as: lecturer })
  await page.goto('/app/attendance')
  const missed = page.getByRole('list', { name: 'Missed registers' })
  await missed.getByRole('link', { name: `Take register of ${courseTitle}` }).click()
  const dialog = page.getByRole('dialog', { name: attendanceMissedWords.takeAMissedRegister() })
  await dialog.getByRole('button', { name: 'Take register' }).click()
  await expect(dialog.getByLabel(attendanceMissedWords.whyNotTakenInTime())).toHaveAccessibleDescription(
    'Enter why the register was not taken in time',
  )
  await dialog.getByLabel(attendanceMissedWords.whyNotTakenInTime()).fill('The network was down')
  await dialog.getByLabel('Record of Ben Brown').selectOption('Absent')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take register' }).click()
  await expect(page.getByText(/Register taken on .*: The network was down/)).toBeVisible()
  await expect(studentRow(page, /Ana Adams.*The network was down.*Present/)).toBeVisible()
  await expect(studentRow(page, /Ben Brown.*Absent/)).toBeVisible()
  await page.goto('/app/attendance')
  await expect(page.getByText('No registers outstanding')).toBeVisible()
  await page.goto(registerPath(session.id))
  await expect(page.getByRole('button', { name: 'Take register' })).toHaveCount(0)
})
