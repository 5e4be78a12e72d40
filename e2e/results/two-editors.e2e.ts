import { expect, test } from '../support/test.ts'
import { examined, markOf, saveLine } from './results-page.ts'

test('two people mark the same sheet: no cell is lost, each sees the other’s, the same cell asks', async ({
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
  await asked('Jones').getByRole('button', { name: 'Take theirs' }).click()
  await expect(saveLine(one)).toContainText(/^Saved/)
  for (const page of [one, other]) {
    await expect(markOf(page, 'Ivanov')).toHaveValue('21')
    await expect(markOf(page, 'Jones')).toHaveValue('32')
  }
})
