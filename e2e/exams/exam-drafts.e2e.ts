import { newId } from '@campanile/server/db/columns.ts'
import { classes, rooms, terms } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as examWords } from '@campanile/web/src/domains/exams/messages.ts'
import { m as examDraftWords } from '@campanile/web/src/domains/timetable/drafts/exams/messages.ts'
import { m as draftWords } from '@campanile/web/src/domains/timetable/drafts/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { campusDay } from '../support/campus-time.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

// Rooms of other stories would be large enough for every exam.
const test = storiesOnOwnCampus()

test.setTimeout(240_000)

const history = () => ({ createdAt: new Date(), updatedAt: new Date() })

/** A running term with two classes that share a student, one that no room holds, and a room. */
async function term({ make, db }: Campus) {
  const students = await Promise.all([1, 2, 3].map(() => make.student()))
  const [termId, roomId] = [newId(), newId()]
  const days = { firstDay: campusDay(-30), lastDay: campusDay(30) }
  await db.insert(terms).values({ id: termId, name: 'Term of exams', ...days, ...history() })
  await db.insert(rooms).values({ id: roomId, name: 'Aula', capacity: 2, ...history() })
  const one = await make.class([await make.lecturer()], students.slice(0, 1))
  const other = await make.class([await make.lecturer()], students.slice(0, 2))
  const large = await make.class([await make.lecturer()], students)
  for (const { id } of [one, other, large]) await db.update(classes).set({ termId }).where(eq(classes.id, id))
  return { one, other, large }
}

test('an admin plans the exams of a term, sees which could not be scheduled and why, applies the draft and undoes it', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { one, other, large } = await term(campus)
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/exam-management')
  await page.getByRole('link', { name: examWords.planExams() }).click()
  await expect(page.getByText(draftWords.noDrafts())).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: draftWords.newDraft() }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: draftWords.name() }).fill('Final exams')
  await panel.getByRole('combobox', { name: draftWords.term() }).fill('Term of exams')
  await page.getByRole('option', { name: 'Term of exams' }).click()
  await expect(panel.getByRole('checkbox', { name: new RegExp(`^${one.courseCode} `) })).toBeChecked()
  await panel.getByLabel(draftWords.starts()).fill('9:00, 14:00')
  for (const weekday of ['Saturday', 'Sunday']) await panel.getByLabel(weekday).check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: draftWords.compute() }).click()

  await expect(page.getByRole('heading', { name: 'Final exams' })).toBeVisible()
  const unplaced = page.getByRole('region', { name: examDraftWords.unplaced() })
  await expect(unplaced).toContainText(large.courseCode, { timeout: 90_000 })
  await expect(unplaced).toContainText(examDraftWords.roomsTooSmall({ students: 3 }))
  await expect(page.getByRole('row', { name: `${examDraftWords.crowdedDays()} 0` })).toBeVisible()
  const places = page.getByRole('region', { name: examDraftWords.places() })
  await expect(places.getByRole('listitem').filter({ hasText: one.courseCode })).toContainText('Aula')
  await expect(places.getByRole('listitem').filter({ hasText: other.courseCode })).toContainText('Aula')
  await expectAccessible(page)

  const days = places.getByRole('button', { name: new RegExp(`${examDraftWords.examCount({ count: 1 })}$`) })
  await expect(days).toHaveCount(2)
  await days.first().press('Enter')
  await expect(panel).toContainText('Aula')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(days.first()).toBeFocused()
  await places.getByRole('radio', { name: examDraftWords.list() }).click()
  await expect(places.getByRole('table')).toBeHidden()
  await expect(places.getByRole('listitem').filter({ hasText: one.courseCode })).toContainText('Aula')
  await expectAccessible(page)

  await page.getByRole('button', { name: draftWords.apply() }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText(examDraftWords.added({ count: 2 }))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: draftWords.apply() }).click()
  await expect(page.getByText(draftWords.stateApplied(), { exact: true })).toBeVisible()
  const draft = page.url()
  await page.goto('/app/exam-management')
  await expect(page.getByRole('row', { name: new RegExp(`${one.courseCode}.*Aula`) })).toBeVisible()

  await page.goto(draft)
  await page.getByRole('button', { name: draftWords.undo() }).click()
  await dialog.getByRole('button', { name: draftWords.undo() }).click()
  await expect(page.getByText(draftWords.stateUndone(), { exact: true })).toBeVisible()
  await page.goto('/app/exam-management')
  await expect(page.getByText(examWords.noExamsInTheseTerms())).toBeVisible()
})
