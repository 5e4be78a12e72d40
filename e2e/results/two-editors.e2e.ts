import { m as resultsSheetWords } from '@campanile/web/src/domains/results/sheet/messages.ts'
import { expect, test } from '../support/test.ts'
import { examined, markOf, saveLine } from './results-page.ts'

test('two people mark the same sheet: no mark is lost, each sees the other’s, and conflicts in one cell are shown', async ({
  campus,
  visit,
}) => {
  const { lecturer, sheetId } = await examined(campus, ['Huber', 'Ivanov', 'Jones', 'Klein'])
  const one = await visit({ as: lecturer })
  const other = await visit({ as: await campus.make.admin({ firstName: 'Noor', lastName: 'Haddad' }) })
  await one.goto(`/app/my-assignments/marks/${sheetId}`)
  await other.goto(`/app/add-results/${sheetId}`)
  await Promise.all([markOf(one, 'Huber').fill('10'), markOf(other, 'Klein').fill('40')])
  await expect(markOf(one, 'Klein')).toHaveValue('40')
  await expect(one.getByRole('row').filter({ hasText: 'Klein' })).toContainText('Noor Haddad, just now')
  await expect(markOf(other, 'Huber')).toHaveValue('10')
  await expect(other.getByRole('row').filter({ hasText: 'Huber' })).toContainText('Tobias Okonkwo, just now')

  await one.route('**/api/mark-sheets/*/marks', (route) => route.abort())
  await markOf(one, 'Ivanov').fill('21')
  await markOf(one, 'Jones').fill('31')
  await expect(saveLine(one)).toContainText('Offline: 2 changes')
  await markOf(other, 'Ivanov').fill('22')
  await markOf(other, 'Jones').fill('32')
  await expect(saveLine(other)).toContainText(/^Saved/)
  const asked = (name: string) => one.getByRole('row').filter({ hasText: name })
  await expect(asked('Ivanov')).toContainText('Noor Haddad entered 22, you 21')
  await one.unroute('**/api/mark-sheets/*/marks')
  await asked('Ivanov').getByRole('button', { name: 'Keep mine' }).click()
  await asked('Jones').getByRole('button', { name: 'Keep theirs' }).click()
  await expect(saveLine(one)).toContainText(/^Saved/)
  for (const page of [one, other]) {
    await expect(markOf(page, 'Ivanov')).toHaveValue('21')
    await expect(markOf(page, 'Jones')).toHaveValue('32')
  }
})

test('marks typed while another person submits are kept, listed and tried again; a tab takes over from a closed one', async ({
  campus,
  visit,
}) => {
  const { lecturer, sheetId } = await examined(campus, ['Abel', 'Bauer', 'Cohen'], 'Raced final')
  const one = await visit({ as: lecturer })
  const other = await visit({ as: await campus.make.admin({ firstName: 'Noor', lastName: 'Haddad' }) })
  await one.goto(`/app/my-assignments/marks/${sheetId}`)
  await other.goto(`/app/add-results/${sheetId}`)
  for (const [name, mark] of [
    ['Abel', '10'],
    ['Bauer', '20'],
    ['Cohen', '30'],
  ] as const)
    await markOf(other, name).fill(mark)
  await expect(saveLine(other)).toContainText(/^Saved/)
  await expect(markOf(one, 'Cohen')).toHaveValue('30')

  // Offline, two tabs keep their changes separately. One of them is closed.
  await one.context().route('**/api/mark-sheets/*/marks', (route) => route.abort())
  const tab = await one.context().newPage()
  await tab.goto(`/app/my-assignments/marks/${sheetId}`)
  await markOf(tab, 'Abel').fill('11')
  await expect(saveLine(tab)).toContainText('Offline: 1 change kept')
  await markOf(one, 'Bauer').fill('21')
  await expect(saveLine(one)).toContainText('Offline: 1 change kept')
  await tab.close()
  await one.reload()
  await expect(markOf(one, 'Abel')).toHaveValue('11')
  await expect(markOf(one, 'Bauer')).toHaveValue('21')

  await other.getByRole('button', { name: 'Submit marks' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Submit marks' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Submitted')
  await expect(one.getByText(resultsSheetWords.theseMarksAreSubmitted())).toBeVisible()
  await one.context().unroute('**/api/mark-sheets/*/marks')
  const refused = one
    .getByRole('alert')
    .filter({ hasText: resultsSheetWords.changeWasRejected({ rejectedCount: 2 }) })
  await expect(refused).toContainText('Ana Abel, 11')
  await expect(refused).toContainText('Ana Bauer, 21')
  await one.reload()
  await expect(refused).toContainText('Ana Bauer, 21')

  const reopened = await other.request.post(`/api/mark-sheets/${sheetId}/reopening`, {
    data: { version: 1, reason: 'Two marks are newer' },
    headers: { origin: campus.url },
  })
  expect(reopened.status(), await reopened.text()).toBe(200)
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expect(saveLine(one)).toContainText(/^Saved/)
  await expect(markOf(other, 'Abel')).toHaveValue('11')
  await expect(markOf(other, 'Bauer')).toHaveValue('21')
})
