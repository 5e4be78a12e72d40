import { m as assignmentsMineWords } from '@campanile/web/src/domains/assignments/mine/messages.ts'
import { m as assignmentsPreviewWords } from '@campanile/web/src/domains/assignments/preview/messages.ts'
import { m as assignmentsTeachingWords } from '@campanile/web/src/domains/assignments/teaching/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { hand, readablePdf, setWork } from './assignment-page.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

test('a lecturer reads a PDF beside the mark, comments on its page, and the student sees that once returned', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make, url } = campus
  const ana = await make.lecturer({ firstName: 'Ana', lastName: 'Kovac' })
  const noor = await make.student({ firstName: 'Noor', lastName: 'Al-Sayed' })
  const { id: classId } = await make.class([ana], [noor])
  const lecturer = await visit({ as: ana, ...desk })
  const assignmentId = await setWork(lecturer, url, { title: 'Essay on locks', classId })
  const student = await visit({ as: noor, ...phone })
  await hand(student, url, assignmentId, readablePdf('Essay.pdf', 'A lock raises boats'))

  await lecturer.goto(`/app/my-assignments/${assignmentId}`)
  await lecturer.getByRole('button', { name: 'Mark the work of Noor Al-Sayed' }).click()
  const work = lecturer.getByRole('dialog', { name: 'Noor Al-Sayed' })
  await expect(work.getByLabel('Mark of 100')).toBeFocused()
  const page = work.getByRole('region', { name: 'Page 1 of 1' })
  await expect(page).toContainText('A lock raises boats')
  await work.getByRole('button', { name: 'Add comment' }).click()
  await work
    .getByRole('button', { name: assignmentsPreviewWords.addACommentOnPage({ page: '1' }) })
    .click({ position: { x: 100, y: 80 } })
  const writing = lecturer.getByRole('dialog', {
    name: assignmentsPreviewWords.addCommentOnPage({ page: '1' }),
  })
  await expectAccessible(lecturer)
  await writing.getByLabel('Comment').fill('Which boats?')
  await writing.getByRole('button', { name: 'Save' }).click()
  const marker = page.getByRole('button', { name: 'Comment 1: Which boats?' })
  await expect(marker).toBeVisible()
  await expectAccessible(lecturer)
  await work.getByLabel('Mark of 100').fill('70')
  await work.getByRole('button', { name: 'Save', exact: true }).click()
  await work.getByRole('button', { name: 'Return' }).click()
  await lecturer.getByRole('alertdialog').getByRole('button', { name: 'Return work' }).click()

  await student.goto(`/app/my-assignments/${assignmentId}`)
  const comments = student.getByRole('region', { name: assignmentsMineWords.commentsOnYourWork() })
  await expect(comments).toContainText('Which boats?')
  await comments.getByRole('button', { name: 'Show on the page in Essay.pdf' }).click()
  const shown = student.getByRole('dialog', { name: 'Essay.pdf' })
  await shown.getByRole('button', { name: 'Comment 1: Which boats?' }).click()
  await expect(student.getByRole('dialog', { name: 'Comment 1' })).toContainText('Ana Kovac')
  await expectAccessible(student)
})

test('marking moves from one submission to the next, skipping students who submitted nothing', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const ana = await make.lecturer()
  const people = await Promise.all([
    make.student({ firstName: 'Amy', lastName: 'Adler' }),
    make.student({ firstName: 'Ben', lastName: 'Baker' }),
    make.student({ firstName: 'Cleo', lastName: 'Cole' }),
  ])
  const { id: classId } = await make.class([ana], people)
  const lecturer = await visit({ as: ana, ...desk })
  const assignmentId = await setWork(lecturer, url, { title: 'Sheet 3', classId, accepts: ['txt', 'pdf'] })
  for (const student of [people[0]!, people[2]!]) {
    const page = await visit({ as: student })
    const answer = { name: 'answer.txt', mimeType: 'text/plain', buffer: Buffer.from('x = 1\ny = 2\n') }
    await hand(page, url, assignmentId, answer)
  }
  await lecturer.goto(`/app/my-assignments/${assignmentId}`)
  await lecturer.getByRole('button', { name: 'Mark the work of Amy Adler' }).click()
  const amy = lecturer.getByRole('dialog', { name: 'Amy Adler' })
  await expect(amy.getByRole('region', { name: 'answer.txt' })).toContainText('x = 1')
  await expect(
    amy.getByText(assignmentsTeachingWords.markedOfWithMissing({ marked: 0, students: 3, missing: 1 })),
  ).toBeVisible()
  await expectAccessible(lecturer)
  await lecturer.keyboard.type('80')
  await lecturer.keyboard.press('Control+Enter')
  const cleo = lecturer.getByRole('dialog', { name: 'Cleo Cole' })
  await expect(cleo.getByLabel('Mark of 100')).toBeFocused()
  await expect(
    cleo.getByText(assignmentsTeachingWords.markedOfWithMissing({ marked: 1, students: 3, missing: 1 })),
  ).toBeVisible()
  await lecturer.keyboard.type('90')
  await lecturer.keyboard.press('Control+Enter')
  await expect(lecturer.getByText(assignmentsTeachingWords.nothingElseToMark())).toBeVisible()
  await expect(
    cleo.getByText(assignmentsTeachingWords.markedOfWithMissing({ marked: 2, students: 3, missing: 1 })),
  ).toBeVisible()
})

