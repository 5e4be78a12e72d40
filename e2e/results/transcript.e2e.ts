import { readFile } from 'node:fs/promises'
import { readPdfTexts } from '@campanile/server/documents/testing/read-pdf.ts'
import { markEntries, markSheets } from '@campanile/server/domains/results/results.tables.ts'
import { makeExam } from '@campanile/server/domains/results/testing/sheets.ts'
import { m as resultsPapersWords } from '@campanile/web/src/domains/results/papers/messages.ts'
import { m as resultsVerifyWords } from '@campanile/web/src/domains/results/verify/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'

/** A student with one published and one unpublished mark. */
async function studentWithMarks({ make, db }: Campus) {
  const [student, lecturer] = [
    await make.student({ firstName: 'Noor', lastName: 'Haddad' }),
    await make.lecturer(),
  ]
  const now = new Date()
  const steps = { submittedAt: now, submittedBy: lecturer.id, publishedAt: now, publishedBy: lecturer.id }
  for (const [mark, isPublished] of [
    ['86', true],
    ['31.5', false],
  ] as const) {
    const taught = await make.class([lecturer], [student])
    const id = await makeExam(db, taught.id, { title: 'Final document', weight: '100' })
    const sheet = { id, examId: id, classId: taught.id }
    await db.insert(markSheets).values(isPublished ? { ...sheet, status: 'published', ...steps } : sheet)
    const entry = { sheetId: id, studentId: student.id, state: 'marked', mark, enteredAt: now } as const
    await db.insert(markEntries).values({ ...entry, releasedAt: isPublished ? now : null })
  }
  return student
}

test('a student reads their results and downloads a transcript, which anyone can verify until it is revoked', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const student = await visit({
    as: await studentWithMarks(campus),
    viewport: { width: 390, height: 844 },
  })
  await student.goto('/app/dashboard')
  const news = student.getByRole('region', { name: 'New results' })
  await expect(news.getByRole('listitem')).toHaveCount(1)
  await expect(news).toContainText('86 of 100')
  await news.getByRole('link', { name: 'All results' }).click()
  await expect(student.getByRole('heading', { level: 1, name: 'My results' })).toBeVisible()
  await expect(student.getByRole('region', { name: 'All terms' })).toContainText('GPA over 10 credits')
  await expect(student.getByText('31.5')).toHaveCount(0)
  await expectAccessible(student)

  await student.getByRole('button', { name: 'Download transcript' }).click()
  const preview = student.getByRole('alertdialog', { name: 'Issue this transcript?' })
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText(
    resultsPapersWords.gpaAndCredits({ gpa: '4.00', creditsPassed: 10, credits: 10 }),
  )
  await expectAccessible(student)
  const download = student.waitForEvent('download')
  await preview.getByRole('button', { name: 'Issue transcript' }).click()
  const pdf = await readFile(await (await download).path())
  const [page] = readPdfTexts(pdf).map((texts) => texts.join('|'))
  expect(page).toContain('Noor Haddad')
  expect(page).not.toContain('31.5')
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/.exec(page!)![0]
  await expect(student.getByRole('region', { name: 'Issued transcripts' })).toContainText(code)

  const stranger = await visit({ viewport: { width: 390, height: 844 } })
  await stranger.goto('/verify')
  await stranger.getByLabel(resultsVerifyWords.codeOnTheDocument()).fill(`${code.slice(0, -1)}U`)
  await stranger.getByRole('button', { name: 'Check' }).click()
  await expect(stranger.getByText(/^This is not a valid code/)).toBeVisible()
  await stranger
    .getByLabel(resultsVerifyWords.codeOnTheDocument())
    .fill(code.toLowerCase().replaceAll('-', ' '))
  await stranger.getByRole('button', { name: 'Check' }).click()
  const verdict = stranger.getByRole('region', { name: resultsVerifyWords.thisDocumentIsGenuine() })
  await expect(verdict).toContainText('Noor Haddad')
  await expect(verdict).toContainText('Overall GPA4.00')
  await expectAccessible(stranger)

  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto(`/app/student-results/papers?search=${code}`)
  await admin.getByRole('button', { name: 'Revoke Transcript of records Noor Haddad' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Revoke this transcript of records' })
  await dialog.getByLabel('Reason').fill('Printed with a wrong name')
  await dialog.getByRole('button', { name: 'Revoke document' }).click()
  await expect(admin.getByRole('row').filter({ hasText: code })).toContainText('Revoked')
  await expectAccessible(admin)

  await stranger.reload()
  await expect(
    stranger.getByRole('heading', { name: resultsVerifyWords.thisDocumentIsNoLongerValid() }),
  ).toBeVisible()
  await expect(student.getByRole('region', { name: 'Issued transcripts' })).toContainText('Revoked')
})

test('an admin sees what a transcript will say before issuing it, and is led to where it is listed', async ({
  campus,
  visit,
}) => {
  const student = await studentWithMarks(campus)
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto(`/app/student-results/students/${student.id}`)
  await admin.getByRole('button', { name: 'Issue transcript' }).click()
  const preview = admin.getByRole('alertdialog', { name: 'Issue this transcript?' })
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText('Noor Haddad')
  await preview.getByRole('button', { name: 'Cancel' }).click()
  await expect(preview).toBeHidden()
  await expect(admin.getByRole('list', { name: 'Issued transcripts' })).toBeHidden()

  await admin.getByRole('button', { name: 'Issue transcript' }).click()
  const download = admin.waitForEvent('download')
  await preview.getByRole('button', { name: 'Issue transcript' }).click()
  await download
  await expect(admin.getByText('Transcript issued')).toBeVisible()
  await admin.getByRole('button', { name: resultsPapersWords.showItInTheList() }).click()
  await expect(admin.getByRole('row').filter({ hasText: 'Noor Haddad' })).toHaveCount(1)
})
