import { readFile } from 'node:fs/promises'
import { newId } from '@campanile/server/db/columns.ts'
import { readPdfTexts } from '@campanile/server/documents/testing/read-pdf.ts'
import { rooms } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as assignmentsMineWords } from '@campanile/web/src/domains/assignments/mine/messages.ts'
import { m as resultsModerationWords } from '@campanile/web/src/domains/results/moderation/messages.ts'
import { m as resultsSheetWords } from '@campanile/web/src/domains/results/sheet/messages.ts'
import { m as resultsVerifyWords } from '@campanile/web/src/domains/results/verify/messages.ts'
import type { Page } from '@playwright/test'
import { pdfFile, setWork } from '../assignments/assignment-page.ts'
import { openReview } from '../mitigation/mitigation-page.ts'
import { saveLine } from '../results/results-page.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const hour = 3_600_000
const day = '2030-11-25'

/** A draft exam with its room, without seats and not published yet. */
async function plannedExam(office: Page, { db, url }: Campus, classId: string): Promise<string> {
  const at = new Date()
  const roomId = newId()
  await db.insert(rooms).values({ id: roomId, name: 'Term hall', capacity: 20, createdAt: at, updatedAt: at })
  const answer = await office.request.post(`${url}/api/exams`, {
    data: {
      classId,
      type: 'final',
      title: 'Term final',
      day,
      startsAt: '09:00',
      durationMinutes: 60,
      maxMark: '40',
      weight: '80',
      rooms: [{ roomId, seats: 20, invigilatorId: null }],
    },
    headers: { origin: url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).id
}

/** Submits a mark sheet as the lecturer, and publishes it as the admin. */
async function publishMarks(lecturer: Page, office: Page, sheetId: string, title: string) {
  await lecturer.goto(`/app/my-assignments/marks/${sheetId}`)
  await expect(lecturer.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await lecturer.getByRole('button', { name: 'Submit marks' }).click()
  await lecturer.getByRole('alertdialog').getByRole('button', { name: 'Submit marks' }).click()
  await expect(lecturer.getByText(resultsSheetWords.theseMarksAreSubmitted())).toBeVisible()
  await office.goto(`/app/student-results?search=${encodeURIComponent(title)}`)
  await office.getByRole('link', { name: new RegExp(`^Review: ${title}`) }).click()
  await office.getByRole('button', { name: 'Publish', exact: true }).click()
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: resultsModerationWords.publishToStudents({ recipients: 1 }) })
    .click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText('Published')
}

test('a whole term: late work, an extension granted and reversed, an exam, results, and a transcript that a visitor verifies', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const [ivo, mara] = await Promise.all([
    make.lecturer({ firstName: 'Ivo', lastName: 'Termann' }),
    make.student({ firstName: 'Mara', lastName: 'Termova' }),
  ])
  const { id: classId, courseTitle } = await make.class([ivo], [mara])
  const [lecturer, student, office] = [
    await visit({ as: ivo, ...desk }),
    await visit({ as: mara, ...phone }),
    await visit({ as: await make.admin({ firstName: 'Amina', lastName: 'Rahman' }), ...desk }),
  ]

  // The assignment is overdue, so the student sees the penalty before submitting.
  const assignmentId = await setWork(lecturer, url, { title: 'Term document', classId, dueIn: -1.5 * hour })
  await student.goto('/app/my-assignments')
  await student.getByRole('link', { name: /^Term document/ }).click()
  await student.getByLabel('Select files').setInputFiles(pdfFile('Document.pdf'))
  await student.getByRole('button', { name: 'Submit late' }).click()
  const asking = student.getByRole('dialog', { name: 'Submit late?' })
  await expect(asking).toContainText(
    assignmentsMineWords.bestPossibleMarkOf({ bestMark: '90', maxMark: '100' }),
  )
  await asking.getByRole('button', { name: 'Submit late' }).click()
  await expect(student.getByRole('region', { name: 'Submitted' })).toContainText('late, −10')

  const asked = await student.request.post(`${url}/api/mitigation-requests`, {
    data: {
      requestId: crypto.randomUUID(),
      title: 'More time for the term document',
      description: 'I was told to rest for a week.',
      reason: 'Illness',
      courseCode: null,
      assignmentName: null,
      originalDueDate: null,
      classId,
      assignmentId,
    },
    headers: { origin: url },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await office.goto('/app/mitigation?search=Termova')
  await openReview(office, 'More time for the term document')
  const request = office.getByRole('dialog', { name: 'More time for the term document' })
  await expect(request).toContainText('10 marks off')
  await request.getByRole('button', { name: 'Approve' }).click()
  await expect(request).toBeHidden()
  const due = student.getByRole('region', { name: 'Due' })
  await expect(due).toContainText('yours is')
  await expect(due).not.toContainText('late, −10')

  // The approval is reversed during marking: the panel shows it, and the mark stays.
  await lecturer.goto(`/app/my-assignments/${assignmentId}`)
  await lecturer.getByRole('button', { name: 'Mark the work of Mara Termova' }).click()
  const work = lecturer.getByRole('dialog', { name: 'Mara Termova' })
  const history = work.getByRole('region', { name: 'History' })
  await expect(history).toContainText('−10, then no penalty')
  await work.getByLabel('Mark of 100').fill('80')
  await openReview(office, 'More time for the term document')
  await request.getByRole('button', { name: 'Reverse approval' }).click()
  const reversal = office.getByRole('dialog', { name: 'Reverse approval' })
  await reversal.getByLabel('Reason').fill('The letter was of last year')
  await reversal.getByRole('button', { name: 'Reverse approval' }).click()
  await expect(history).toContainText('No penalty, then −10')
  await expect(work.getByText('80 −10, final mark 70')).toBeVisible()
  await work.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(work.getByText('Marked', { exact: true })).toBeVisible()
  await expect(due).toContainText('late, −10')

  const examId = await plannedExam(office, campus, classId)
  await office.goto(`/app/exam-management/${examId}`)
  await office.getByRole('button', { name: 'Assign seats' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Assign seats' }).click()
  await expect(office.getByRole('region', { name: 'Seats' }).getByRole('listitem')).toHaveText([/1.*Mara/])
  await office.getByRole('button', { name: 'Publish' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(office.getByText('Published')).toBeVisible()
  await student.goto(`/app/schedule?view=agenda&date=${day}`)
  await student.getByRole('button', { name: new RegExp(`Exam: ${courseTitle}`) }).click()
  await expect(
    student.getByRole('dialog', { name: 'Exam: Term final' }).getByText('Your seat').locator('+ dd'),
  ).toHaveText('1')

  await lecturer.goto(`/app/my-assignments/marks/${examId}`)
  await lecturer.getByRole('textbox', { name: 'Mark of Mara Termova' }).fill('36')
  await expect(saveLine(lecturer)).toContainText(/^Saved/)
  await student.goto('/app/dashboard/results')
  await expect(student.getByRole('heading', { level: 1, name: 'My results' })).toBeVisible()
  await publishMarks(lecturer, office, examId, 'Term final')
  const course = student.getByRole('list', { name: `Marks of ${courseTitle}` })
  await expect(course).toContainText('36')
  await expect(course).not.toContainText('70')
  await publishMarks(lecturer, office, assignmentId, 'Term document')
  await expect(course).toContainText('70')
  await expect(student.getByText(/86\.00%/).first()).toBeVisible()
  await lecturer.goto(`/app/my-assignments/${assignmentId}`)
  await expect(lecturer.getByText('Marking is closed')).toBeVisible()

  await student.goto('/app/dashboard')
  await expect(student.getByRole('region', { name: 'New results' })).toContainText('36 of 40')
  await student.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expect(student.getByRole('dialog', { name: 'Notifications' })).toContainText('New result')
  await student.goto('/app/dashboard/results')
  const download = student.waitForEvent('download')
  await student.getByRole('button', { name: 'Download transcript' }).click()
  await student.getByRole('alertdialog').getByRole('button', { name: 'Issue transcript' }).click()
  const [page] = readPdfTexts(await readFile(await (await download).path())).map((texts) => texts.join('|'))
  expect(page).toContain('Mara Termova')
  expect(page).toContain(courseTitle)
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/.exec(page!)![0]
  const stranger = await visit(phone)
  await stranger.goto('/verify')
  await stranger.getByLabel(resultsVerifyWords.codeOnTheDocument()).fill(code)
  await stranger.getByRole('button', { name: 'Check' }).click()
  await expect(
    stranger.getByRole('region', { name: resultsVerifyWords.thisDocumentIsGenuine() }),
  ).toContainText('Mara Termova')
})
