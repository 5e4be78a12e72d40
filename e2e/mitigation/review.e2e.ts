import { m as mitigationHistoryWords } from '@campanile/web/src/domains/mitigation/history/messages.ts'
import { m as mitigationWords } from '@campanile/web/src/domains/mitigation/messages.ts'
import { m as mitigationReviewWords } from '@campanile/web/src/domains/mitigation/review/messages.ts'
import { m as settingsFormWords } from '@campanile/web/src/domains/settings/form/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { openReview, submitted } from './mitigation-page.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

test('an admin rejects, approves with other days, reverses, and deletes permanently', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const student = await visit({ as: await make.student({ firstName: 'Jonas', lastName: 'Weberling' }) })
  await submitted(student, url, 'Second essay')
  await submitted(student, url, 'Third essay')
  const page = await visit({ as: await make.admin({ firstName: 'Amina', lastName: 'Rahman' }), ...desk })
  await page.goto('/app/mitigation?search=Weberling&sort=title')
  const rows = page.getByRole('table', { name: 'Mitigation requests' }).getByRole('row')
  await expect(rows).toHaveCount(3)

  await openReview(page, 'Third essay')
  await page.getByRole('button', { name: 'Previous in queue' }).click()
  const second = page.getByRole('dialog', { name: 'Second essay' })
  await expect(second).toContainText('1 of 2')
  await second.getByLabel(mitigationReviewWords.noteToTheStudent()).fill('Talk to your tutor first')
  await second.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Request Updated: Mitigation request has been rejected')).toBeVisible()
  // The next pending request follows.
  const third = page.getByRole('dialog', { name: 'Third essay' })
  await expect(third).toBeVisible()
  await third.getByLabel('Days granted').selectOption('Another number')
  await third.getByLabel('Number of days').fill('900')
  await expect(third.getByText(mitigationReviewWords.wholeDaysUpTo({ maximum: '365' }))).toBeVisible()
  await expect(third.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await third.getByLabel('Number of days').fill('10')
  await third.getByRole('button', { name: 'Approve' }).click()
  await expect(third).toBeHidden()
  await expect(rows.filter({ hasText: 'Second essay' })).toContainText('Rejected')
  await openReview(page, 'Third essay')
  await expect(third).toContainText('Approved by Amina Rahman, 10 days granted')
  await expect(third.getByRole('button', { name: /^(Approve|Reject)$/ })).toHaveCount(0)
  await third.getByRole('button', { name: 'Reverse approval' }).click()
  const reversal = page.getByRole('dialog', { name: 'Reverse approval' })
  await reversal.getByRole('button', { name: 'Reverse approval' }).click()
  await expect(reversal.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason')
  await reversal.getByLabel('Reason').fill('The letter was of last year')
  await expectAccessible(page)
  await reversal.getByRole('button', { name: 'Reverse approval' }).click()
  await expect(third.getByText('The letter was of last year')).toBeVisible()
  await expect(third.getByText('Approved', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Review Third essay/ })).toBeFocused()

  await page.getByRole('button', { name: /^Delete Second essay/ }).click()
  const question = page.getByRole('dialog', { name: mitigationReviewWords.deleteThisRequest() })
  await expect(question).toContainText(
    'Are you sure you want to delete this mitigation request? This action cannot be undone.',
  )
  await expect(question.getByRole('radio')).toHaveCount(0)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
  await question.getByLabel('Reason').fill('Submitted twice')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText('Request Deleted: Mitigation request has been permanently deleted'),
  ).toBeVisible()
  await expect(rows.filter({ hasText: 'Second essay' })).toHaveCount(0)
})

test('an approved request is deleted but its excused session stays; another admin’s decision appears', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const student = await visit({ as: await make.student({ firstName: 'Priya', lastName: 'Ramanuja' }) })
  await submitted(student, url, 'Lab portfolio')
  const page = await visit({ as: await make.admin() })
  const other = await visit({ as: await make.admin({ firstName: 'Otto', lastName: 'Faster' }), ...phone })
  for (const admin of [page, other]) {
    await admin.goto('/app/mitigation?search=Ramanuja')
    await openReview(admin, 'Lab portfolio')
  }
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lab portfolio' })
  await expect(dialog.getByRole('status').filter({ hasText: 'already been decided' })).toContainText(
    'Otto Faster approved it while you were viewing it',
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: mitigationReviewWords.deleteThisRequest() })
  await question.getByLabel('Reason').fill('Submitted twice')
  await expect(question.getByRole('radio', { name: /^Reverse/ })).toBeChecked()
  await question.getByRole('radio', { name: /^Keep/ }).check()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: /^Nothing matches/ })).toBeVisible()
  await expect(other.getByRole('heading', { name: /^Nothing matches/ })).toBeVisible()
})

