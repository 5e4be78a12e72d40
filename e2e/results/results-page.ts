import { makeExam, typed } from '@campanile/server/domains/results/testing/sheets.ts'
import type { TestPerson } from '@campanile/server/testing/factories.ts'
import { expect, type Page } from '@playwright/test'
import type { Campus } from '../support/campus.ts'

/** A class with an exam, and its students by last name. */
export async function examined({ make, db }: Campus, lastNames: readonly string[], title = 'Final') {
  const lecturer = await make.lecturer({ firstName: 'Tobias', lastName: 'Okonkwo' })
  const students: TestPerson[] = []
  for (const lastName of lastNames) students.push(await make.student({ firstName: 'Ana', lastName }))
  const { id: classId } = await make.class([lecturer], students)
  const sheetId = await makeExam(db, classId, { title, maxMark: '40' })
  return { lecturer, students, classId, sheetId }
}

/** Enters marks as the grid would. */
export async function enter(page: Page, campus: Campus, sheetId: string, marks: [TestPerson, string][]) {
  const data = { cells: marks.map(([student, mark]) => typed(student, mark)) }
  const answer = await page.request.put(`/api/mark-sheets/${sheetId}/marks`, {
    data,
    headers: { origin: campus.url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function submit(page: Page, campus: Campus, sheetId: string) {
  const answer = await page.request.post(`/api/mark-sheets/${sheetId}/submission`, {
    data: { version: 0 },
    headers: { origin: campus.url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The field for a student's mark. */
export const markOf = (page: Page, lastName: string) =>
  page.getByRole('textbox', { name: `Mark of Ana ${lastName}` })

/** The line that says whether changes are saved. */
export const saveLine = (page: Page) =>
  page.getByRole('region', { name: 'Marks' }).getByRole('status').first()

/** Pastes into the focused field, as the browser does from a spreadsheet. */
export const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
