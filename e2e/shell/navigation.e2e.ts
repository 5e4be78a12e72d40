import { expect, test } from '../support/test.ts'

/** The order of the table in spec.md section 2. */
const menus = {
  admin: [
    'Dashboard Overview',
    'Advanced Analytics',
    'Attendance Reports',
    'User Management',
    'Manage Staff Attendance',
    'Manage Leave Requests',
    'Class Management',
    'Assignment Management',
    'Exam Management',
    'Student Results',
    'Add Results',
    'Late Submissions',
    'Student Attendance',
    'Mitigation Forms',
    'Payroll Management',
    'Settings',
  ],
  lecturer: [
    'Dashboard Overview',
    'Schedule',
    'Attendance',
    'Assignments',
    'Submit Leave Request',
    'My Payroll',
    'Settings',
  ],
  student: ['Dashboard Overview', 'Mitigation Forms', 'Schedule', 'Attendance', 'Assignments', 'Settings'],
  staff: ['Dashboard Overview', 'Attendance', 'Submit Leave Request', 'My Payroll', 'Settings'],
} as const

for (const role of ['admin', 'lecturer', 'student', 'staff'] as const) {
  test(`the ${role} sees exactly the menu of the role in the order of the specification, and no screen of another`, async ({
    campus,
    visit,
  }) => {
    const person = await campus.make.person({ role })
    const page = await visit({ as: person })
    await page.goto('/app')
    await expect(page).toHaveURL(/\/app\/dashboard$/)
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    // The name may be followed by the number of waiting items.
    await expect(menu).toHaveText(menus[role].map((name) => new RegExp(`^${name}(\\d+ waiting)?$`)))
    await page.goto('/app/analytics')
    if (role === 'admin')
      await expect(page.getByRole('heading', { name: 'Advanced Analytics' })).toBeVisible()
    else await expect(page).toHaveURL(/\/app\/dashboard$/)
    await page.goto('/app/users')
    if (role === 'admin') await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
    else await expect(page).toHaveURL(/\/app\/dashboard$/)
  })
}

test('unknown paths lead to the dashboard, and missing assets are not found', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  await page.goto('/app/payroll')
  await expect(page).toHaveURL(/\/app\/dashboard$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/app\/dashboard$/)
  for (const path of ['/assets/nothing.js', '/models/nothing.bin', '/wasm/nothing.wasm', '/api/nothing']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
})

test('an open screen stays complete when the connection is lost', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.admin(), serviceWorkers: 'allow' })
  await page.goto('/app/dashboard')
  // The worker keeps what opens at the press of a key.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toContainText('User Management')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
})

test('a visiting lecturer is labelled as one', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.lecturer({ employmentType: 'visiting' }) })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('complementary').getByText('Visiting Lecturer')).toBeVisible()
  await expect(
    page.getByRole('complementary').getByRole('img', { name: 'Face not registered' }),
  ).toBeVisible()
})

test('a disabled person is signed out at once on any screen', async ({ campus, visit }) => {
  const staff = await campus.make.staff()
  const page = await visit({ as: staff })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const admin = await visit({ as: await campus.make.admin() })
  const answer = await admin.request.post(`/api/people/${staff.id}/disable`, {
    data: {},
    headers: { origin: campus.url },
  })
  expect(answer.ok()).toBe(true)
  await expect(page).toHaveURL(/\/login$/)
})

test('on a phone, the open tab is visible', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.admin(), viewport: { width: 390, height: 844 } })
  await page.goto('/app/analytics/policy')
  const tab = page.getByRole('link', { name: 'Policy simulator' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toBeInViewport({ ratio: 1 })
})
