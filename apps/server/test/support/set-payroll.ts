import { type InstitutionSettings, institutionSettings } from '@campanile/contract/settings/settings.ts'
import { z } from 'zod/mini'
import type { Database } from '#db/database.ts'
import { institution } from '#domains/settings/settings.tables.ts'

/** Sets the institution's payroll settings: the defaults, with these changes. */
export async function setPayroll(
  db: Database,
  payroll: Partial<InstitutionSettings['payroll']>,
): Promise<void> {
  await db
    .update(institution)
    .set({ settings: { payroll: z.parse(institutionSettings.shape.payroll, payroll) } })
}
