import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './gallery.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

/** The one calendar button beside a field. */
const calendarOf = (page: Page, label: string) =>
  page
    .locator('div')
    .filter({ has: page.getByLabel(label) })
    .last()
    .getByRole('button', { name: 'Open calendar' })

test.describe('a date field', () => {
  test('is typed in the order of the locale or in ISO form, and shown with the month in words', async ({
    visit,
  }) => {
    const page = await visit('/date-fields', { locale: 'en-GB' })
    const day = page.getByLabel('First day')
    await expect(day).toHaveValue('18 Nov 2026')
    await day.fill('3/4/2026')
    await day.blur()
    await expect(day).toHaveValue('3 Apr 2026')
    await day.fill('2026-11-25')
    await page.getByLabel('Last day').fill('3 dec 2026')
    await page.getByLabel('Last day').press('Enter')
    await expect(page.getByText('Sent: 2026-11-25, 2026-12-03')).toBeVisible()

    const american = await visit('/date-fields', { locale: 'en-US' })
    await american.getByLabel('First day').fill('3/4/2026')
    await american.getByLabel('First day').blur()
    await expect(american.getByLabel('First day')).toHaveValue('4 Mar 2026')
  })

  test('explains the format if the text is not a date, and blocks its form', async ({ visit }) => {
    const page = await visit('/date-fields', { locale: 'en-GB' })
    const last = page.getByLabel('Last day')
    await last.fill('31 Nov')
    await send(page)
    await expect(last).toBeFocused()
    await expect(last).toHaveAttribute('aria-invalid', 'true')
    await expect(last).toHaveAccessibleDescription('Enter a date like 25/11/2026')
    await expectAccessible(page)
    await last.fill('19/12/2026')
    await last.blur()
    await expect(last).toHaveAccessibleDescription('Enter a date up to 18 Dec 2026')
    await last.fill('')
    await page.getByLabel('First day').fill('')
    await send(page)
    await expect(page.getByLabel('First day')).toHaveAccessibleDescription('Select a day')
    await expect(page.getByLabel('First day')).toBeFocused()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByLabel('First day')).toHaveValue('18 Nov 2026')
  })

  test('has a calendar that the keyboard operates', async ({ visit }) => {
    const page = await visit('/date-fields')
    await calendarOf(page, 'First day').focus()
    await page.keyboard.press('Enter')
    const calendar = page.getByRole('dialog', { name: 'First day' })
    await expect(calendar.getByRole('button', { name: '18 November 2026' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(page.getByLabel('First day')).toHaveValue('26 Nov 2026')
    await expect(page.getByLabel('First day')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('First day')).toHaveValue('27 Nov 2026')
    await calendarOf(page, 'First day').click()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await send(page)
    await expect(page.getByText('Sent: 2026-11-27, nothing')).toBeVisible()
  })

  test('offers no day outside its limits', async ({ visit }) => {
    const page = await visit('/date-fields')
    await page.getByLabel('Last day').fill('2026-12-18')
    await calendarOf(page, 'Last day').click()
    const calendar = page.getByRole('dialog', { name: 'Last day' })
    await expect(calendar.getByRole('button', { name: '19 December 2026' })).toBeDisabled()
    await expect(calendar.locator('th').first()).toHaveAttribute('aria-label', 'Monday')
    await calendar.getByRole('button', { name: '17 December 2026' }).click()
    await expect(page.getByLabel('Last day')).toHaveValue('17 Dec 2026')
  })

  test('that is disabled or read-only cannot be changed', async ({ visit }) => {
    const page = await visit('/date-fields')
    await expect(page.getByLabel('Day of the exam')).toBeDisabled()
    await expect(calendarOf(page, 'Day of the exam')).toBeDisabled()
    await page.getByLabel('Day of enrolment').press('ArrowUp')
    await expect(page.getByLabel('Day of enrolment')).toHaveValue('1 Sep 2026')
    await expect(calendarOf(page, 'Day of enrolment')).toHaveCount(0)
  })

  test('in a filter bar keeps the last date until another is complete', async ({ visit }) => {
    const page = await visit('/date-fields', { locale: 'en-GB' })
    const from = page.getByLabel('From')
    await from.fill('')
    await from.blur()
    await expect(from).toHaveValue('18 Nov 2026')
    await from.fill('1/2/2027')
    await from.blur()
    await expect(from).toHaveAccessibleDescription('Enter a date up to 18 Dec 2026')
    await expect(page.getByText('List from 2026-11-18')).toBeVisible()
    await from.fill('1 dec')
    await from.press('Enter')
    await expect(page.getByText('List from 2026-12-01')).toBeVisible()
  })
})

test('a time field takes 24 hours and 12, and steps by five minutes', async ({ visit }) => {
  const page = await visit('/time-fields')
  const starts = page.getByLabel('Starts')
  await expect(starts).toHaveValue('09:30')
  for (const [typed, shown] of [
    ['2:30 pm', '14:30'],
    ['915', '09:15'],
    ['7', '07:00'],
  ] as const) {
    await starts.fill(typed)
    await starts.blur()
    await expect(starts).toHaveValue(shown)
  }
  await starts.press('ArrowUp')
  await expect(starts).toHaveValue('07:05')
  await page.getByLabel('Ends').fill('25:00')
  await page.getByLabel('Ends').press('Enter')
  await expect(page.getByLabel('Ends')).toHaveAccessibleDescription('Enter a time like 17:00')
  await page.getByLabel('Ends').fill('noon')
  await page.getByLabel('Ends').fill('12:00')
  await send(page)
  await expect(page.getByText('Sent: 07:05, 12:00')).toBeVisible()
  await expect(page.getByLabel('Check-in opens')).toBeDisabled()
})

test('a date and time field takes both, and waits for the time after the calendar', async ({ visit }) => {
  const page = await visit('/date-time-fields', { locale: 'en-GB' })
  const due = page.getByLabel('Due')
  await expect(due).toHaveValue('18 Nov 2026, 17:00')
  await calendarOf(page, 'Due').click()
  await page.getByRole('button', { name: '20 November 2026' }).click()
  await expect(due).toHaveValue('20 Nov 2026, 17:00')
  await calendarOf(page, 'Final cut-off').click()
  await page.getByRole('button', { name: '30 November 2026' }).click()
  const cutOff = page.getByLabel('Final cut-off')
  await expect(cutOff).toBeFocused()
  await send(page)
  await expect(cutOff).toHaveAccessibleDescription('Enter a date and time like 25/11/2026 17:00')
  await cutOff.press('End')
  await cutOff.pressSequentially('23:59')
  await send(page)
  await expect(page.getByText('Sent: 2026-11-20T17:00, 2026-11-30T23:59')).toBeVisible()
  await due.fill('2030-11-04T17:00')
  await cutOff.fill('19/12/2026 8 am')
  await cutOff.blur()
  await expect(cutOff).toHaveAccessibleDescription('Enter a date up to 18 Dec 2026, 23:59')
})

test.describe('a number field', () => {
  test('takes the decimal mark of the locale, and says its limits', async ({ visit }) => {
    const page = await visit('/number-fields', { locale: 'en-DE' })
    const weight = page.getByLabel('Weight')
    await expect(weight).toHaveAccessibleDescription('0 or more')
    await weight.fill('1.240,5')
    await weight.blur()
    await expect(weight).toHaveValue('1240,5')
    await send(page)
    await expect(page.getByText('Sent: 10, 1240.5')).toBeVisible()
    await weight.fill('1,3')
    await weight.blur()
    await expect(weight).toHaveAccessibleDescription('Enter a multiple of 0.5')
  })

  test('steps by arrow keys within its limits, and has neither spinner nor wheel', async ({ visit }) => {
    const page = await visit('/number-fields')
    const late = page.getByLabel('Late from')
    await expect(late).toHaveAttribute('type', 'text')
    await late.hover()
    await late.focus()
    await page.mouse.wheel(0, 400)
    await expect(late).toHaveValue('10')
    await late.press('ArrowUp')
    await expect(late).toHaveValue('11')
    await late.fill('240')
    await late.press('ArrowUp')
    await expect(late).toHaveValue('240')
    await late.fill('241')
    await late.blur()
    await expect(late).toHaveAccessibleDescription('Enter a number from 0 to 240')
    await late.fill('ten')
    await send(page)
    await expect(late).toHaveAccessibleDescription('Enter a whole number')
    await expect(late).toBeFocused()
    await expect(page.getByText('Sent:')).toBeHidden()
    await expect(page.getByLabel('Capacity')).toBeDisabled()
  })
})

test('phones have their own fields', async ({ visit }) => {
  for (const [path, label, type] of [
    ['/date-fields', 'First day', 'date'],
    ['/date-fields', 'From', 'date'],
    ['/time-fields', 'Starts', 'time'],
    ['/date-time-fields', 'Due', 'datetime-local'],
    ['/number-fields', 'Late from', 'number'],
  ] as const) {
    const page = await visit(path, { phone: true, touch: true })
    await expect(page.getByLabel(label)).toHaveAttribute('type', type)
    await expectAccessible(page)
  }
})
