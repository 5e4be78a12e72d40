import { m as structureMaterialsWords } from '@campanile/web/src/domains/structure/materials/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('a lecturer lists links to materials, changes their order, and students open them', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const { id } = await make.class([lecturer], [student])
  const page = await visit({ as: lecturer })
  await page.goto(`/app/classes/${id}/settings`)
  await expect(page.getByText(structureMaterialsWords.noMaterialsYet())).toBeVisible()

  await page.getByRole('button', { name: structureMaterialsWords.editLinks() }).click()
  const dialog = page.getByRole('dialog')
  const link = (number: number) =>
    dialog.getByRole('group', { name: structureMaterialsWords.linkNumber({ number: String(number) }) })
  const fill = async (number: number, title: string, address: string) => {
    await link(number).getByLabel(structureMaterialsWords.title()).fill(title)
    await link(number).getByLabel(structureMaterialsWords.address()).fill(address)
  }
  await dialog.getByRole('button', { name: structureMaterialsWords.addLink() }).click()
  await fill(1, 'Forum', 'javascript:alert(1)')
  await dialog.getByRole('button', { name: structureMaterialsWords.saveLinks() }).click()
  await expect(link(1).getByText('Enter a full address that starts with https://')).toBeVisible()
  await fill(1, 'Forum', 'https://forum.example/campus')
  await dialog.getByRole('button', { name: structureMaterialsWords.addLink() }).click()
  await fill(2, 'Lecture slides', 'https://drive.example/slides')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: structureMaterialsWords.moveUp({ number: '2' }) }).click()
  await expect(link(1).getByLabel(structureMaterialsWords.title())).toHaveValue('Lecture slides')
  await dialog.getByRole('button', { name: structureMaterialsWords.saveLinks() }).click()
  await expect(dialog).toBeHidden()
  const list = page.getByRole('list', { name: structureMaterialsWords.materialsOfTheClass() })
  await expect(list.getByRole('link')).toHaveText([/^Lecture slides/, /^Forum/])
  await expectAccessible(page)

  const studying = await visit({ as: student, viewport: { width: 390, height: 844 } })
  await studying.goto(`/app/classes/${id}`)
  const card = studying.getByRole('region', { name: structureMaterialsWords.materials() })
  const slides = card.getByRole('link', { name: /^Lecture slides/ })
  await expect(slides).toHaveAttribute('href', 'https://drive.example/slides')
  await expect(slides).toHaveAttribute('rel', /noopener/)
  await expectAccessible(studying)

  // The open page of a student follows.
  await page.getByRole('button', { name: structureMaterialsWords.editLinks() }).click()
  await dialog.getByRole('button', { name: structureMaterialsWords.removeLink({ number: '2' }) }).click()
  await dialog.getByRole('button', { name: structureMaterialsWords.saveLinks() }).click()
  await expect(card.getByRole('link')).toHaveCount(1)
})

test('two people who edit the links at once don’t overwrite each other', async ({ campus, visit }) => {
  const { make } = campus
  const lecturers = [await make.lecturer(), await make.lecturer()]
  const { id } = await make.class(lecturers)
  const pages = await Promise.all(lecturers.map((as) => visit({ as })))
  const [first, second] = [pages[0]!, pages[1]!]
  for (const page of pages) {
    await page.goto(`/app/classes/${id}/settings`)
    await page.getByRole('button', { name: structureMaterialsWords.editLinks() }).click()
    await page.getByRole('button', { name: structureMaterialsWords.addLink() }).click()
    await page.getByLabel(structureMaterialsWords.title()).fill(page === first ? 'Slides' : 'Reading list')
    await page.getByLabel(structureMaterialsWords.address()).fill('https://drive.example')
  }
  await first.getByRole('button', { name: structureMaterialsWords.saveLinks() }).click()
  await expect(first.getByRole('dialog')).toBeHidden()
  await second.getByRole('button', { name: structureMaterialsWords.saveLinks() }).click()
  await expect(second.getByRole('dialog')).toContainText('Slides')
  await second.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(second.getByRole('link', { name: /^Slides/ })).toBeVisible()
})
