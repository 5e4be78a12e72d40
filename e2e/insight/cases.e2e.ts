import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { classes, terms } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as insightCasesWords } from '@campanile/web/src/domains/insight/cases/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { openWhenCounted } from './counted-term.ts'

// The current term of the campus is theirs.
const test = storiesOnOwnCampus()

test('a lecturer opens a case from a student at risk, writes to the student, and closes it', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const lecturer = await make.lecturer({ firstName: 'Ruth', lastName: 'Okonkwo' })
  const ben = await make.student({ firstName: 'Ben', lastName: 'Fallen' })
  const taught = await markedClass({ make, db, now: () => new Date() }, [lecturer], [[ben, 'PPPPPAAA']])
  const [row] = await db.select().from(classes).where(eq(classes.id, taught.id))
  const today = new Date().toISOString().slice(0, 10)
  await db.update(terms).set({ firstDay: today, lastDay: '2099-12-31' }).where(eq(terms.id, row!.termId))

  const page = await visit({ as: lecturer, viewport: { width: 390, height: 844 } })
  await openWhenCounted(page, '/app/dashboard', 'Students at risk')
  await page.getByRole('button', { name: 'Case of Ben Fallen' }).click()
  const opening = page.getByRole('dialog', { name: insightCasesWords.openCaseOf({ name: 'Ben Fallen' }) })
  await opening.getByLabel('Note').fill('Missed three labs in a row')
  await expectAccessible(page)
  await opening.getByRole('button', { name: 'Open case' }).click()

  const panel = page.getByRole('dialog', { name: 'Case of Ben Fallen', exact: true })
  await expect(panel.getByRole('list', { name: 'Notes and messages' })).toContainText(
    'Missed three labs in a row',
  )
  await expect(panel.getByLabel('Owner')).toContainText('Ruth Okonkwo')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Message student' }).click()
  const message = page.getByRole('dialog', { name: 'Message to Ben Fallen' })
  await message.getByRole('button', { name: 'Send message' }).click()
  await expect(message.getByLabel('Message')).toHaveAccessibleDescription(
    new RegExp(insightCasesWords.writeMessage()),
  )
  await message.getByLabel('Message').fill('Can we talk on Thursday?')
  await message.getByRole('button', { name: 'Send message' }).click()
  await expect(panel.getByRole('list', { name: 'Notes and messages' })).toContainText(
    'Can we talk on Thursday?',
  )

  const studying = await visit({ as: ben })
  await studying.goto('/app/dashboard')
  await studying.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(studying.getByText('Message from Ruth Okonkwo')).toBeVisible()
  await expect(studying.getByText('Can we talk on Thursday?')).toBeVisible()

  await panel.getByRole('button', { name: 'Close case' }).click()
  const closing = page.getByRole('dialog', { name: insightCasesWords.closeCaseOf({ name: 'Ben Fallen' }) })
  await closing.getByLabel('Outcome').selectOption('Plan agreed with the student')
  await closing.getByRole('button', { name: 'Close case' }).click()
  await expect(panel).toContainText('Plan agreed with the student')
  await expect(panel.getByRole('button', { name: 'Close case' })).toHaveCount(0)

  await page.goto('/app/dashboard/cases')
  await expect(page.getByText('No cases')).toBeVisible()
  await page.goto('/app/dashboard/cases?state=closed')
  await expect(page.getByRole('link', { name: 'Ben Fallen' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the case of Ben Fallen' }).click()
  await expect(panel).toContainText('Closed by Ruth Okonkwo')

  await panel.getByRole('button', { name: 'Reopen case' }).click()
  const reopening = page.getByRole('dialog', { name: insightCasesWords.reopenCaseOf({ name: 'Ben Fallen' }) })
  await reopening.getByLabel('Reason').fill('Missing again')
  await reopening.getByRole('button', { name: 'Reopen case' }).click()
  await expect(panel.getByRole('button', { name: 'Close case' })).toBeVisible()
  await expect(panel).toContainText('Missing again')
  await expectAccessible(page)
})
