import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import * as repo from './currency.repo.ts'

/** @throws AppError currency-in-use when amounts exist, because they would change their meaning */
export async function refuseOtherCurrency(db: Database, before: string, after: string): Promise<void> {
  if (before === after || !(await repo.hasAmounts(db))) return
  const fields = { 'values.payroll.currency': 'Amounts have already been entered in this currency' }
  throw new AppError('currency-in-use', { fields })
}
