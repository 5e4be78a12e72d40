import { m as shellSearchWords } from '@campanile/web/src/shell/search/messages.ts'
import type { Page, Route } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }

async function openSearch(page: Page) {
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  return dialog
}

/** Holds back the answers for a text until they are released. */
async function heldBack(page: Page, text: string) {
  const held: Route[] = []
  await page.route(
    (url) => url.pathname === '/api/search' && url.searchParams.get('text') === text,
    (route) => void held.push(route),
  )
  return {
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    letGo: () => Promise.all(held.map((route) => route.continue())),
  }
}

test('Enter waits for the best hit for the typed text, and opens no other', async ({ campus, visit }) => {
  await campus.make.student({ firstName: 'Quentin', lastName: 'Abbotson' })
  await campus.make.student({ firstName: 'Quentin', lastName: 'Zimmerling' })
  const page = await visit({ as: await campus.make.admin() })
  const dialog = await openSearch(page)
  await page.keyboard.type('quentin')
  await expect(dialog.getByRole('option', { name: /Abbotson/ })).toHaveAttribute('aria-selected', 'true')

  const answer = await heldBack(page, 'quentin zim')
  await page.keyboard.type(' zim')
  await page.keyboard.press('Enter')
  await answer.asked()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/app\/dashboard$/)
  await answer.letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Quentin Zimmerling' })).toBeVisible()
})

test('typing while Enter waits cancels it', async ({ campus, visit }) => {
  await campus.make.student({ firstName: 'Rosamund', lastName: 'Pikestaff' })
  const page = await visit({ as: await campus.make.admin() })
  const dialog = await openSearch(page)
  const answer = await heldBack(page, 'rosamund')
  await page.keyboard.type('rosamund')
  await page.keyboard.press('Enter')
  await answer.asked()
  await page.keyboard.type(' pike')
  await expect(dialog.getByRole('option', { name: /Pikestaff/ })).toBeVisible()
  await answer.letGo()
  await expect(dialog).toBeVisible()
})

test('a response selects its first hit, and hits for the previous text can no longer be opened', async ({
  campus,
  visit,
}) => {
  await campus.make.student({ firstName: 'Marta', lastName: 'Olsenberg' })
  await campus.make.student({ firstName: 'Olsenberg', lastName: 'Marta' })
  const page = await visit({ as: await campus.make.admin() })
  const dialog = await openSearch(page)
  const marta = dialog.getByRole('option', { name: /^Marta Olsenberg/ })
  const olsenberg = dialog.getByRole('option', { name: /^Olsenberg Marta/ })
  await page.keyboard.type('marta ol')
  await expect(marta).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('combobox').fill('olsenberg ma')
  await expect(olsenberg).toHaveAttribute('aria-selected', 'true')
  const id = await olsenberg.getAttribute('id')
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id!)

  const answer = await heldBack(page, 'olsenberg mar')
  await page.keyboard.type('r')
  await answer.asked()
  await page.keyboard.press('ArrowDown')
  await expect(olsenberg).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(0)
  await answer.letGo()
  await expect(olsenberg).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Olsenberg' })).toBeVisible()
})

test('search works on a phone by keyboard alone and after a lost connection', async ({ campus, visit }) => {
  await campus.make.student({ firstName: 'Wilhelmina', lastName: 'Featherstone' })
  const page = await visit({ as: await campus.make.admin(), ...phone })
  const dialog = await openSearch(page)
  await page.keyboard.type('wilhelm')
  await expect(dialog.getByRole('option', { name: /Featherstone/ })).toBeVisible()
  await expectAccessible(page)

  await page.context().setOffline(true)
  await page.keyboard.type('ina')
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t search')
  await expect(dialog.getByRole('option', { name: /Featherstone/ })).toHaveCount(0)
  await expectAccessible(page)
  // Tab leads to Try again, and Enter presses it.
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Searching')
  await expect(dialog.getByRole('alert')).toBeVisible()

  await page.context().setOffline(false)
  await expect(dialog.getByRole('option', { name: /Featherstone/ })).toBeVisible()
  await dialog.getByRole('combobox').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wilhelmina Featherstone' })).toBeVisible()
})

test('any text finds exactly what it says or nothing, and causes no error', async ({ campus, visit }) => {
  await campus.make.student({ firstName: 'محمد', lastName: 'أحمدي' })
  await campus.make.student({ firstName: 'Zoë', lastName: 'Muñoz-Ångström' })
  await campus.make.student({ firstName: 'Ty', lastName: "O'Hundred 100%_\\" })
  await campus.make.student({ firstName: 'Longname', lastName: 'W'.repeat(90) })
  const page = await visit({ as: await campus.make.admin(), ...phone })
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on(
    'response',
    (answer) => answer.status() >= 400 && failures.push(`${answer.status()} ${answer.url()}`),
  )
  const dialog = await openSearch(page)
  const box = dialog.getByRole('combobox')
  for (const [typed, found] of [
    ['محمد احم', 'محمد أحمدي'],
    ['zoe munoz angs', 'Zoë Muñoz-Ångström'],
    ['O’HUNDRED', "Ty O'Hundred"],
    ['100%_\\', "Ty O'Hundred"],
    ['longname www', 'Longname W'],
  ] as const) {
    await box.fill(typed)
    await expect(dialog.getByRole('option').first()).toContainText(found)
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  for (const typed of [
    '%%',
    '__',
    "'; drop table people; --",
    '"no" "such"',
    '\\\\',
    '👩‍🎓🎉',
    '🎉'.repeat(200),
    'x '.repeat(90),
  ]) {
    await box.fill(typed)
    await expect(dialog.getByText(shellSearchWords.nothingMatches()), typed).toBeVisible()
    await expectNoneButScreens(dialog)
  }
  await expectAccessible(page)
  expect(failures).toEqual([])
})

const expectNoneButScreens = (dialog: ReturnType<Page['getByRole']>) =>
  expect(dialog.getByRole('option')).toHaveCount(0)

test('of ten thousand people with one name, a few are shown at once', async ({ campus, visit }) => {
  await campus.db.execute(sql`insert into people (id, email, first_name, last_name, role, created_at, updated_at)
    select gen_random_uuid(), 'kapoor' || n || '@crowd.test', 'Crowd' || n, 'Kapoorian', 'student', now(), now()
    from generate_series(1, 10000) n`)
  const page = await visit({ as: await campus.make.admin() })
  const dialog = await openSearch(page)
  await page.keyboard.type('kapoorian')
  await expect(dialog.getByRole('option', { name: /Kapoorian/ })).toHaveCount(6)
  await page.keyboard.type(' crowd77')
  await expect(dialog.getByRole('option', { name: /^Crowd77 Kapoorian/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
