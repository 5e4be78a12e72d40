import {
  batches,
  batchMembers,
  classBatches,
  classes,
  departments,
  programmes,
  rooms,
  terms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { meetings } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { m as structureRolloverWords } from '@campanile/web/src/domains/structure/rollover/messages.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { watchSettling } from '../support/settling.ts'
import { expect } from '../support/test.ts'
import { act, classesPath } from './classes-page.ts'

const test = storiesOnOwnCampus()

test.setTimeout(240_000)

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/**
 * A term of last year. Its two classes, of batches a year apart, meet in one room at the same time, which was possible
 * because the sessions of one of them were moved. The lecturer of one has left.
 */
async function lastYear({ db, make }: Campus, name: string) {
  const at = new Date()
  const id = () => crypto.randomUUID()
  const history = { createdAt: at, updatedAt: at }
  const [termId, departmentId, programmeId, roomId] = [id(), id(), id(), id()]
  await db.insert(terms).values({ id: termId, name, firstDay: day(-400), lastDay: day(-330), ...history })
  await db.insert(departments).values({ id: departmentId, name: `Department of ${name}`, ...history })
  await db.insert(programmes).values({ id: programmeId, departmentId, name: `BSc ${name}`, ...history })
  await db.insert(rooms).values({ id: roomId, name: `Hall of ${name}`, capacity: 60, ...history })
  const stays = await make.lecturer({ firstName: 'Mira', lastName: 'Stays' })
  const left = await make.lecturer({ firstName: 'Lev', lastName: 'Gone', endsOn: day(-300) })
  for (const [lecturer, intakeYear] of [
    [stays, 2024],
    [left, 2025],
  ] as const) {
    const batchId = id()
    const code = `${name}-${intakeYear}`
    await db.insert(batches).values({ id: batchId, programmeId, code, intakeYear, ...history })
    await db.insert(batchMembers).values({ studentId: (await make.student()).id, batchId })
    const { id: classId } = await make.class([lecturer], [])
    await db.update(classes).set({ termId }).where(eq(classes.id, classId))
    await db.insert(classBatches).values({ classId, batchId })
    const times = { weekday: 1, startsAt: '09:00', endsAt: '10:30' }
    await db.insert(meetings).values({ id: id(), classId, roomId, ...times, ...history })
  }
}

const step = (page: Page, name: string) =>
  expect(page.locator('[aria-current=step]'), `the step ${name}`).toContainText(name)
const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()

test('an admin prepares the next term, leaves the draft, resolves a clash, applies it and undoes it', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  await lastYear(campus, 'RV')
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`${classesPath}/terms`)
  await act(page, 'RV', 'Prepare next term')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click()
  await step(page, 'Term')
  await page.getByLabel('Name').fill('RV again')
  await page.getByLabel('First day').fill(day(20))
  await page.getByLabel('Last day').fill(day(90))
  await expectAccessible(page)
  await next(page)

  await step(page, 'Classes')
  await expect(page.getByRole('status').filter({ hasText: 'selected' })).toHaveText(
    structureRolloverWords.classCount({ selected: '2', count: 2 }),
  )
  await page.getByRole('checkbox', { name: 'No department' }).uncheck()
  await expect(page.getByText(structureRolloverWords.noClassSelected())).toBeVisible()
  await page.getByRole('button', { name: 'Select all' }).click()
  await expectAccessible(page)
  await next(page)

  await step(page, 'Batches')
  await expect(page.getByLabel(structureRolloverWords.batchMovesTo({ batch: 'RV-2025' }))).toHaveValue('new')
  await expect(page.getByLabel(structureRolloverWords.code())).toHaveValue('RV-2026')
  const oldest = page.getByLabel(structureRolloverWords.batchMovesTo({ batch: 'RV-2024' }))
  await expect(page.getByRole('listitem').filter({ has: oldest })).toContainText('Finishes')
  await expect(page.getByText('Lev Gone has left')).toBeVisible()
  await expectAccessible(page)
  await next(page)
  await step(page, 'Assignments')
  await expect(page.getByLabel('Weeks later')).toHaveValue('60')
  await expectAccessible(page)

  // Left here, and continued from the list of terms.
  await page.goto(`${classesPath}/terms`)
  await page.getByRole('link', { name: 'From RV to RV again' }).click()
  await step(page, 'Term')
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await step(page, 'Check')
  await expect(page.getByRole('heading', { name: '1 clash' })).toBeVisible()
  await expect(page.getByText('Hall of RV is needed at the same time by')).toBeVisible()
  await expect(page.getByText('1 class will have no lecturer')).toBeVisible()
  await expect(page.getByText('so nobody is notified yet').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply roll-over' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy without room' }).click()
  await expect(page.getByRole('heading', { name: 'No clashes' })).toBeVisible()
  await page.getByRole('button', { name: 'Apply roll-over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply roll-over' }).click()
  await expect(page.getByText('RV again is ready')).toBeVisible()
  await expectAccessible(page)
  const result = page.url()
  await page.getByRole('link', { name: 'See the classes' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'RV again' })).toHaveCount(2)

  await page.goto(result)
  await page.getByRole('button', { name: 'Undo roll-over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo roll-over' }).click()
  await expect(page.getByText(structureRolloverWords.rolloverUndone())).toBeVisible()
  await page.goto(`${classesPath}/terms`)
  await expect(page.getByRole('cell', { name: 'RV again' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'From RV' })).toContainText('Undone')
})

test('on a phone and in the dark, by keyboard, two admins share one draft', async ({ campus, visit }) => {
  await lastYear(campus, 'KB')
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
  const page = await visit({ as: await campus.make.admin(), ...phone })
  await page.goto(`${classesPath}/terms`)
  await act(page, 'KB', 'Prepare next term')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).press('Enter')
  await page.getByLabel('Name').fill('KB again')
  await page.getByLabel('First day').fill(day(20))
  await page.getByLabel('Last day').fill(day(90))
  await page.getByLabel('Last day').press('Enter')
  await step(page, 'Classes')
  await expectAccessible(page)

  const colleague = await visit({ as: await campus.make.admin() })
  await colleague.goto(page.url())
  await colleague.getByRole('checkbox', { name: 'No department' }).press('Space')
  await colleague.getByRole('button', { name: 'Select all' }).press('Enter')
  await next(colleague)
  await step(colleague, 'Batches')
  const settled = watchSettling(page)
  await next(page)
  await expect(page.getByText(structureRolloverWords.notSaved())).toBeVisible()
  // Until the page has the colleague's version.
  await settled()
  await next(page)
  await step(page, 'Batches')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft discarded')).toBeVisible()
})
