import { testPassword } from '@campanile/server/testing/factories.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { act, edit, findUser, rowOf, usersPath } from './users-page.ts'

test('an admin adds a user and passes on the link; the person sets their own password and gets in', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const admin = await visit({
    as: await campus.make.admin(),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await admin.goto(`${usersPath}?new=1`)
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('Enter a first name')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await dialog.getByLabel('First name').fill('Maria')
  await dialog.getByLabel('Last name').fill('Lund')
  await dialog.getByLabel('Email').fill('Maria.Lund@campus.test ')
  await dialog.getByLabel('Role').selectOption('Lecturer')
  await dialog.getByLabel('Employment').selectOption('Visiting')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByRole('heading', { name: 'Maria Lund is added' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  const link = await admin.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(admin).toHaveURL(usersPath)
  await findUser(admin, 'maria.lund')
  const row = rowOf(admin, 'maria.lund@campus.test')
  await expect(row.getByText('Visiting Lecturer')).toBeVisible()
  await expect(row.getByText('Invited')).toBeVisible()

  const maria = await visit()
  await maria.goto(link)
  await expect(maria.getByText('maria.lund@campus.test')).toBeVisible()
  await maria.getByLabel('Password', { exact: true }).fill('a bell tower')
  await maria.getByRole('button', { name: 'Create account' }).click()
  await expect(maria).toHaveURL('/app/dashboard')
  await expect(row.getByText('Active')).toBeVisible()

  const elsewhere = await visit()
  await elsewhere.goto('/login')
  await elsewhere.getByLabel('Email').fill('maria.lund@campus.test')
  await elsewhere.getByLabel('Password', { exact: true }).fill('a bell tower')
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(elsewhere).toHaveURL('/app/dashboard')

  await maria.goto(link)
  await expect(maria.getByText('This link is no longer valid.')).toBeVisible()
})

test('errors in a new user appear next to their fields, and no input is lost', async ({ campus, visit }) => {
  const known = await campus.make.student()
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`${usersPath}?new=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Noor')
  await dialog.getByLabel('Last name').fill('Twin')
  await dialog.getByLabel('Email').fill(known.email)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('An account with this email already exists.')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.context().setOffline(true)
  await dialog.getByLabel('Email').fill('noor.twin@campus.test')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Registration failed')
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Last name')).toHaveValue('Twin')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByRole('heading', { name: 'Noor Twin is added' })).toBeVisible()
})

test('when two admins edit one person, the second sees both versions and loses nothing', async ({
  campus,
  visit,
}) => {
  const { email } = await campus.make.student({ firstName: 'Priya', lastName: 'Raman' })
  const [first, second] = [
    await visit({ as: await campus.make.admin() }),
    await visit({ as: await campus.make.admin() }),
  ]
  await findUser(first, email)
  await findUser(second, email)
  const mine = await edit(second, email)
  const theirs = await edit(first, email)
  await theirs.getByLabel('Last name').fill('Ramanathan')
  await theirs.getByLabel('Student number').fill('S-77001')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()

  await mine.getByLabel('First name').fill('Pria')
  await mine.getByLabel('Last name').fill('Rahman')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText(uiWords.somebodyElseSavedChanges())).toBeVisible()
  const field = (name: string) => mine.getByRole('group', { name })
  await expect(field('First name').getByRole('radio', { name: 'Yours Pria' })).toBeChecked()
  await expect(field('Last name').getByRole('radio', { name: 'Yours Rahman' })).toBeChecked()
  await expect(field('Number').getByRole('radio', { name: 'Theirs S-77001' })).toBeChecked()
  await expectAccessible(second)
  await field('Last name').getByRole('radio', { name: 'Theirs Ramanathan' }).check()
  await mine.getByRole('button', { name: 'Save selection' }).click()
  await expect(mine).toBeHidden()

  for (const page of [first, second]) {
    await expect(rowOf(page, email)).toContainText('Pria Ramanathan')
    await expect(rowOf(page, email)).toContainText('S-77001')
  }
})

test('disabling ends the person’s sessions at once; enabling lets them sign in again', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student()
  const page = await visit({ as: await campus.make.admin() })
  const theirs = await visit({ as: student })
  await theirs.goto('/app/setup/face-registration')
  await expect(theirs.getByRole('main')).toBeVisible()

  await findUser(page, student.email)
  await act(page, student.email, 'Sign out everywhere')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('is signed out everywhere')).toBeVisible()
  await expect(theirs).toHaveURL('/login')
  await theirs.getByLabel('Email').fill(student.email)
  await theirs.getByLabel('Password', { exact: true }).fill(testPassword)
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs).toHaveURL('/app/setup/face-registration')

  await act(page, student.email, 'Disable')
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(rowOf(page, student.email).getByText('Disabled')).toBeVisible()
  await expect(theirs).toHaveURL('/login')
  await theirs.getByLabel('Email').fill(student.email)
  await theirs.getByLabel('Password', { exact: true }).fill(testPassword)
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs.getByText('This account has been temporarily disabled.')).toBeVisible()

  await act(page, student.email, 'Enable')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
  await expect(rowOf(page, student.email).getByText('Active')).toBeVisible()
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs).not.toHaveURL('/login')
})

test('deleting archives the person and frees the email; nobody deletes their own account', async ({
  campus,
  visit,
}) => {
  const admin = await campus.make.admin()
  const student = await campus.make.student({ firstName: 'Callum', lastName: 'Fraser' })
  const page = await visit({ as: admin })
  await findUser(page, student.email)
  await act(page, student.email, 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('face data is deleted permanently')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, student.email).getByRole('button', { name: 'Actions for' })).toBeFocused()

  await act(page, student.email, 'Delete')
  await page.context().setOffline(true)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('User deletion failed')
  await page.context().setOffline(false)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`Nothing matches “${student.email}”`)).toBeVisible()
  await page.goto(`${usersPath}?status=archived`)
  await expect(rowOf(page, student.email).getByText('Archived')).toBeVisible()
  await expect(rowOf(page, student.email).getByRole('button')).toHaveCount(1)
  await rowOf(page, student.email).getByRole('button', { name: 'Actions for' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Erase'])

  await page.goto(`${usersPath}?new=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Callum')
  await dialog.getByLabel('Last name').fill('Fraser')
  await dialog.getByLabel('Email').fill(student.email)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByRole('heading', { name: 'Callum Fraser is added' })).toBeVisible()

  await findUser(page, admin.email)
  await rowOf(page, admin.email).getByRole('button', { name: 'Actions for' }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile photo' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toHaveCount(0)
})

test('a new invitation link replaces the earlier one, and a reset link sets a password', async ({
  campus,
  visit,
}) => {
  const invited = await campus.make.staff({ password: false })
  const page = await visit({ as: await campus.make.admin() })
  await findUser(page, invited.email)
  const linkFrom = async (menuItem: string, button: string, field: string) => {
    await act(page, invited.email, menuItem)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: button }).click()
    const link = await dialog.getByRole('textbox', { name: field }).inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    return link
  }
  const earlier = await linkFrom('Resend invitation', 'Resend invitation', 'Invitation link')
  const link = await linkFrom('Resend invitation', 'Resend invitation', 'Invitation link')
  const theirs = await visit()
  await theirs.goto(earlier)
  await expect(theirs.getByText('This link is no longer valid.')).toBeVisible()
  const again = await visit()
  await again.goto(link)
  await again.getByLabel('Password', { exact: true }).fill('a bell tower')
  await again.getByRole('button', { name: 'Create account' }).click()
  await expect(rowOf(page, invited.email).getByText('Active')).toBeVisible()

  const reset = await linkFrom('Password reset link', 'Create link', 'Password reset link')
  await theirs.goto(reset)
  await expect(theirs.getByText(invited.email)).toBeVisible()
})

test('user management is for admins: others are sent to their dashboard, visitors to sign-in', async ({
  campus,
  visit,
}) => {
  for (const role of ['lecturer', 'student', 'staff'] as const) {
    const page = await visit({ as: await campus.make[role]() })
    await page.goto(usersPath)
    await expect(page).toHaveURL('/app/dashboard')
  }
  const stranger = await visit()
  await stranger.goto(usersPath)
  await expect(stranger).toHaveURL('/login')
})

test('a person’s changes that cannot be saved are reported, and kept in the form', async ({
  campus,
  visit,
}) => {
  const { email } = await campus.make.student({ firstName: 'Ravi', lastName: 'Menon' })
  const page = await visit({ as: await campus.make.admin() })
  await findUser(page, email)
  const dialog = await edit(page, email)
  await dialog.getByLabel('Last name').fill('Menon-Roy')
  const failure = { code: 'internal', message: 'What the server wrote', requestId: 'story' }
  await page.route('**/api/people/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { error: failure } })
      : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Profile update failed')
  await expect(dialog.getByLabel('Last name')).toHaveValue('Menon-Roy')
})
