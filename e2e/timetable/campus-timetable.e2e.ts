import { m as chartsWords } from '@campanile/web/src/charts/messages.ts'
import { m as timetableCampusWords } from '@campanile/web/src/domains/timetable/campus/messages.ts'
import { m as timetableRoomsWords } from '@campanile/web/src/domains/timetable/rooms/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'
import { minutesUntil, nextWeek } from './schedule-page.ts'

test.setTimeout(120_000)

const [monday, tuesday] = nextWeek as [string, string]
const timetablePath = '/app/classes/timetable'

/** Two classes of one lecturer next week: on Monday at 10:00, and on Tuesday at 11:00. */
async function twoClasses({ make }: Campus) {
  const lecturer = await make.lecturer({ firstName: 'Ada', lastName: 'Quill' })
  const student = await make.student()
  const [one, other] = [await make.class([lecturer], [student]), await make.class([lecturer])]
  const first = await make.session(one.id, { startsInMinutes: minutesUntil(monday, 10) })
  await make.session(other.id, { startsInMinutes: minutesUntil(tuesday, 11) })
  return { lecturer, student, one, other, first }
}

const nameOf = ({ courseCode }: { courseCode: string }) => new RegExp(`^${courseCode} `)

const block = (page: Page, of: { courseCode: string }) =>
  page
    .getByRole('region', { name: 'Timetable' })
    .getByRole('button', { name: nameOf(of) })
    .first()

const rowOf = (page: Page, of: { courseCode: string }) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: nameOf(of) }) })

test('an admin moves a session by keyboard, sees clashes on the way, and undoes it', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { student, one, other } = await twoClasses(campus)
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`/app/classes`)
  await page.getByRole('link', { name: 'Timetable', exact: true }).click()
  await page.getByRole('radio', { name: 'Lecturer' }).click()
  await page.getByRole('combobox', { name: 'Lecturer' }).fill('Quill')
  await page.getByRole('option', { name: 'Ada Quill' }).click()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByText(timetableCampusWords.summary({ sessions: 2, hours: 3 }))).toBeVisible()
  await expectAccessible(page)

  const moving = page.getByRole('region', { name: 'Timetable' }).getByRole('status')
  await block(page, one).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(moving).toContainText(/Tuesday .*10:30 to 12:00/)
  await expect(moving).toContainText(`Ada Quill teaches ${other.courseCode}`)
  await expectAccessible(page)
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowDown')
  await expect(moving).toContainText(/Tuesday .*12:30 to 14:00/)
  await expect(moving).toContainText('Free')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: timetableCampusWords.notified() })).toContainText(
    'Ada Quill',
  )
  await expect(dialog).toContainText('1 student')
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('The hall is being painted')
  await dialog.getByRole('button', { name: 'Move session' }).click()
  await expect(page.getByText(`${one.courseCode} is moved`)).toBeVisible()
  await expect(block(page, one)).toHaveAccessibleName(/Tuesday .*12:30 to 14:00/)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block(page, one)).toHaveAccessibleName(/Monday .*10:00 to 11:30/)

  const told = await visit({ as: student })
  await told.goto('/app/dashboard')
  await told.getByRole('button', { name: /Notifications/ }).click()
  for (const title of ['Class moved', 'Class takes place']) await expect(told.getByText(title)).toBeVisible()
})

test('on the campus, a session is dragged to another room and time; Escape leaves it where it was', async ({
  campus,
  visit,
}) => {
  const { one, other } = await twoClasses(campus)
  const page = await visit({ as: await campus.make.admin(), viewport: { width: 1440, height: 1000 } })
  await page.goto(`${timetablePath}?date=${monday}`)
  await expectAccessible(page)
  const moving = page.getByRole('region', { name: 'Timetable' }).getByRole('status')

  await block(page, one).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('PageDown')
  await expect(moving).toContainText('Tuesday')
  await page.keyboard.press('Escape')
  await expect(moving).toBeEmpty()

  const target = rowOf(page, other).getByRole('cell').first()
  await target.scrollIntoViewIfNeeded()
  const [from, to] = [await block(page, one).boundingBox(), await target.boundingBox()]
  await page.mouse.move(from!.x + 4, from!.y + from!.height / 2)
  await page.mouse.down()
  await page.mouse.move(to!.x + to!.width * 0.5, to!.y + to!.height / 2, { steps: 8 })
  await expect(moving).toContainText(/Monday .*1\d:\d\d to 1\d:\d\d, R\d+/)
  await page.mouse.up()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Closer to the lab')
  await dialog.getByRole('button', { name: 'Move session' }).click()
  await expect(page.getByText(`${one.courseCode} is moved`)).toBeVisible()
  await expect(rowOf(page, other)).toContainText(one.courseCode)
})

test('an admin finds a free room, and sees its week and its use; on a phone, the day is a list', async ({
  campus,
  visit,
}) => {
  const { one } = await twoClasses(campus)
  const admin = await campus.make.admin()
  const page = await visit({ as: admin })
  await page.goto(`${timetablePath}?find=1`)
  const panel = page.getByRole('dialog', { name: timetableRoomsWords.findFreeRoom() })
  await panel.getByLabel('Day').fill(monday)
  await panel.getByLabel('From').fill('10:00')
  await panel.getByLabel('To').fill('11:00')
  await panel.getByLabel('Seats').fill('60')
  const taken = panel.getByRole('listitem').filter({ hasText: `Taken by ${one.courseCode} until 11:30` })
  await expect(taken).toContainText('Free again 11:30 to 12:30')
  await expectAccessible(page)
  await taken.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^R\d+/ })).toBeVisible()
  const use = page.getByRole('region', { name: 'Use by hour' })
  await expect(use.getByRole('table', { name: 'Use by hour' })).toBeVisible()
  await use.getByRole('button', { name: chartsWords.showLabelAsTable({ label: 'Use by hour' }) }).click()
  await expect(use.getByRole('columnheader', { name: 'Monday' })).toBeVisible()
  await expectAccessible(page)

  const phone = await visit({ as: admin, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await phone.goto(`${timetablePath}?by=class&of=${one.id}&date=${monday}`)
  await phone.getByRole('button', { name: new RegExp(one.courseTitle) }).click()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Move session' }).click()
  await expect(phone.getByRole('dialog').getByLabel('Reason')).toBeVisible()
  await expectAccessible(phone)
})
