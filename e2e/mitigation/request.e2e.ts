import { m as mitigationMineWords } from '@campanile/web/src/domains/mitigation/mine/messages.ts'
import { m as mitigationReviewWords } from '@campanile/web/src/domains/mitigation/review/messages.ts'
import { m as libWords } from '@campanile/web/src/lib/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import type { Route } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { tryAgain } from '../support/try-again.ts'
import { files, fillIn, submitRequest } from './mitigation-page.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

test('a student sends a request with evidence, an admin is notified and approves, and the student sees it at once', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const noor = await make.student({ firstName: 'Noor', lastName: 'Al-Sayed' })
  const { id: classId, courseCode } = await make.class([await make.lecturer()], [noor])
  await make.session(classId)
  const admin = await visit({ as: await make.admin({ firstName: 'Amina', lastName: 'Rahman' }), ...desk })
  await admin.goto('/app/mitigation?search=Al-Sayed')
  await expect(admin.getByRole('heading', { name: 'Nothing matches “Al-Sayed”' })).toBeVisible()

  const student = await visit({ as: noor, ...phone })
  await student.goto('/app/mitigation')
  await fillIn(student, { title: 'Rest after an operation' })
  await student.getByLabel('Class').selectOption({ value: classId })
  await expect(student.getByLabel('Course code')).toHaveValue(courseCode)
  await student
    .getByRole('group', { name: /Sessions to excuse/ })
    .getByRole('checkbox')
    .first()
    .check()
  await student.getByLabel('Requested extension').selectOption('5 days')
  await student.getByLabel('Select files').setInputFiles([files.letter, await files.scan()])
  await expectAccessible(student)
  await submitRequest(student)
  await expect(student.getByRole('status').filter({ hasText: 'Request' })).toContainText(
    'Request Submitted Successfully! Your mitigation request has been submitted and is pending review.',
  )
  await expect(student.getByRole('list', { name: 'Uploads' }).getByText('Uploaded')).toHaveCount(2)
  await expectAccessible(student)
  await student.getByRole('button', { name: 'See my requests' }).click()
  const mine = student.getByRole('list', { name: 'My requests' }).getByRole('listitem')
  await expect(mine).toContainText('Pending')

  const row = admin.getByRole('row').filter({ hasText: 'Noor Al-Sayed' })
  await expect(row).toContainText('Rest after an operation')
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await admin.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await admin.getByText('New mitigation request').first().click()
  const review = admin.getByRole('dialog', { name: 'Rest after an operation' })
  await expect(review.getByRole('link', { name: 'Clinic letter.pdf' })).toBeVisible()
  await expect(review.getByRole('list', { name: 'Effects' })).toContainText('Excused')
  await review.getByLabel(mitigationReviewWords.noteToTheStudent()).fill('Get well soon')
  await expectAccessible(admin)
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Request Updated: Mitigation request has been approved')).toBeVisible()
  await expect(review).toBeHidden()

  await expect(mine).toContainText('Approved')
  await mine.getByRole('button').click()
  const answer = student.getByRole('dialog', { name: 'Rest after an operation' })
  await expect(answer).toContainText('Approved by Amina Rahman, 5 days granted')
  await expect(answer.getByText('Get well soon')).toBeVisible()
  await expect(answer.getByRole('list', { name: 'Effects' })).toContainText('Excused')
  await expect(answer.getByText('Add files')).toBeHidden()
  await expectAccessible(student)
})

