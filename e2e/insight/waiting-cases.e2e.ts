import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { classes, terms } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as insightCasesWords } from '@campanile/web/src/domains/insight/cases/messages.ts'
import { m as waitingWords } from '@campanile/web/src/domains/insight/waiting/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { openWhenCounted } from './counted-term.ts'

// The current term of the campus is theirs.
const test = storiesOnOwnCampus()

test('a case opened from the class waits for its lecturer until the next step is planned', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const lecturer = await make.lecturer({ firstName: 'Ruth', lastName: 'Waiting' })
  const eve = await make.student({ firstName: 'Eve', lastName: 'Missing' })
  const taught = await markedClass({ make, db, now: () => new Date() }, [lecturer], [[eve, 'PPPPPAAA']])
  const [row] = await db.select().from(classes).where(eq(classes.id, taught.id))
  const today = new Date().toISOString().slice(0, 10)
  await db.update(terms).set({ firstDay: today, lastDay: '2099-12-31' }).where(eq(terms.id, row!.termId))

  const page = await visit({ as: lecturer })
  await openWhenCounted(page, `/app/classes/${taught.id}`, 'Students at risk')
  await page.getByRole('button', { name: 'Case of Eve Missing' }).click()
  await page
    .getByRole('dialog', { name: insightCasesWords.openCaseOf({ name: 'Eve Missing' }) })
    .getByRole('button', { name: 'Open case' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Case of Eve Missing', exact: true })).toBeVisible()

  await page.goto('/app/dashboard/waiting?queue=cases')
  const list = page.getByRole('region', { name: waitingWords.waitingItems() })
  await list.getByRole('button', { name: /^Review/ }).click()
  const review = page.getByRole('dialog', { name: 'Case of Eve Missing', exact: true })
  await expect(review.getByRole('button', { name: insightCasesWords.planNextStep() })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('a')
  const planning = page.getByRole('dialog', {
    name: insightCasesWords.nextStepOf({ name: 'Eve Missing' }),
  })
  await planning.getByLabel(insightCasesWords.nextStep()).fill('Call her at home')
  const day = planning.getByLabel(insightCasesWords.nextStepOn())
  await day.fill('11 Jan 2099')
  await day.blur()
  await expectAccessible(page)
  await planning.getByRole('button', { name: insightCasesWords.planNextStep() }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(list.getByRole('button', { name: /^Review/ })).toHaveCount(0)
  await page.goto('/app/dashboard/cases')
  await expect(page.getByText('Call her at home')).toBeVisible()
})
