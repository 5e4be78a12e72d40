import { newId } from '@campanile/server/db/columns.ts'
import { disputes } from '@campanile/server/domains/attendance/review.tables.ts'
import { m as insightWaitingWords } from '@campanile/web/src/domains/insight/waiting/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

const test = storiesOnOwnCampus()

test('a lecturer asks a colleague to decide a dispute, with a note, and the colleague hands it back', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const ines = await make.lecturer({ firstName: 'Ines', lastName: 'Carvalho' })
  const omar = await make.lecturer({ firstName: 'Omar', lastName: 'Haddad' })
  const student = await make.student({ firstName: 'Ana', lastName: 'Within' })
  const session = await make.session((await make.class([ines, omar], [student])).id)
  await db
    .insert(disputes)
    .values({ id: newId(), sessionId: session.id, studentId: student.id, openedAt: new Date() })

  const page = await visit({ as: ines })
  await page.goto('/app/dashboard/waiting')
  const list = page.getByRole('region', { name: insightWaitingWords.waitingItems() })
  await expect(list.getByRole('link', { name: 'Ana Within' })).toBeVisible()
  await list.getByRole('button', { name: 'More for Ana Within' }).click()
  await page.getByRole('menuitem', { name: 'Notes' }).click()
  const notes = page.getByRole('dialog', { name: 'Notes on Ana Within' })
  await notes.getByLabel('New note').fill('She sat in the second row')
  await expectAccessible(page)
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('list', { name: 'Notes' })).toContainText('She sat in the second row')
  await notes.getByRole('button', { name: 'Close' }).last().click()
  await list.getByRole('button', { name: 'More for Ana Within' }).click()
  await page.getByRole('menuitem', { name: 'Delegate' }).click()
  const delegating = page.getByRole('dialog', { name: 'Delegate Ana Within' })
  await delegating.getByLabel('Colleague').selectOption('Omar Haddad')
  await delegating.getByLabel('Reason').fill('You held the session')
  await expectAccessible(page)
  await delegating.getByRole('button', { name: 'Delegate' }).click()
  await expect(list).toContainText(
    insightWaitingWords.youDelegated({ to: 'Omar Haddad', reason: 'You held the session' }),
  )

  const other = await visit({ as: omar, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await other.goto('/app/dashboard/waiting?delegated=to-me')
  const asked = other.getByRole('region', { name: insightWaitingWords.waitingItems() })
  await expect(asked).toContainText(
    insightWaitingWords.delegatedToYou({ by: 'Ines Carvalho', reason: 'You held the session' }),
  )
  await expect(asked.getByRole('button', { name: /^1 note/ })).toBeVisible()
  await expectAccessible(other)
  await asked.getByRole('button', { name: 'More for Ana Within' }).click()
  await other.getByRole('menuitem', { name: 'Hand back' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Hand back' }).click()
  await expect(asked.getByText('Ines Carvalho asks you')).toHaveCount(0)
  await expect(list.getByText('You asked Omar Haddad')).toHaveCount(0)
})

test('a lecturer adds a note and delegates in the review itself, and the colleague reads both there', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const ines = await make.lecturer({ firstName: 'Ines', lastName: 'Moura' })
  const omar = await make.lecturer({ firstName: 'Omar', lastName: 'Nasser' })
  const student = await make.student({ firstName: 'Ana', lastName: 'Reviewed' })
  const session = await make.session((await make.class([ines, omar], [student])).id)
  await db
    .insert(disputes)
    .values({ id: newId(), sessionId: session.id, studentId: student.id, openedAt: new Date() })

  const page = await visit({ as: ines })
  await page.goto('/app/dashboard/waiting')
  await page.getByRole('button', { name: /^Review/ }).click()
  const review = page.getByRole('dialog', { name: /Reviewed’s dispute$/ })
  await expect(review.getByRole('button', { name: insightWaitingWords.delegate() })).toBeVisible()
  await page.keyboard.press('n')
  const notes = page.getByRole('dialog', { name: 'Notes on Ana Reviewed' })
  await notes.getByLabel('New note').fill('She sat in the second row')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('list', { name: 'Notes' })).toContainText('She sat in the second row')
  await notes.getByRole('button', { name: 'Close' }).last().click()
  await expect(notes).toBeHidden()
  await expect(review.getByRole('list', { name: 'Notes' })).toContainText('She sat in the second row')
  await page.keyboard.press('d')
  const delegating = page.getByRole('dialog', { name: 'Delegate Ana Reviewed' })
  await delegating.getByLabel('Colleague').selectOption('Omar Nasser')
  await delegating.getByLabel('Reason').fill('You held the session')
  await delegating.getByRole('button', { name: insightWaitingWords.delegate() }).click()
  await expect(review).toContainText(
    insightWaitingWords.youDelegated({ to: 'Omar Nasser', reason: 'You held the session' }),
  )
  await expectAccessible(page)

  const other = await visit({ as: omar, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await other.goto('/app/dashboard/waiting?delegated=to-me')
  await other.getByRole('button', { name: /^Review/ }).click()
  const asked = other.getByRole('dialog', { name: /Reviewed’s dispute$/ })
  await expect(asked.getByRole('list', { name: 'Notes' })).toContainText('She sat in the second row')
  await expect(asked).toContainText(
    insightWaitingWords.delegatedToYou({ by: 'Ines Moura', reason: 'You held the session' }),
  )
  await expectAccessible(other)
  await asked.getByRole('button', { name: insightWaitingWords.handBack() }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: insightWaitingWords.handBack() }).click()
  await expect(other.getByRole('alertdialog')).toBeHidden()
  await expect(review).not.toContainText('You asked Omar Nasser')
})
