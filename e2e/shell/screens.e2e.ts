import type { Role } from '@campanile/contract/roles.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessibility.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'

/** Every screen that a role can open, by its path; `:session` and `:class` are made for the test. */
const screens: Record<Role, string[]> = {
  admin: [
    '/app/dashboard',
    '/app/attendance',
    '/app/attendance/sessions/:session',
    '/app/analytics',
    '/app/analytics/at-risk',
    '/app/analytics/compare',
    '/app/analytics/lateness',
    '/app/analytics/work',
    '/app/analytics/staff',
    '/app/analytics/pay',
    '/app/analytics/policy',
    '/app/reports',
    '/app/classes/:class/report',
    '/app/student-attendance',
    '/app/student-attendance/sessions',
    '/app/student-attendance/students',
    '/app/student-attendance/review',
    '/app/student-attendance/import',
    '/app/student-results/papers',
    '/app/manage-attendance',
    '/app/manage-attendance/calendar',
    '/app/manage-attendance/corrections',
    '/app/manage-attendance/corrections?show=forgotten',
    '/app/manage-attendance/shifts',
    '/app/manage-attendance/links',
    '/app/mitigation',
    '/app/mitigation?tab=history',
    '/app/mitigation?tab=students',
    '/app/assignments',
    '/app/my-assignments',
    '/app/late-submissions',
    '/app/admin-leave-requests',
    '/app/admin-leave-requests/calendar',
    '/app/admin-leave-requests/balances',
    '/app/admin-leave-requests/types',
    '/app/exam-management',
    '/app/exam-management/calendar',
    '/app/exam-management?new=1',
    '/app/exam-management?publish=1',
    '/app/add-results',
    '/app/student-results',
    '/app/student-results/classes',
    '/app/student-results/students',
    '/app/student-results/grade-scheme',
    '/app/classes/:class/results',
    '/app/payroll',
    '/app/payroll?new=1',
    '/app/payroll/profiles',
    '/app/payroll/items',
    '/app/payroll/questions',
    '/app/users',
    '/app/classes',
    '/app/classes/:class',
    '/app/classes/courses',
    '/app/classes/terms',
    '/app/classes/rooms',
    '/app/classes/batches',
    '/app/classes/programmes',
    '/app/classes/departments',
    '/app/users/imports',
    '/app/users/mail',
    '/app/settings',
    '/app/settings/institution',
    '/app/settings/attendance',
    '/app/settings/faces',
    '/app/settings/requests',
    '/app/settings/pay',
    '/app/settings/sign-in',
    '/app/settings/connections',
    '/app/settings/retention',
    '/app/settings/audit-log',
    '/app/settings/notifications',
    '/app/setup/face-registration',
  ],
  lecturer: [
    '/app/dashboard',
    '/app/attendance',
    '/app/attendance/sessions/:session',
    '/app/attendance/sessions/:session/screen',
    '/app/attendance/sessions/:session/kiosk',
    '/app/classes/:class',
    '/app/classes/:class/report',
    '/app/classes/:class/results',
    '/app/my-assignments/marks',
    '/app/schedule',
    '/app/schedule?view=month',
    '/app/mitigation',
    '/app/my-assignments',
    '/app/leave-requests',
    '/app/leave-requests/calendar',
    '/app/my-payroll',
    '/app/my-payroll/questions',
    '/app/my-payroll/bank-details',
    '/app/setup/face-registration',
  ],
  student: [
    '/app/dashboard',
    '/app/dashboard/results',
    '/app/attendance',
    '/app/schedule',
    '/app/schedule?view=agenda',
    '/app/mitigation',
    '/app/mitigation?tab=mine',
    '/app/my-assignments',
    '/attendance/:class/expired',
    '/app/settings',
    '/app/settings/calendar-feed',
    '/app/setup/face-registration',
  ],
  staff: [
    '/app/dashboard',
    '/app/attendance',
    '/app/attendance?view=month',
    '/app/my-assignments',
    '/app/leave-requests',
    '/app/my-payroll',
    '/staff-attendance/00000000-0000-4000-8000-000000000000',
    '/app/settings',
    '/app/settings/security',
    '/app/settings/passkeys',
    '/app/settings/sessions',
    '/app/settings/notifications',
    '/app/settings/face',
    '/app/settings/appearance',
    '/app/settings/my-data',
    '/app/setup/face-registration',
  ],
}
const strangers = [
  '/login',
  '/login?step=code',
  '/create-account',
  '/forgot-password',
  '/reset-password',
  '/admin-setup',
  '/direct-dashboard',
  '/verify',
  '/verify/AAAA',
]
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** So many screens make a test: short ones share the workers evenly. */
const screensPerTest = 7

// The workers share the tests of this file, which would keep one of them longer than all others the other one.
test.describe.configure({ mode: 'parallel' })

async function wear(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
}

async function expectNoOverflow(page: Page, path: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}

/**
 * Opens the pages one after the other, lets each settle and looks at it: on the desk at everything in the light
 * and at its colours in the dark, then on a phone at everything in the dark, which is easier to get wrong.
 */
async function expectFine(page: Page, paths: string[]) {
  const isSettled = watchSettling(page)
  for (const path of paths) {
    await page.setViewportSize(desk)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await isSettled()
    await test.step(`${path}, desk, light`, () => expectAccessible(page))
    await wear(page, 'dark')
    await test.step(`${path}, desk, dark`, () => expectContrast(page))
    await expectNoOverflow(page, path)
    await page.setViewportSize(phone)
    await isSettled()
    await test.step(`${path}, phone, dark`, () => expectAccessible(page))
    await expectNoOverflow(page, path)
  }
}

const partsOf = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / screensPerTest) }, (_, part) =>
    paths.slice(part * screensPerTest, (part + 1) * screensPerTest),
  )

for (const role of Object.keys(screens) as Role[]) {
  for (const [index, paths] of partsOf(screens[role]).entries()) {
    test(`axe finds nothing on the ${role}’s screens, part ${index + 1}`, async ({ campus, visit }) => {
      const person = await campus.make.person({ role })
      const lecturer = role === 'lecturer' ? person : await campus.make.lecturer()
      const students = await Promise.all([1, 2, 3].map(() => campus.make.student()))
      const taught = await campus.make.class(
        [lecturer],
        role === 'student' ? [person, ...students] : students,
      )
      const { id } = await campus.make.session(taught.id)
      const page = await visit({ as: person })
      if (role === 'lecturer' || role === 'admin') {
        const data = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
        await page.request.post(`/api/sessions/${id}/check-in`, { data, headers: { origin: campus.url } })
      }
      await expectFine(
        page,
        paths.map((path) => path.replace(':session', id).replace(':class', taught.id)),
      )
    })
  }
}

test('axe finds nothing on the pages of strangers', async ({ visit }) => {
  await expectFine(await visit(), strangers)
})
