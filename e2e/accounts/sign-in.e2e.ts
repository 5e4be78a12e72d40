import { expect, test } from '../support/test.ts'

test('the sign-in page says what is wrong once a field has been touched, and counts the password’s characters', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText("Don't have an account? Contact your administrator for access.")).toBeVisible()
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await expect(submit).toBeDisabled()

  await email.focus()
  await expect(page.getByText('Email is required')).toBeHidden()
  await email.blur()
  await expect(page.getByText('Email is required')).toBeVisible()
  await email.fill('nobody')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill('nobody@campus.test')
  await expect(page.getByText('Valid email address')).toBeVisible()

  await password.focus()
  await password.blur()
  await expect(page.getByText('Password is required')).toBeVisible()
  await password.fill('1234')
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(page.getByText('4/6')).toBeVisible()
  await expect(page.getByText(/2 more/)).toBeVisible()
  await expect(submit).toBeDisabled()
  await password.fill('123456')
  await expect(page.getByText('Password meets requirements')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')

  await submit.click()
  await expect(page.getByText('Sign In Failed')).toBeVisible()
  await expect(
    page.getByText('Invalid email or password. Please check your credentials and try again.'),
  ).toBeVisible()
})

test('sign-in shows a message and the dashboard, and sign-out asks first', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const staff = await campus.make.staff({ firstName: 'Marek', lastName: 'Novak' })
  const page = await visit()
  await page.clock.install()
  await page.goto('/app/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  // The message is shown for a second, which may be over before a busy machine checks.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Success!')).toBeVisible()
  await expect(page.getByText('Login successful! Redirecting...')).toBeVisible()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/app\/dashboard$/)

  await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog.getByText('Sign Out Confirmation')).toBeVisible()
  await expect(dialog.getByText('Are you sure you want to sign out of your account?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/app\/dashboard$/)
  await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/app/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})