test('a student’s history is found by name, opened by keyboard, and read in full', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const wei = await make.student({ firstName: 'Wei', lastName: 'Zhangsen' })
  await submitted(await visit({ as: wei }), url, 'Problem sheet 6')
  const page = await visit({ as: await make.admin(), ...phone })
  await page.goto('/app/mitigation?tab=students')
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Requests')
  for (const search of ['Zhangsen', wei.email, wei.id]) {
    await page.getByLabel(mitigationHistoryWords.findByNameEmailOrId()).fill(search)
    await expect(page).toHaveURL((link) => link.searchParams.get('search') === search)
    await expect(page.getByText('1 student', { exact: true })).toBeVisible()
  }
  await page.getByLabel('Students', { exact: true }).selectOption('With rejected')
  await expect(page.getByRole('heading', { name: /^Nothing matches/ })).toBeVisible()
  await page.getByLabel('Students', { exact: true }).selectOption('With pending')
  const group = page.getByRole('button', { name: /Wei Zhangsen/ })
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'View Problem sheet 6' }).click()
  const dialog = page.getByRole('dialog', { name: 'Problem sheet 6' })
  await expect(dialog).toContainText('Wei Zhangsen')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Request History' }).click()
  await expect(page).toHaveURL(/\?tab=history$/)
  await page.getByRole('button', { name: /Wei Zhangsen/ }).click()
  await expect(page.getByRole('list', { name: 'Requests of Wei Zhangsen' })).toContainText('Problem sheet 6')
})

test('requests up to a number of days are approved automatically, and another admin’s change is not lost', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const [one, two] = [await visit({ as: await make.admin() }), await visit({ as: await make.admin() })]
  const days = (page: typeof one) => page.getByLabel('Extensions approved automatically')
  const save = (page: typeof one) =>
    page.getByRole('region', { name: 'Mitigation requests' }).getByRole('button', { name: 'Save' }).click()
  for (const page of [one, two]) {
    await page.goto('/app/mitigation')
    await page.getByRole('link', { name: 'Auto-approval' }).click()
    await expect(days(page)).toHaveValue('0')
  }
  await two.getByLabel('Requests of one student in a term').fill('2')
  await days(two).fill('9')
  await days(one).fill('31')
  await save(one)
  await expect(days(one)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(one)
  await days(one).fill('2')
  await save(one)
  await expect(one.getByText('Settings are saved')).toBeVisible()
  await save(two)
  // The dialog only asks about what both changed.
  const conflict = two.getByRole('dialog', { name: settingsFormWords.somebodyChangedThis() })
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await expect(conflict).toContainText('2 days')
  await conflict.getByRole('radio', { name: /Theirs/ }).check()
  await expectAccessible(two)
  await conflict.getByRole('button', { name: 'Save selection' }).click()
  await expect(conflict).toBeHidden()
  await expect(days(two)).toHaveValue('2')
  await expect(two.getByLabel('Requests of one student in a term')).toHaveValue('2')

  const student = await make.student({ lastName: 'Swiftley' })
  // A class with a current term, because outside of terms nothing is approved automatically.
  await make.class([await make.lecturer()], [student])
  await submitted(await visit({ as: student }), url, 'Short extension')
  await one.goto('/app/mitigation?search=Swiftley')
  await openReview(one, 'Short extension')
  await expect(one.getByRole('dialog')).toContainText(mitigationWords.approvedAutomatically({ days: 1 }))
  await one.keyboard.press('Escape')
  await one.goto('/app/settings/requests')
  await days(one).fill('0')
  await save(one)
  await expect(one.getByText('Settings are saved')).toBeVisible()
})

test('each failure of the admin’s three tabs has the message of the specification', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const student = await visit({ as: await make.student({ firstName: 'Lena', lastName: 'Oduya' }) })
  await submitted(student, url, 'Late essay')
  const page = await visit({ as: await make.admin(), ...desk })
  await page.goto('/app/mitigation?search=Oduya')
  await expect(page.getByRole('tab')).toHaveText(['Current Requests', 'Request History', 'Student History'])
  const failure = { code: 'internal', message: 'What the server wrote', requestId: 'story' }
  const fail = (method: string) =>
    page.route('**/api/mitigation-requests**', (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { error: failure } })
        : route.continue(),
    )

  await fail('POST')
  await openReview(page, 'Late essay')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Failed to update request status')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Delete Late essay/ }).click()
  const deletion = page.getByRole('dialog', { name: mitigationReviewWords.deleteThisRequest() })
  await deletion.getByLabel('Reason').fill('Submitted twice')
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expect(deletion.getByRole('alert')).toContainText('Failed to delete request')
  await fail('GET')
  for (const [tab, sentence] of [
    ['current', 'Error: Failed to load mitigation requests'],
    ['history', 'Failed to load student history'],
    ['students', 'Failed to load student history'],
  ] as const) {
    await page.goto(`/app/mitigation?tab=${tab}`)
    await expect(page.getByRole('alert'), tab).toContainText(sentence)
  }
})