test('missing fields and files that are too large are reported at once, and a draft survives a reload', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.student(), ...phone })
  await page.goto('/app/mitigation')
  await page.getByLabel('Title').fill('Broken laptop')
  await submitRequest(page)
  await expect(page.getByRole('alert')).toContainText(
    'Validation Error: Please fill in all required fields (Title, Description, and Reason)',
  )
  await expect(page.getByLabel('Course code')).toBeFocused()
  await expect(page.getByLabel('Course code')).toHaveAccessibleDescription(
    mitigationMineWords.enterTheCourseCode(),
  )
  const huge = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  const script = { name: 'letter.exe', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await page.getByLabel('Select files').setInputFiles([huge, script])
  const chosen = page.getByRole('list', { name: 'Selected files' })
  await expect(chosen).toContainText(libWords.fileTooLarge({ megabytes: '10' }))
  await expect(chosen).toContainText(libWords.selectAnEvidenceFile())
  await expectAccessible(page)
  await fillIn(page, { title: 'Broken laptop' })
  await page.getByLabel('Requested extension').selectOption('14 days')
  await submitRequest(page)
  await expect(page.getByText('Remove the files that aren’t accepted')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Broken laptop')
  await expect(page.getByLabel('Requested extension')).toHaveValue('14')
  await expect(chosen).toBeHidden()

  await page.context().setOffline(true)
  await submitRequest(page)
  await expect(page.getByRole('alert')).toContainText(
    'Submission Failed: Failed to submit your mitigation request. Please try again.',
  )
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Submit request' }).dblclick()
  await expect(page.getByText('is pending review')).toBeVisible()
  await page.getByRole('button', { name: 'See my requests' }).click()
  await expect(page.getByRole('list', { name: 'My requests' }).getByRole('listitem')).toHaveCount(1)
  await page.goto('/app/mitigation')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a failed upload leaves the request submitted and is retried; files can be changed while it waits', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.student(), ...desk })
  await page.goto('/app/mitigation')
  await fillIn(page, { title: 'Power cut' })
  await page.getByLabel('Select files').setInputFiles([files.letter, await files.scan()])
  const upload = /attachments\?name=Prescription/
  await page.route(upload, (route) => route.abort())
  await submitRequest(page)
  await expect(page.getByText('is pending review')).toBeVisible()
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect(uploads).toContainText('Prescription.png was not uploaded. Connection problem.')
  await expect(uploads.getByText('Uploaded', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await page.unroute(upload)
  const held = new Promise<Route>((resolve, reject) => page.route(upload, resolve).catch(reject))
  await uploads.getByRole('button', { name: uiWords.tryAgainWith({ name: 'Prescription.png' }) }).click()
  await expect(uploads.getByRole('progressbar', { name: 'Upload of Prescription.png' })).toBeVisible()
  const request = await held
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await request.continue()
  await expect(uploads.getByText('Uploaded', { exact: true })).toHaveCount(2)

  await page.getByRole('button', { name: 'See my requests' }).click()
  await page.getByRole('button', { name: /^Power cut/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Power cut' })
  const evidence = dialog.getByRole('list', { name: 'Evidence' })
  await expect(evidence.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Remove Clinic letter.pdf' }).click()
  await expect(evidence.getByRole('listitem')).toHaveCount(1)
  await dialog.getByLabel('Add files').setInputFiles([files.letter])
  await expect(evidence.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
})

const conditions = [
  [403, 'forbidden', 'Permission denied. Please check your access rights.'],
  [404, 'not-found', 'Mitigation requests database not found.'],
  [503, 'unavailable', 'Database is currently unavailable. Please try again later.'],
  [500, 'internal', 'Failed to load your mitigation requests'],
] as const

test('each failure to load my requests has its message, and is retried', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  const address = '**/api/mitigation-requests/mine*'
  await page.goto('/app/mitigation?tab=mine')
  const nothing = page.getByRole('heading', { name: mitigationMineWords.noRequestsMadeYet() })
  await expect(nothing).toBeVisible()
  for (const [status, code, sentence] of conditions) {
    await page.unroute(address)
    await page.route(address, (route) =>
      route.fulfill({ status, json: { error: { code, message: code, requestId: 'story' } } }),
    )
    await page.reload()
    // Temporary errors are retried for up to 4.5 s, and once more when the event stream is connected.
    await expect(page.getByRole('alert')).toContainText(sentence, { timeout: 30_000 })
  }
  await expectAccessible(page)
  await page.unroute(address)
  await tryAgain(page, nothing)
})

test('other roles see who the page is for, and students signed out in the meantime are asked to sign in', async ({
  campus,
  visit,
}) => {
  const lecturer = await visit({ as: await campus.make.lecturer(), ...phone })
  await lecturer.goto('/app/mitigation')
  await expect(lecturer).toHaveURL(/\/app\/mitigation$/)
  await expect(
    lecturer.getByText('Access Denied: Mitigation forms are only available to administrators and students.'),
  ).toBeVisible()
  await expectAccessible(lecturer)

  const person = await campus.make.student()
  const page = await visit({ as: person, ...phone })
  await page.goto('/app/mitigation')
  await fillIn(page, { title: 'Bus strike' })
  // Ends the session only when submitting, because earlier another request of the page could notice it first.
  await page.route('**/api/mitigation-requests', async (route) => {
    await page.context().clearCookies()
    await route.continue()
  })
  await submitRequest(page)
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/mitigation$/)
  await expect(page.getByRole('alert')).toContainText(
    'Authentication Error: You must be logged in to submit a request',
  )
  await expect(page.getByLabel('Title')).toHaveValue('Bus strike')
})

test('My Requests without a session says that the requests could not be loaded, and sign-in leads back', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.student()
  const page = await visit({ as: person, ...phone })
  await page.goto('/app/mitigation')
  await expect(page.getByLabel('Title')).toBeVisible()
  // Ends the session only when the list is read, because earlier another request of the page could notice it first.
  await page.route('**/api/mitigation-requests/mine*', async (route) => {
    await page.context().clearCookies()
    await route.continue()
  })
  await expect(page.getByRole('tab')).toHaveText(['Submit New Request', 'My Requests'])
  await page.getByRole('tab', { name: 'My Requests' }).click()
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Authentication Error: Unable to load your requests. Please submit a request first.',
  )
  await expectAccessible(page)
  await page.unroute('**/api/mitigation-requests/mine*')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/mitigation\?tab=mine$/)
  await expect(page.getByText(mitigationMineWords.noRequestsMadeYet())).toBeVisible()
})