test('a rubric adds up to the mark, a saved comment goes into the feedback, and a copy keeps the rubric', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const ana = await make.lecturer()
  const noor = await make.student({ firstName: 'Noor', lastName: 'Al-Sayed' })
  const { id: classId } = await make.class([ana], [noor])
  const lecturer = await visit({ as: ana, ...desk })
  const assignmentId = await setWork(lecturer, url, { title: 'Essay on weirs', classId })
  await lecturer.goto(`/app/my-assignments/${assignmentId}/settings`)
  await lecturer.getByRole('button', { name: 'Add rubric' }).click()
  const editor = lecturer.getByRole('dialog', { name: 'Add rubric' })
  await editor.getByLabel('Criterion 1', { exact: true }).fill('Argument')
  await editor
    .getByRole('button', {
      name: assignmentsTeachingWords.removeLevelOfCriterion({ index: '3', number: '1' }),
    })
    .click()
  await editor.getByLabel('Level 1', { exact: true }).fill('Convincing')
  await editor.getByLabel('Points').nth(0).fill('100')
  await editor.getByLabel('Level 2', { exact: true }).fill('Partly')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText(assignmentsTeachingWords.aNumberLike125())).toBeVisible()
  await editor.getByLabel('Points').nth(1).fill('55.5')
  await expect(
    editor.getByText(assignmentsTeachingWords.pointsOf({ points: 100, maxPoints: 100 })),
  ).toBeVisible()
  await expectAccessible(lecturer)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(lecturer.getByRole('region', { name: 'Rubric' })).toContainText('Convincing')

  const student = await visit({ as: noor, ...phone })
  await hand(student, url, assignmentId, readablePdf('Essay.pdf', 'Weirs'))
  await lecturer.getByRole('link', { name: 'Submissions' }).click()
  await lecturer.getByRole('button', { name: 'Mark the work of Noor Al-Sayed' }).click()
  const work = lecturer.getByRole('dialog', { name: 'Noor Al-Sayed' })
  await work.getByRole('radio', { name: /^Partly/ }).check()
  await expect(work.getByLabel('Mark of 100')).toHaveValue('55.5')
  await work.getByLabel('Feedback').fill('Name your sources.')
  await work.getByRole('button', { name: 'Comment bank' }).click()
  const bank = lecturer.getByRole('dialog', { name: 'Comment bank' })
  await bank.getByRole('button', { name: assignmentsTeachingWords.saveThisFeedbackAsAComment() }).click()
  await expectAccessible(lecturer)
  await bank.getByRole('button', { name: 'Insert: Name your sources.' }).click()
  await expect(work.getByLabel('Feedback')).toHaveValue('Name your sources.\nName your sources.')
  await work.getByRole('button', { name: 'Save', exact: true }).click()
  await work.getByRole('button', { name: 'Return' }).click()
  await lecturer.getByRole('alertdialog').getByRole('button', { name: 'Return work' }).click()
  await expect(work.getByText('Returned', { exact: true })).toBeVisible()
  await student.goto(`/app/my-assignments/${assignmentId}`)
  const mark = student.getByRole('region', { name: 'Your mark' })
  await expect(mark).toContainText('55.5 of 100')
  await expect(mark.getByRole('region', { name: 'Rubric' })).toContainText('Partly')
  await expectAccessible(student)

  await lecturer.keyboard.press('Escape')
  await lecturer.getByRole('button', { name: 'Actions for Essay on weirs' }).click()
  await lecturer.getByRole('menuitem', { name: 'Duplicate' }).click()
  await lecturer.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
  await expect(lecturer.getByText('Draft', { exact: true })).toBeVisible()
  await lecturer.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await expect(lecturer.getByRole('region', { name: 'Rubric' })).toContainText('Convincing')
})

test('a lecturer sees how many a reminder reaches, sends it, and can send no second one that day', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const ana = await make.lecturer()
  const students = await Promise.all([make.student(), make.student()])
  const { id: classId } = await make.class([ana], students)
  const lecturer = await visit({ as: ana, ...phone })
  const assignmentId = await setWork(lecturer, url, { title: 'Sheet 4', classId })
  await lecturer.goto(`/app/my-assignments/${assignmentId}`)
  await lecturer.getByRole('button', { name: 'Remind' }).click()
  const asking = lecturer.getByRole('alertdialog', { name: 'Remind 2 students?' })
  await expectAccessible(lecturer)
  await asking.getByRole('button', { name: 'Send reminder' }).click()
  await expect(lecturer.getByText('2 students reminded')).toBeVisible()
  await lecturer.getByRole('button', { name: 'Remind' }).click()
  await expect(lecturer.getByRole('dialog', { name: 'Remind students' })).toContainText('A reminder was sent')
  await expectAccessible(lecturer)
  const student = await visit({ as: students[0]!, ...phone })
  await student.goto('/app/dashboard')
  await student.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expect(student.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'You haven’t submitted yet',
  )
})
