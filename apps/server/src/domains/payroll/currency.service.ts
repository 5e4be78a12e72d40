import type { Database } from '#db/database.ts'
import { pgType, queryRow } from '#db/rows.ts'
import { AppError } from '#http/app-error.ts'
import { m } from './messages.ts'

/** Whether any amount of money is stored. */
async function hasAmounts(db: Database): Promise<boolean> {
  const row = await queryRow(db, {
    found: pgType.boolean,
  })`select exists (select 1 from pay_profiles) or exists (select 1 from pay_runs)
      or exists (select 1 from pay_items) as found`
  return row?.found === true
}

/** @throws AppError currency-in-use when amounts exist, because they would change their meaning */
export async function refuseOtherCurrency(db: Database, before: string, after: string): Promise<void> {
  if (before === after || !(await hasAmounts(db))) return
  const fields = { 'values.payroll.currency': m.currencyInUse() }
  throw new AppError('currency-in-use', { fields })
}
