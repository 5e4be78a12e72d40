import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { daysOfMonth } from '#platform/calendar.ts'
import { type ComputedRun, computePeople } from '../computing/pay-computing.service.ts'
import { monthsBefore } from '../computing/pay-months.rules.ts'
import type { PayItemRule } from '../items/pay-item.rules.ts'
import { listItemRules } from '../items/pay-items.repo.ts'
import * as repo from './pay-runs.repo.ts'

/** Lists the people of a run, none of them computed yet, and returns the current items. */
export async function restartComputing(
  db: Database,
  { id, month }: { id: string; month: string },
): Promise<PayItemRule[]> {
  const { settings } = await currentInstitution({ db })
  const { first, last } = daysOfMonth(month)
  const fromMonth = monthsBefore(month, settings.payroll.adjustMonths)
  await repo.listPeopleAnew(db, { payRunId: id, first, last, fromMonth, month })
  return listItemRules(db)
}

/** Computes everyone in a small run within the current transaction; for the demo. */
export async function computeAtOnce(db: Database, run: ComputedRun, now: Date): Promise<void> {
  const people = await repo.nextPeople(db, run.id, 1_000)
  await computePeople(db, run, people)
  await repo.markComputed(db, run.id, people, now)
}
