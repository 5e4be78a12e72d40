import { testPassword } from '@campanile/server/testing/factories.ts'
import { m as assignmentsMineWords } from '@campanile/web/src/domains/assignments/mine/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { pdfFile, setWork } from './assignment-page.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

test('a lecturer sets work, a student submits two files, and gets them back marked', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const [ana, noor] = await Promise.all([
    make.lecturer({ firstName: 'Ana', lastName: 'Kovac' }),
    make.student({ firstName: 'Noor', lastName: 'Al-Sayed' }),
  ])
  const { courseCode } = await make.class([ana], [noor])
  const lecturer = await visit({ as: ana, ...desk })
  await lecturer.goto('/app/my-assignments?new=1')
  const form = lecturer.getByRole('dialog', { name: 'New assignment' })
  await form.getByRole('button', { name: 'Save as draft' }).click()
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('This is required')
  await form.getByRole('combobox', { name: 'Class' }).fill(courseCode)
  await form.getByRole('option', { name: new RegExp(courseCode) }).click()
  await form.getByLabel('Title').fill('Essay on bridges')
  await form.getByRole('radio', { name: 'Growing penalty' }).click()
  await form.getByLabel('Never below').fill('40')
  await expect(
    form.getByText('Late work loses 5% of the maximum mark for each day or part of a day'),
  ).toBeVisible()
  await expect(form.getByRole('img', { name: /^Best mark by lateness/ })).toBeVisible()
  // By default, it opens at the next full hour.
  await form.getByLabel('Opens').fill('2026-01-05T09:00')
  await form.getByRole('checkbox', { name: 'Source code' }).check()
  await expect(form.getByText(/^Accepted: Documents .* Pictures and Source code/)).toBeVisible()
  await form.getByLabel('Select files').setInputFiles(pdfFile('Brief.pdf'))
  await expectAccessible(lecturer)
  await form.getByRole('button', { name: 'Save as draft' }).click()
  await expect(lecturer.getByRole('heading', { name: 'Essay on bridges' })).toBeVisible()
  await expect(lecturer.getByRole('link', { name: /Brief\.pdf/ })).toBeVisible()
  await lecturer.getByRole('button', { name: 'Publish' }).click()
  await lecturer.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(lecturer.getByText('Open', { exact: true })).toBeVisible()

  const student = await visit({ as: noor, ...phone })
  await student.goto('/app/my-assignments')
  await student.getByRole('link', { name: /Essay on bridges/ }).click()
  const sources = { name: 'Sources.py', mimeType: 'text/x-python', buffer: Buffer.from('print(1)\n') }
  await student.getByLabel('Select files').setInputFiles([pdfFile('Essay.pdf'), sources])
  await expect(student.getByText(assignmentsMineWords.filesReadyToSubmit({ count: 2 }))).toBeVisible()
  await expectAccessible(student)
  await student.getByRole('button', { name: 'Submit', exact: true }).click()
  const receipt = student.getByRole('region', { name: 'Submitted' })
  await expect(receipt).toContainText('On time')
  await expect(receipt.getByLabel('Receipt as text')).toHaveValue(/Files: Essay\.pdf .*Sources\.py/)

  await lecturer.getByRole('link', { name: 'Submissions' }).click()
  const opener = lecturer.getByRole('button', { name: 'Mark the work of Noor Al-Sayed' })
  await opener.click()
  const work = lecturer.getByRole('dialog', { name: 'Noor Al-Sayed' })
  await expect(work.getByRole('link', { name: /Sources\.py/ })).toBeVisible()
  await lecturer.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await lecturer.keyboard.press('Enter')
  await work.getByLabel('Mark of 100').fill('101')
  await expect(work.getByText('At most 100')).toBeVisible()
  await work.getByLabel('Mark of 100').fill('78.5')
  await work.getByLabel('Feedback').fill('Strong on load, thin on wind.')
  await expectAccessible(lecturer)
  await work.getByLabel('Feedback').press('Control+Enter')
  await work.getByRole('button', { name: 'Return' }).click()
  await lecturer.getByRole('alertdialog').getByRole('button', { name: 'Return work' }).click()
  await expect(work.getByText('Returned', { exact: true })).toBeVisible()

  const mark = student.getByRole('region', { name: 'Your mark' })
  await expect(mark).toContainText('78.5 of 100')
  await expect(mark).toContainText('Strong on load, thin on wind.')
  await expect(student.getByRole('region', { name: 'Submit again' })).toBeHidden()
  await expectAccessible(student)
})

