import { newId } from '@campanile/server/db/columns.ts'
import {
  batches,
  classBatches,
  classes,
  departments,
  programmes,
  rooms,
  terms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { meetings } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { m as timetableDraftsWords } from '@campanile/web/src/domains/timetable/drafts/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { campusDay } from '../support/campus-time.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

// Rooms of other stories would be large enough for every class.
const test = storiesOnOwnCampus()

test.setTimeout(240_000)

const history = () => ({ createdAt: new Date(), updatedAt: new Date() })

/**
 * A current term with two classes of one batch, which meet on Tuesday with a gap, and one for which no room
 * is large enough.
 */
async function term({ make, db }: Campus) {
  const lecturer = await make.lecturer({ firstName: 'Mary', lastName: 'Somerville' })
  const students = await Promise.all([1, 2, 3].map(() => make.student()))
  const [termId, roomId, departmentId, programmeId, batchId] = [newId(), newId(), newId(), newId(), newId()]
  const days = { firstDay: campusDay(-30), lastDay: campusDay(60) }
  await db.insert(terms).values({ id: termId, name: 'Term of drafts', ...days, ...history() })
  await db.insert(departments).values({ id: departmentId, name: 'Astronomy', ...history() })
  await db.insert(programmes).values({ id: programmeId, departmentId, name: 'Stars', ...history() })
  await db.insert(batches).values({ id: batchId, programmeId, code: 'AST-1', intakeYear: 2026, ...history() })
  await db.insert(rooms).values({ id: roomId, name: 'Dome', capacity: 2, ...history() })
  const one = await make.class([lecturer], students.slice(0, 1))
  const other = await make.class([await make.lecturer()], students.slice(0, 1))
  const large = await make.class([await make.lecturer()], students)
  for (const { id } of [one, other, large]) {
    await db.update(classes).set({ termId }).where(eq(classes.id, id))
    if (id !== large.id) await db.insert(classBatches).values({ classId: id, batchId })
  }
  const weekly = { weekday: 2, roomId, ...history() }
  await db.insert(meetings).values([
    { id: newId(), classId: one.id, startsAt: '09:00', endsAt: '10:30', ...weekly },
    { id: newId(), classId: other.id, startsAt: '15:00', endsAt: '16:30', ...weekly },
    { id: newId(), classId: large.id, startsAt: '11:00', endsAt: '12:30', ...weekly },
  ])
  return { lecturer, one, other, large }
}

test('an admin computes a draft, sees which meetings could not be placed and why, applies and undoes it', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { lecturer, one, large } = await term(campus)
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/classes/timetable')
  await page.getByRole('link', { name: 'Drafts', exact: true }).click()
  await expect(page.getByText('No drafts yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New draft' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'Name' }).fill('Without gaps')
  await panel.getByRole('combobox', { name: 'Term' }).fill('Term of drafts')
  await page.getByRole('option', { name: 'Term of drafts' }).click()
  await expect(panel.getByLabel(timetableDraftsWords.starts())).toHaveValue('09:00, 11:00, 15:00')
  await panel.getByLabel(timetableDraftsWords.keepPresent()).uncheck()
  await panel.getByRole('combobox', { name: 'Lecturer' }).selectOption({ label: 'Mary Somerville' })
  await panel.getByRole('combobox', { name: 'Day' }).selectOption({ label: 'Tuesday' })
  await panel.getByLabel('From').fill('08:00')
  await panel.getByLabel('To', { exact: true }).fill('10:00')
  await panel.getByRole('button', { name: 'Add time' }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Compute draft' }).click()

  await expect(page.getByRole('heading', { name: 'Without gaps' })).toBeVisible()
  const unplaced = page.getByRole('region', { name: timetableDraftsWords.unplaced() })
  await expect(unplaced).toContainText(`${large.courseCode}`, { timeout: 90_000 })
  await expect(unplaced).toContainText(timetableDraftsWords.roomTooSmall({ students: 3, seats: 2 }))
  await expect(page.getByRole('row', { name: `${timetableDraftsWords.gaps()} 0` })).toBeVisible()
  const week = page.getByRole('region', { name: timetableDraftsWords.inWeek() })
  await expect(week.getByRole('button', { name: new RegExp(`^${one.courseCode} .*11:00`) })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Apply draft' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText(timetableDraftsWords.ended({ count: 1 }))
  await expect(dialog).toContainText(timetableDraftsWords.withoutPlaceEnd())
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply draft' }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()

  const told = await visit({ as: lecturer })
  await told.goto('/app/dashboard')
  await told.getByRole('button', { name: /Notifications/ }).click()
  await expect(told.getByText('Timetable changed')).toBeVisible()

  await page.getByRole('button', { name: 'Undo draft' }).click()
  await dialog.getByRole('button', { name: 'Undo draft' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
})
