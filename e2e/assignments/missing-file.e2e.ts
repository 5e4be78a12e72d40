import { m as assignmentsMineWords } from '@campanile/web/src/domains/assignments/mine/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { pdfFile, setWork } from './assignment-page.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('deadline, files and the button fit on a phone, and a failed file is never left out without a question', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const noor = await make.student()
  const { id: classId } = await make.class([await make.lecturer()], [noor])
  const office = await visit({ as: await make.admin() })
  const assignmentId = await setWork(office, campus.url, { title: 'Bridge essay', classId })
  const page = await visit({ as: noor, ...phone })
  await page.goto(`/app/my-assignments/${assignmentId}`)
  const handIn = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(page.getByRole('region', { name: 'Due' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Select files')).toBeInViewport({ ratio: 1 })
  await expect(handIn).toBeInViewport({ ratio: 1 })
  // The tab bar covers the bottom of the page.
  const tabs = await page.getByRole('navigation', { name: 'Quick' }).boundingBox()
  const button = await handIn.boundingBox()
  expect(button!.y + button!.height).toBeLessThan(tabs!.y)
  const chart = page.getByRole('img', { name: /^Best mark by lateness/ })
  await expect(chart).toBeHidden()
  await page
    .getByText('Late work loses 5 marks for each hour or part of an hour, but never scores below 40.')
    .click()
  await expect(chart).toBeVisible()
  await expectAccessible(page)

  const fake = { name: 'Sources.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') }
  await page.getByLabel('Select files').setInputFiles([pdfFile('Essay.pdf'), fake])
  await expect(page.getByText('1 file ready. 1 file could not be uploaded.')).toBeVisible()
  await handIn.click()
  const question = page.getByRole('dialog', { name: assignmentsMineWords.submitWithoutMissing({ count: 1 }) })
  await expect(question).toContainText('Sources.pdf')
  await expect(question).toContainText('This file’s content doesn’t match its name')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Submitted' })).toBeHidden()
  await handIn.click()
  const retried = page.waitForResponse(/\/uploads\/[^/]+\/completion/)
  await question.getByRole('button', { name: 'Try again' }).click()
  await retried
  await expect(page.getByText('1 file ready. 1 file could not be uploaded.')).toBeVisible()
  await handIn.click()
  await question.getByRole('button', { name: 'Submit without it' }).click()
  const receipt = page.getByRole('region', { name: 'Submitted' })
  await expect(receipt).toContainText('Essay.pdf')
  await expect(receipt).not.toContainText('Sources.pdf')
  await expect(page.getByText(assignmentsMineWords.noChangesSinceYourLastSubmission())).toBeVisible()

  await page
    .getByLabel('Select files')
    .setInputFiles([
      pdfFile('Appendix.pdf'),
      { name: 'film.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ])
  await expect(page.getByText('2 files ready. 1 file could not be uploaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove film.exe' }).click()
  await page.getByRole('button', { name: 'Submit again' }).click()
  await expect(receipt).toContainText('Appendix.pdf')
})