test('an interrupted upload resumes automatically and arrives complete', async ({ campus, visit }) => {
  const { make } = campus
  const noor = await make.student()
  const { id: classId } = await make.class([await make.lecturer()], [noor])
  const office = await visit({ as: await make.admin() })
  const assignmentId = await setWork(office, campus.url, { title: 'Lab film', classId })
  const page = await visit({ as: noor, ...phone })
  await page.goto(`/app/my-assignments/${assignmentId}`)
  await expect(page.getByRole('heading', { name: 'Lab film' })).toBeVisible()
  // The network is gone after the first piece.
  await page.route(/pieces\?offset=[1-9]/, async (route) => {
    await page.context().setOffline(true)
    await route.abort()
  })
  await page.getByLabel('Select files').setInputFiles(pdfFile('Film notes.pdf', 9 * 1024 * 1024))
  const chosen = page.getByRole('list', { name: 'Selected files' })
  await expect(chosen).toContainText('no connection. Resumes automatically from 4')
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
  await page.unroute(/pieces\?offset=[1-9]/)
  const offsets: string[] = []
  page.on('request', (request) => {
    const offset = new URL(request.url()).searchParams.get('offset')
    if (offset) offsets.push(offset)
  })
  await page.context().setOffline(false)
  await expect(chosen).toContainText('uploaded')
  expect(offsets).toEqual([String(4 * 1024 * 1024), String(8 * 1024 * 1024)])
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Submitted' })).toContainText('On time')
})

test('on a shared computer, an upload ends when the student signs out', async ({ campus, visit }) => {
  const { make } = campus
  const [noor, liam] = await Promise.all([make.student(), make.student()])
  const { id: classId } = await make.class([await make.lecturer()], [noor, liam])
  const office = await visit({ as: await make.admin() })
  const assignmentId = await setWork(office, campus.url, { title: 'Shared desk', classId })
  const page = await visit({ as: noor, ...desk })
  await page.goto(`/app/my-assignments/${assignmentId}`)
  // The second piece hangs until the page gives up.
  const hanging = page.waitForRequest(/pieces\?offset=[1-9]/)
  await page.route(/pieces\?offset=[1-9]/, () => {})
  await page.getByLabel('Select files').setInputFiles(pdfFile('Private notes.pdf', 9 * 1024 * 1024))
  const broken = page.waitForEvent('requestfailed', async (request) => request === (await hanging))
  await hanging
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await broken
  await page.getByLabel('Email').fill(liam.email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  const later: string[] = []
  page.on('request', (request) => request.url().includes('/pieces') && later.push(request.url()))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Assignments', exact: true }).click()
  await page.getByRole('link', { name: /Shared desk/ }).click()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
  await expect(page.getByText('Private notes.pdf')).toBeHidden()
  expect(later).toEqual([])
})

test('when two people edit one assignment, the second sees both versions in words and loses nothing', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const ana = await make.lecturer({ firstName: 'Ana', lastName: 'Kovac' })
  const { id: classId } = await make.class([ana])
  const first = await visit({ as: ana, ...desk })
  const id = await setWork(first, url, { title: 'Essay on canals', classId })
  const second = await visit({ as: await make.admin(), ...desk })
  await first.goto(`/app/my-assignments/${id}`)
  await second.goto(`/app/assignments/${id}`)
  for (const page of [first, second]) await page.getByRole('button', { name: 'Edit' }).click()
  const [theirs, mine] = [first.getByRole('dialog'), second.getByRole('dialog')]
  await theirs.getByRole('radio', { name: 'Fixed penalty' }).click()
  await theirs.getByLabel('Due').fill('2030-11-04T17:00')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  await mine.getByLabel('Title').fill('Essay on locks')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText(uiWords.somebodyElseSavedChanges())).toBeVisible()
  const side = (name: string) => mine.getByRole('radio', { name })
  await expect(side('Yours Essay on locks')).toBeChecked()
  await expect(side('Theirs Fixed penalty')).toBeChecked()
  await expect(side('Theirs 4 November, 17:00')).toBeChecked()
  await expectAccessible(second)
  await mine.getByRole('button', { name: 'Save selection' }).click()
  await expect(mine).toBeHidden()
  await expect(second.getByRole('heading', { name: 'Essay on locks' })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Essay on locks' })).toBeVisible()
})
