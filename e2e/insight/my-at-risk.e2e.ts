import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { classes, terms } from '@campanile/server/domains/structure/structure.tables.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { openWhenCounted } from './counted-term.ts'

// The current term of the campus is theirs.
const test = storiesOnOwnCampus()

test('a lecturer sees who is at risk in their classes, and no one from other classes', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const [mine, other] = [await make.lecturer(), await make.lecturer()]
  const ben = await make.student({ firstName: 'Ben', lastName: 'Fallen' })
  const cy = await make.student({ firstName: 'Cy', lastName: 'Elsewhere' })
  const now = () => new Date()
  const [taught, foreign] = [
    await markedClass({ make, db, now }, [mine], [[ben, 'PPPPPAAA']]),
    await markedClass({ make, db, now }, [other], [[cy, 'AAAAAAAA']]),
  ]
  // Both in the term that began last.
  const [row] = await db.select().from(classes).where(eq(classes.id, foreign.id))
  const termId = row!.termId
  const today = new Date().toISOString().slice(0, 10)
  await db.update(terms).set({ firstDay: today, lastDay: '2099-12-31' }).where(eq(terms.id, termId))
  await db.update(classes).set({ termId }).where(eq(classes.id, taught.id))
  const page = await visit({ as: mine, viewport: { width: 390, height: 844 } })
  await openWhenCounted(page, '/app/dashboard', 'Students at risk')
  const card = page.getByRole('region', { name: 'Students at risk' })
  await expect(card).toContainText('Ben Fallen')
  await expect(card).toContainText('Missed the last 3 sessions')
  await expect(card).not.toContainText('Cy Elsewhere')
  await expectAccessible(page)
  await card.getByRole('link', { name: new RegExp(taught.courseCode) }).click()
  await expect(page).toHaveURL(new RegExp(`/app/classes/${taught.id}/report`))
})
