import type { Role } from '@campanile/contract/roles.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

/** Every screen that a role can open, by its path; `:session` and `:class` are made for the test. */
const screens: Record<Role, string[]> = {
  admin: [
    '/app/dashboard',
    '/app/attendance',
    '/app/attendance/sessions/:session',
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
    '/app/dashboard?notification-settings=1',
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
    '/app/setup/face-registration',
  ],
}
const strangers = [
  '/login',
  '/create-account',
  '/forgot-password',
  '/reset-password',
  '/admin-setup',
  '/verify',
  '/verify/AAAA',
]
/** The desk in both themes; what the phone alone has, in the one that is easier to get wrong. */
const looks = {
  'desk, light and dark': { viewport: { width: 1440, height: 900 }, themes: ['light', 'dark'] },
  'phone, dark': { viewport: { width: 390, height: 844 }, themes: ['dark'] },
} satisfies Record<string, { viewport: object; themes: Themes }>
type Theme = 'light' | 'dark'
type Themes = readonly [Theme, ...Theme[]]

test.setTimeout(240_000)

/** Opens the page, lets it settle, and looks at it: at everything in one theme, in another at its colours. */
async function expectFine(page: Page, path: string, [first, ...others]: Themes) {
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' })
  await page.goto(path)
  // Behind an open dialog it is no heading to assistive technology.
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await test.step(`${path}, ${first}`, () => expectAccessible(page))
  for (const theme of others) {
    await page.emulateMedia({ colorScheme: theme })
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
    await test.step(`${path}, ${theme}`, () => expectContrast(page))
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const [look, { viewport, themes }] of Object.entries(looks)) {
  for (const role of Object.keys(screens) as Role[]) {
    test(`axe finds nothing on the ${role}’s screens, ${look}`, async ({ campus, visit }) => {
      const person = await campus.make.person({ role })
      const lecturer = role === 'lecturer' ? person : await campus.make.lecturer()
      const students = await Promise.all([1, 2, 3].map(() => campus.make.student()))
      const taught = await campus.make.class(
        [lecturer],
        role === 'student' ? [person, ...students] : students,
      )
      const { id } = await campus.make.session(taught.id)
      if (role === 'lecturer' || role === 'admin') {
        const opening = await visit({ as: person })
        const data = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
        await opening.request.post(`/api/sessions/${id}/check-in`, { data, headers: { origin: campus.url } })
      }
      const page = await visit({ as: person, viewport })
      for (const path of screens[role])
        await expectFine(page, path.replace(':session', id).replace(':class', taught.id), themes)
    })
  }

  test(`axe finds nothing on the pages of strangers, ${look}`, async ({ visit }) => {
    const page = await visit({ viewport })
    for (const path of strangers) await expectFine(page, path, themes)
  })
}
