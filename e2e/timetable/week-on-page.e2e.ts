import { newId } from '@campanile/server/db/columns.ts'
import {
  batches,
  classBatches,
  departments,
  programmes,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { m as shellWords } from '@campanile/web/src/shell/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'
import { minutesUntil, nextWeek } from './schedule-page.ts'

const [monday] = nextWeek as [string]

/** A batch and a lecturer with a session on Monday. */
async function aWeek({ make, db }: Campus) {
  const lecturer = await make.lecturer()
  const taught = await make.class([lecturer])
  const [departmentId, programmeId, batchId] = [newId(), newId(), newId()]
  const history = { createdAt: new Date(), updatedAt: new Date() }
  await db.insert(departments).values({ id: departmentId, name: `Weeks ${departmentId}`, ...history })
  await db.insert(programmes).values({ id: programmeId, departmentId, name: 'Weeks', ...history })
  await db
    .insert(batches)
    .values({ id: batchId, programmeId, code: `W-${batchId.slice(-6)}`, intakeYear: 2026, ...history })
  await db.insert(classBatches).values({ classId: taught.id, batchId })
  await make.session(taught.id, { startsInMinutes: minutesUntil(monday, 10) })
  return { ...taught, lecturer, batchId }
}

test('the pages of a batch and of a lecturer show their week, and lead to the timetable', async ({
  campus,
  visit,
}) => {
  const { lecturer, batchId, courseCode } = await aWeek(campus)
  const page = await visit({ as: await campus.make.admin() })
  for (const [path, by, id] of [
    [`/app/classes/batches/${batchId}`, 'batch', batchId],
    [`/app/users/${lecturer.id}`, 'lecturer', lecturer.id],
  ] as const) {
    await page.goto(`${path}?date=${monday}`)
    const week = page.getByRole('region', { name: shellWords.week(), exact: true })
    await expect(week.getByRole('button', { name: new RegExp(`^${courseCode} `) }).first()).toBeVisible()
    await expectAccessible(page)
    await week.getByRole('link', { name: shellWords.openInTimetable() }).click()
    await expect(page).toHaveURL(new RegExp(`/app/classes/timetable\\?by=${by}&of=${id}$`))
  }
})
