import { m as attendanceLiveWords } from '@campanile/web/src/domains/attendance/live/messages.ts'
import { m as attendanceMineWords } from '@campanile/web/src/domains/attendance/mine/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { registerPath, studentRow } from './register-page.ts'

const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const look of looks) {
  test(`a student reports an absence in advance, and the lecturer sees it: ${look.colorScheme}`, async ({
    campus,
    visit,
  }) => {
    const { make } = campus
    const lecturer = await make.lecturer()
    const student = await make.student({ firstName: 'Ana', lastName: 'Adams' })
    const { id, courseTitle } = await make.class([lecturer], [student])
    const session = await make.session(id, { startsInMinutes: 1440 })
    const page = await visit({ as: student, ...look })
    await page.goto('/app/attendance')
    await expect(page.getByText(attendanceMineWords.noSessionsSoFar())).toBeVisible()
    await page.getByRole('radio', { name: 'Ahead' }).click()
    await expect(page).toHaveURL(/when=ahead/)
    await page.getByRole('button', { name: 'I can’t attend' }).click()
    const dialog = page.getByRole('dialog', { name: `I can’t attend ${courseTitle}` })
    await dialog.getByRole('button', { name: 'Notify my lecturer' }).click()
    await expect(dialog.getByLabel('Why?')).toHaveAccessibleDescription('Enter why you will be absent')
    await expectAccessible(page)
    await dialog.getByLabel('Why?').fill('A hospital appointment')
    await dialog.getByRole('button', { name: 'Notify my lecturer' }).click()
    await expect(
      page.getByText(attendanceMineWords.youGaveNoticeOfAbsence({ notice: 'A hospital appointment' })),
    ).toBeVisible()
    await expectAccessible(page)

    const lecturing = await visit({ as: lecturer })
    await lecturing.goto(registerPath(session.id))
    const row = lecturing.getByRole('list', { name: 'Students' }).getByRole('listitem')
    await expect(row).toContainText(attendanceLiveWords.willBeAbsent({ notice: 'A hospital appointment' }))
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(row).not.toContainText('Will be absent')
  })
}

test('a student looks back: records with source and time, filtered and paged by address', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const lecturer = await make.lecturer()
  const student = await make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { id } = await make.class([lecturer], [student])
  const sessions = []
  for (let day = 1; day <= 12; day++) sessions.push(await make.session(id, { startsInMinutes: -day * 1440 }))
  const lecturing = await visit({ as: lecturer })
  await lecturing.goto(registerPath(sessions[0]!.id))
  await studentRow(lecturing, /Ana Adams/).focus()
  await lecturing.keyboard.press('l')
  await expect(studentRow(lecturing, /Ana Adams.*Late/)).toBeVisible()

  const page = await visit({ as: student })
  await page.goto('/app/attendance')
  const list = page.getByRole('list', { name: 'My sessions' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list).toContainText('Recorded by hand')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Record' }).selectOption('Late')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Record' }).selectOption('Absent')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(10)
})
