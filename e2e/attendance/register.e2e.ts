import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'
import { closeCheckIn, registerPath, startCheckIn, studentRow } from './register-page.ts'

/** A current session of a class with two lecturers and with Ana, Ben and Cai. */
async function taughtSession({ make }: Campus) {
  const [lecturer, colleague] = [await make.lecturer(), await make.lecturer()]
  const students = [
    await make.student({ firstName: 'Ana', lastName: 'Adams' }),
    await make.student({ firstName: 'Ben', lastName: 'Brown' }),
    await make.student({ firstName: 'Cai', lastName: 'Clark' }),
  ]
  const taught = await make.class([lecturer, colleague], students)
  const session = await make.session(taught.id)
  return { lecturer, colleague, students, sessionId: session.id, classId: taught.id, ...taught }
}

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
  await expect(other.getByRole('region', { name: 'In the room' })).toContainText('2of 3')

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
  await expect(other.getByRole('alert')).toContainText('Ana Adams: the change was not undone.')
  await expect(studentRow(page, /Ana Adams.*Present/)).toBeVisible()
})

test('records can also be set from the menu, and undone from the message', async ({ campus, visit }) => {
  const { lecturer, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await page.goto(registerPath(sessionId))
  await studentRow(page, /Ben Brown/).click()
  await page.getByRole('menuitem', { name: 'Late' }).click()
  await expect(studentRow(page, /Ben Brown.*Late/)).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
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
  await expect(page.getByRole('alert')).toContainText('Ana Adams: no answer came.')
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

test('closing lists who becomes absent, and reopening reverts it', async ({ campus, visit }) => {
  const { lecturer, colleague, students, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  const other = await visit({ as: colleague })
  await other.goto(registerPath(sessionId))
  await studentRow(page, /Ana Adams/).focus()
  await page.keyboard.press('p')
  await expect(studentRow(other, /Ana Adams.*Present/)).toBeVisible()

  await page.getByRole('button', { name: 'Close check-in' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Close check-in?' })
  await expect(dialog).toContainText('Ben Brown and Cai Clark have no record and become absent.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Live since')).toBeVisible()
  await closeCheckIn(page)
  for (const register of [page, other]) {
    await expect(register.getByText('Check-in is closed')).toBeVisible()
    await expect(studentRow(register, /Ben Brown.*Absent/)).toBeVisible()
    await expect(studentRow(register, /Ana Adams.*Present/)).toBeVisible()
  }

  const student = await visit({ as: students[1]! })
  await student.goto('/app/dashboard')
  await expect(student.getByText('You are recorded as absent')).toBeVisible()
  await expect(student.getByText(/when check-in closed/)).toBeVisible()
  await expect(student.getByRole('button', { name: 'Dispute this record' })).toBeVisible()

  await other.getByRole('button', { name: 'Reopen check-in' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Reopen check-in' }).click()
  await expect(studentRow(page, /Ben Brown.*Not yet/)).toBeVisible()
  await expect(studentRow(page, /Ana Adams.*Present/)).toBeVisible()
  await expect(student.getByRole('link', { name: 'Check in' }).first()).toBeVisible()
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
  await page.getByRole('button', { name: 'Record the rest as present' }).click()
  await expect(page.getByRole('status').getByText('2 students recorded as present.')).toBeVisible()
  await expect(studentRow(page, /Ana Adams.*100\.0%.*Present/)).toBeVisible()
  await expect(studentRow(page, /Ben Brown.*Absent/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record the rest as present' })).toHaveCount(0)
  const student = await visit({ as: students[0]! })
  await student.goto('/app/dashboard')
  await expect(student.getByText('You are recorded as present')).toBeVisible()
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
  const dialog = page.getByRole('dialog', { name: 'Record Ana Adams as absent?' })
  await expect(dialog).toContainText('Now: present by hand')
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

test('a refused attempt leads to a record, and check-in stays open five minutes longer', async ({
  campus,
  visit,
}) => {
  const { lecturer, students, classId, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  const { window } = await page.request
    .get(`${campus.url}/api/sessions/${sessionId}/register`)
    .then((answer) => answer.json())
  await page.getByRole('button', { name: '+5 min' }).click()
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${campus.url}/api/sessions/${sessionId}/register`)
      return Date.parse((await answer.json()).window.closesAt) - Date.parse(window.closesAt)
    })
    .toBe(5 * 60_000)
  const student = await visit({ as: students[0]! })
  await student.goto(`/attendance/${classId}/no-such-token`)
  await expect(student.getByText('This code has expired')).toBeVisible()
  await page.getByRole('button', { name: 'Record as present: Ana Adams' }).click()
  await expect(studentRow(page, /Ana Adams.*Refused check-in accepted.*Present/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Refused attempts' })).toContainText('Present')
})

test('changes of the two times appear in every open register', async ({ campus, visit }) => {
  const { lecturer, colleague, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  const other = await visit({ as: colleague })
  await other.goto(registerPath(sessionId))
  await expect(other.getByText('Live since')).toBeVisible()

  await page.getByRole('button', { name: 'Change times' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change times' })
  const late = dialog.getByLabel('On time until')
  const closes = dialog.getByLabel('Closes at')
  const [lateAt, closesAt] = [await late.inputValue(), await closes.inputValue()]
  await late.fill(closesAt)
  await closes.fill(lateAt)
  await dialog.getByRole('button', { name: 'Save times' }).click()
  await expect(closes).toHaveAccessibleDescription(
    'Check-in must close after the time when students are late',
  )
  const later = plusMinutes(closesAt, 15)
  await closes.fill(later)
  await dialog.getByRole('button', { name: 'Save times' }).click()
  for (const register of [page, other]) {
    await expect(register.getByText(`On time until ${closesAt}, then late until ${later}`)).toBeVisible()
  }
})

const plusMinutes = (time: string, more: number) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const total = (hours * 60 + minutes + more) % (24 * 60)
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

test('in a lecture of 300, only lines near the viewport are rendered, but the keyboard reaches all', async ({
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
  await expect(stranger.getByRole('heading', { name: 'We couldn’t load the register' })).toBeVisible()
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
    await page.getByRole('link', { name: 'Show on classroom screen' }).click()
    await expect(page.getByRole('list', { name: 'Newest first' })).toContainText('Ana A.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Leave classroom screen' }).click()
    await closeCheckIn(page)
    await expect(page.getByText('Check-in is closed')).toBeVisible()
    await expectAccessible(page)
  })
}
