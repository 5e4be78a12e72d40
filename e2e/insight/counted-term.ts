import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { classes } from '@campanile/server/domains/structure/structure.tables.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Campus } from '../support/campus.ts'
import { expect } from '../support/test.ts'

/** A new term in which Ada always attends and Ben falls below the requirement. */
export async function aTerm({ make, db }: Campus) {
  const lecturer = await make.lecturer({ firstName: 'Lee', lastName: 'Figured' })
  const student = (firstName: string) => make.student({ firstName, lastName: 'Figured' })
  const [ada, ben] = [await student('Ada'), await student('Ben')]
  const made = await markedClass(
    { make, db, now: () => new Date() },
    [lecturer],
    [
      [ada, 'PPLPPPPP'],
      [ben, 'PPPPPAAA'],
    ],
  )
  const [row] = await db.select().from(classes).where(eq(classes.id, made.id))
  return { ...made, termId: row!.termId }
}

/** Figures follow the records within seconds; those of students some seconds later. */
export const openWhenCounted = (page: Page, path: string, words: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
