import { expect, test } from '../support/test.ts'

test('the sign-in page shows errors once a field has been touched, and counts the password’s characters', async ({
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
  // One second, to the millisecond.
  await page.clock.runFor(999)
  await expect(page).toHaveURL(/\/login$/)
  await page.clock.runFor(1)
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

test('a signed-in person who opens / or /login goes on to the dashboard, and after signing out stays there', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff() })
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/app\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const options = await page.request.get('/api/sign-in-options')
  expect(await options.json()).toMatchObject({ signedIn: false })
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

const answer = (code: string) => ({ error: { code, message: 'What the server wrote', requestId: 'story' } })
/** The response of the server or a proxy, and the text of the banner. */
const trouble = [
  {
    name: 'an unavailable server',
    response: { status: 503, json: answer('unavailable') },
    says: 'The service is unavailable at the moment. Try again shortly.',
  },
  {
    name: 'a bad gateway',
    response: { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    says: 'The service is unavailable at the moment. Try again shortly.',
  },
  {
    name: 'a limit of requests',
    response: { status: 429, json: answer('rate-limited') },
    says: 'Too many requests. Wait a moment and try again.',
  },
  {
    name: 'an error of the server',
    response: { status: 500, json: answer('internal') },
    says: 'Login failed. Something went wrong on our side. Nothing was changed.',
  },
]

test('sign-in reports server errors instead of blaming the password', async ({ campus, visit }) => {
  const { email } = await campus.make.staff()
  const page = await visit()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  for (const { name, response, says } of trouble) {
    await page.route('**/api/session', (route) => route.fulfill(response))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const banner = page.getByRole('alert').filter({ hasText: 'Sign In Failed' })
    await expect(banner, name).toContainText(says)
    await expect(banner, name).not.toContainText('check your email and password')
    await page.unroute('**/api/session')
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/dashboard$/)
})

test('an account that could not be created says that the registration failed, and why', async ({
  campus,
  visit,
}) => {
  const invited = await campus.make.staff({ password: false })
  const admin = await visit({ as: await campus.make.admin() })
  const invitation = await admin.request.post(`/api/people/${invited.id}/invitation`, {
    data: {},
    headers: { origin: campus.url },
  })
  const { link } = await invitation.json()
  const page = await visit()
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('a bell tower')
  await page.route('**/api/invitations/accept', (route) =>
    route.fulfill({ status: 500, json: answer('internal') }),
  )
  await page.getByRole('button', { name: 'Create account' }).click()
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Registration failed')
  await expect(failed).toContainText('What the server wrote')
  await page.unroute('**/api/invitations/accept')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/app\/dashboard$/)
})

test('the page says that it is loading until it knows who is signed in', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.staff() })
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  await page.route('**/api/session', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app/dashboard')
  await expect(page.getByText('Loading...').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  answerNow()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the sign-out button says that it is working, and a failed sign-out says so', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto('/app/dashboard')
  let failNow = () => {}
  const held = new Promise<void>((resolve) => {
    failNow = resolve
  })
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    await held
    await route.fulfill({ status: 500, json: answer('internal') })
  })
  await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await expect(dialog.getByRole('button', { name: 'Signing Out...' })).toBeDisabled()
  failNow()
  await expect(dialog.getByRole('alert')).toContainText('Logout failed')
  await expect(page).toHaveURL(/\/app\/dashboard$/)
})
