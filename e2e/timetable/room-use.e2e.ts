import { m as chartsWords } from '@campanile/web/src/charts/messages.ts'
import { m as roomWords } from '@campanile/web/src/domains/timetable/rooms/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

const test = storiesOnOwnCampus()

test('an admin compares the use of all rooms, looks up what it means, and opens a room', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const students = [await make.student(), await make.student(), await make.student()]
  // Sixty seats each: 5 % and 0 % of them are filled.
  const full = await make.class([await make.lecturer()], students)
  await make.session(full.id, { startsInMinutes: -5, minutes: 10 })
  await make.session((await make.class([await make.lecturer()])).id, { startsInMinutes: -5, minutes: 20 })
  const admin = await make.admin()
  const page = await visit({ as: admin })
  await page.goto('/app/classes/rooms/use?by=-filled')
  const card = page.getByRole('region', { name: roomWords.roomUse() })
  const rooms = card.getByRole('list', { name: roomWords.roomUse() }).getByRole('listitem')
  await expect(rooms).toHaveCount(2)
  await expect(rooms.first()).toContainText(roomWords.filledShare({ share: '5%' }))
  await expect(rooms.last()).toContainText(roomWords.filledShare({ share: '0%' }))
  await card.getByRole('button', { name: uiWords.definitionOf({ label: roomWords.seatsFilled() }) }).click()
  await expect(page.getByText(uiWords.seatsFilledDefinition())).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await card.getByLabel(roomWords.sortBy()).selectOption(roomWords.emptiestFirst())
  await expect(rooms.first()).toContainText(roomWords.filledShare({ share: '0%' }))
  await expect(page).toHaveURL(/by=filled/)

  const name = (await rooms.last().getByRole('link').textContent()) ?? ''
  await card.getByLabel(roomWords.findARoom()).fill(name)
  await expect(rooms).toHaveCount(1)
  await card
    .getByRole('button', { name: chartsWords.showLabelAsTable({ label: roomWords.roomUse() }) })
    .click()
  await card.getByRole('table').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const phone = await visit({ as: admin, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await phone.goto('/app/classes/timetable')
  await phone.getByRole('link', { name: roomWords.roomUse() }).click()
  await expect(phone.getByRole('list', { name: roomWords.roomUse() }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(phone)
})
