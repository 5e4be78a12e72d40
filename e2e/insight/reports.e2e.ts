import { readFile } from 'node:fs/promises'
import { readPdfTexts } from '@campanile/server/documents/testing/read-pdf.ts'
import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { m as insightReportsWords } from '@campanile/web/src/domains/insight/reports/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'

const reportsPath = '/app/reports'
const everyDay = 'from=2000-01-01'

/** A class of three with five sessions: Ada meets the requirement, Ben falls below it, Cem has no records. */
async function aClass(campus: Campus) {
  const lecturer = await campus.make.lecturer()
  const student = (firstName: string) => campus.make.student({ firstName, lastName: 'Reported' })
  const [ada, ben, cem] = [await student('Ada'), await student('Ben'), await student('Cem')]
  const world = { make: campus.make, db: campus.db, now: () => new Date() }
  const made = await markedClass(
    world,
    [lecturer],
    [
      [ada, 'PPLEP'],
      [ben, 'PAAAL'],
      [cem, '.....'],
    ],
  )
  return { ...made, lecturer }
}

async function save(page: Page, format: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const file = await saving
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an admin finds a class, reads all its records and who is below, and exports them', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const made = await aClass(campus)
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`${reportsPath}?${everyDay}`)
  await page.getByLabel(insightReportsWords.findInThisReport()).fill(made.courseCode)
  await expect(page).toHaveURL(new RegExp(`search=${made.courseCode}$`))
  const row = page.getByRole('row').filter({ hasText: `${made.courseCode} ` })
  await expect(row).toContainText('66.7%')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.courseTitle)

  const grid = page.getByRole('grid', { name: 'Records' })
  const line = (name: string) => grid.getByRole('row').filter({ hasText: name })
  await expect(line('Ada Reported')).toContainText('100.0%PPLEP')
  await expect(line('Ben Reported')).toContainText('PAAAL')
  await expect(line('Cem Reported')).toContainText('None·····')
  await expect(
    page.getByText(insightReportsWords.studentsAndSessionsHeld({ students: 3, held: '5', sessions: 5 })),
  ).toBeVisible()

  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Ben Reported, .+: Absent\. 2 of 5 attended\./)).toBeVisible()
  await expect(grid.locator('[aria-selected=true]')).toHaveText('A')

  await page.getByRole('radio', { name: 'Below 75% (1)' }).click()
  await expect(line('Ben Reported')).toContainText('40.0%')
  await expect(line('Ada Reported')).toHaveCount(0)
  await expect(page).toHaveURL(/only=below/)

  const csv = await save(page, 'CSV')
  expect(csv.name).toMatch(new RegExp(`^Attendance ${made.courseCode} \\d{4}-\\d\\d-\\d\\d\\.csv$`))
  const lines = csv.bytes.toString().trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('Reported,Ben,,,5,1,1,3,0,40.0,P,A,A,A,L')
  expect((await save(page, 'Excel')).bytes.subarray(0, 2).toString()).toBe('PK')
  const pdf = await save(page, 'PDF')
  expect(readPdfTexts(pdf.bytes)[0]!.join('|')).toContain('Reported|Ben|5|1|1|3|0|40')
})

test('rows of the report open into the rows behind them, and filters are in the URL', async ({
  campus,
  visit,
}) => {
  const { lecturer } = await aClass(campus)
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`${reportsPath}?${everyDay}`)
  await page.getByRole('combobox', { name: 'Report by' }).selectOption('Lecturers')
  await page.getByLabel(insightReportsWords.findInThisReport()).fill(lecturer.lastName)
  const name = `${lecturer.firstName} ${lecturer.lastName}`
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    `/app/users/${lecturer.id}`,
  )
  await page.getByRole('link', { name: `Classes of ${name}` }).click()
  await expect(page).toHaveURL(new RegExp(`lecturerId=${lecturer.id}`))
  await expect(page.getByText('1 class, 1 below 75%')).toBeVisible()
  await page
    .getByRole('combobox', { name: 'Report by' })
    .selectOption(insightReportsWords.studentsInEachClass())
  await page.getByRole('combobox', { name: 'Attendance' }).selectOption('Below 75%')
  await expect(page.getByRole('row').nth(1)).toContainText('Ben Reported')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove filter' }).click()
  await expect(page).not.toHaveURL(/lecturerId/)
})

test('a lecturer reads reports only of classes they teach', async ({ campus, visit }) => {
  const { id, lecturer, courseTitle, sessions } = await aClass(campus)
  const page = await visit({ as: lecturer })
  await page.goto(`/app/attendance/sessions/${sessions.at(-1)!.id}`)
  await page.getByRole('link', { name: 'Class report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle)
  await page.getByRole('grid', { name: 'Records' }).getByRole('link', { name: 'Ada Reported' }).click()
  await expect(page).toHaveURL(/\/app\/users\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Reported')
  const other = await visit({ as: await campus.make.lecturer() })
  await other.goto(`/app/classes/${id}/report`)
  await expect(other.getByText('This doesn’t exist, or you don’t have access to it.')).toBeVisible()
  await other.goto(reportsPath)
  await expect(other).toHaveURL(/\/app\/dashboard$/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`reports are accessible, ${colorScheme}, ${width} px`, async ({ campus, visit }) => {
      const { id } = await aClass(campus)
      const page = await visit({
        as: await campus.make.admin(),
        colorScheme,
        viewport: { width, height: 844 },
      })
      for (const path of [
        `${reportsPath}?${everyDay}&by=student&search=Reported`,
        `/app/classes/${id}/report`,
      ]) {
        await page.goto(path)
        await expect(page.getByText('Ada Reported').first()).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
    })
  }
}
