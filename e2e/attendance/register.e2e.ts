import { m as attendanceLiveWords } from '@campanile/web/src/domains/attendance/live/messages.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { closeCheckIn, registerPath, startCheckIn, studentRow, taughtSession } from './register-page.ts'

test('a key sets a record, another undoes it, and a second lecturer sees it', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const { lecturer, colleague, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  const other = await visit({ as: colleague })
  await other.goto(registerPath(sessionId))
  await expect(other.getByText('Live since')).toBeVisible()

  await page.getByLabel('Find a student').focus()
  await page.keyboard.press('ArrowDown')
  await expect(studentRow(page, /Ana Adams/)).toBeFocused()
  await page.keyboard.press('p')
  await expect(studentRow(page, /Ana Adams.*Present/)).toBeVisible()
  await expect(studentRow(page, /Ben Brown/)).toBeFocused()
  await expect(page.getByRole('status').getByText('Ana Adams is recorded as present.')).toBeVisible()
  await expect(studentRow(other, /Ana Adams.*by hand.*Present/)).toBeVisible()
  await page.keyboard.press('l')
  await expect(studentRow(other, /Ben Brown.*Late/)).toBeVisible()
  await expect(studentRow(page, /Cai Clark/)).toBeFocused()
  await page.keyboard.press('e')
  await expect(studentRow(other, /Cai Clark.*Excused/)).toBeVisible()
  await expect(studentRow(page, /Cai Clark/)).toBeFocused()
  await expect(other.getByRole('region', { name: 'In the room' })).toContainText('2 of 2')

  await page.keyboard.press('a')
  await expect(studentRow(other, /Cai Clark.*Absent/)).toBeVisible()
  await page.keyboard.press('u')
  await expect(studentRow(other, /Cai Clark.*Excused/)).toBeVisible()
  await page.keyboard.press('k')
  await expect(studentRow(page, /Ben Brown/)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(studentRow(other, /Cai Clark.*Not yet/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(studentRow(other, /Ben Brown.*Not yet/)).toBeVisible()

  await studentRow(other, /Ana Adams/).focus()
  await other.keyboard.press('u')
  await expect(other.getByRole('alert')).toContainText(
    attendanceLiveWords.changeOfStudentNotUndone({ student: 'Ana Adams' }),
  )
  await expect(studentRow(page, /Ana Adams.*Present/)).toBeVisible()
})

test('records can also be set from the menu, and undone from the message', async ({ campus, visit }) => {
  const { lecturer, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await page.goto(registerPath(sessionId))
  await studentRow(page, /Ben Brown/).click()
  await page.getByRole('menuitem', { name: 'Late' }).click()
  await expect(studentRow(page, /Ben Brown.*Late/)).toBeFocused()
  await studentRow(page, /Cai Clark/).click()
  await page.getByRole('menu').press('e')
  await expect(studentRow(page, /Cai Clark.*Excused/)).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(studentRow(page, /Cai Clark.*Not yet/)).toBeVisible()
  await studentRow(page, /Ben Brown/).click()
  await page.getByRole('menu').press('u')
  await expect(studentRow(page, /Ben Brown.*Not yet/)).toBeVisible()
})

test('a record that cannot be saved goes back and says so', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const { lecturer, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await page.goto(registerPath(sessionId))
  await studentRow(page, /Ana Adams/).focus()
  await page.context().setOffline(true)
  await page.keyboard.press('p')
  await expect(page.getByRole('alert')).toContainText(
    attendanceLiveWords.noResponseForStudent({ student: 'Ana Adams' }),
  )
  await expect(studentRow(page, /Ana Adams.*Not yet/)).toBeVisible()
  await page.context().setOffline(false)
  await studentRow(page, /Ana Adams/).focus()
  await page.keyboard.press('p')
  await expect(studentRow(page, /Ana Adams.*Present/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('with a filter, the focus moves to the next student when the current one no longer matches', async ({
  campus,
  visit,
}) => {
  const { lecturer, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await page.goto(registerPath(sessionId))
  await page.getByRole('radio', { name: 'Not yet' }).click()
  await expect(page).toHaveURL(`${registerPath(sessionId)}?status=waiting`)
  await studentRow(page, /Ana Adams/).focus()
  await page.keyboard.press('p')
  await expect(studentRow(page, /Ben Brown/)).toBeFocused()
  await page.keyboard.press('a')
  await expect(studentRow(page, /Cai Clark/)).toBeFocused()
  await page.getByLabel('Find a student').fill('nobody')
  await expect(page.getByText('No student matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(studentRow(page, /Ben Brown.*Absent/)).toBeVisible()
})

test('the rest is recorded as present at once, and undone at once', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const { lecturer, students, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await page.goto(registerPath(sessionId))
  await studentRow(page, /Ben Brown/).focus()
  await page.keyboard.press('a')
  await page.getByRole('button', { name: attendanceLiveWords.recordTheRestAsPresent() }).click()
  await expect(
    page.getByRole('status').getByText(attendanceLiveWords.restRecordedAsPresent({ students: 2 })),
  ).toBeVisible()
  await expect(studentRow(page, /Ana Adams.*100\.0%.*Present/)).toBeVisible()
  await expect(studentRow(page, /Ben Brown.*Absent/)).toBeVisible()
  await expect(page.getByRole('button', { name: attendanceLiveWords.recordTheRestAsPresent() })).toHaveCount(
    0,
  )
  const student = await visit({ as: students[0]! })
  await student.goto('/app/dashboard')
  await expect(student.getByText(attendanceWords.youAreRecordedAsPresent())).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(studentRow(page, /Ana Adams.*Not yet/)).toBeVisible()
  await expect(studentRow(page, /Cai Clark.*Not yet/)).toBeVisible()
  await expect(studentRow(page, /Ben Brown.*Absent/)).toBeVisible()
})

test('turning presence into absence asks for a reason, which the student reads', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const { lecturer, students, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await page.goto(registerPath(sessionId))
  await studentRow(page, /Ana Adams/).focus()
  await page.keyboard.press('p')
  await expect(studentRow(page, /Ana Adams.*Present/)).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', {
    name: attendanceLiveWords.recordAsAbsentQuestion({ fullName: 'Ana Adams' }),
  })
  await expect(dialog).toContainText('Now present. Recorded by hand')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Record as absent' }).click()
  await dialog.getByLabel('Reason').fill('Left after five minutes')
  await dialog.getByRole('button', { name: 'Record as absent' }).click()
  await expect(studentRow(page, /Ana Adams.*Left after five minutes.*Absent/)).toBeVisible()
  const student = await visit({ as: students[0]! })
  await student.goto('/app/dashboard')
  await student.getByRole('button', { name: /^Notifications/ }).click()
  await expect(
    student.getByText(/changed from present to absent by .* Reason: Left after five minutes\./),
  ).toBeVisible()
})

test('in a lecture of 300, only rows near the viewport are rendered, but the keyboard reaches all', async ({
  campus,
  visit,
}) => {
  test.setTimeout(180_000)
  const { make } = campus
  const lecturer = await make.lecturer()
  const names = Array.from({ length: 300 }, (_, index) => `Number ${String(index + 1).padStart(3, '0')}`)
  const students = []
  for (const lastName of names)
    students.push(await make.student({ firstName: 'Student', lastName, password: false }))
  const taught = await make.class([lecturer], students)
  const session = await make.session(taught.id)
  // With reduced motion, rows must also be in place at once.
  const page = await visit({ as: lecturer, reducedMotion: 'reduce' })
  await page.goto(registerPath(session.id))
  await expect(page.getByText('300 of 300 shown.')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Students' }).getByRole('button')
  expect(await rows.count()).toBeLessThan(120)
  await studentRow(page, /Number 001/).focus()
  await page.keyboard.press('End')
  await expect(studentRow(page, /Number 300/)).toBeFocused()
  await page.keyboard.press('p')
  await expect(studentRow(page, /Number 300.*Present/)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(studentRow(page, /Number 001/)).toBeFocused()
  await page.getByLabel('Find a student').fill('300')
  await expect(page.getByText('1 of 300 shown.')).toBeVisible()
  await expect(studentRow(page, /Number 300.*Present/)).toBeVisible()
})

test('only the class’s lecturers and admins see register and classroom screen', async ({ campus, visit }) => {
  const { students, sessionId } = await taughtSession(campus)
  const stranger = await visit({ as: await campus.make.lecturer() })
  await stranger.goto(registerPath(sessionId))
  await expect(
    stranger.getByRole('heading', { name: attendanceLiveWords.couldNotLoadRegister() }),
  ).toBeVisible()
  const student = await visit({ as: students[0]! })
  for (const path of [registerPath(sessionId), `${registerPath(sessionId)}/screen`]) {
    await student.goto(path)
    await expect(student).toHaveURL(/\/app\/dashboard$/)
  }
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto(registerPath(sessionId))
  await expect(studentRow(admin, /Ana Adams/)).toBeVisible()
})

const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const look of looks) {
  test(`dialogs, menu and classroom screen are accessible: ${look.colorScheme}, ${look.viewport.width} px`, async ({
    campus,
    visit,
  }) => {
    const { lecturer, sessionId } = await taughtSession(campus)
    const page = await visit({ as: lecturer, ...look })
    await page.goto(registerPath(sessionId))
    await page.getByRole('button', { name: 'Start check-in' }).click()
    await expect(page.getByRole('dialog', { name: 'Start check-in' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Start check-in' }).click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await studentRow(page, /Ana Adams/).click()
    await expect(page.getByRole('menuitem', { name: 'Present' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Present' }).click()
    await page.getByRole('link', { name: attendanceLiveWords.showOnClassroomScreen() }).click()
    await expect(page.getByRole('list', { name: 'Newest first' })).toContainText('Ana A.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Leave classroom screen' }).click()
    await closeCheckIn(page)
    await expect(page.getByText('Check-in is closed')).toBeVisible()
    await expectAccessible(page)
  })
}
