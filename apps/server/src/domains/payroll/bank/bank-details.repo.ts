import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, pgType, queryRow, type ShapeRow } from '#db/rows.ts'
import { bankDetails } from '../pay-setup.tables.ts'

const bankDetailsRow = {
  sealed: bankDetails.sealed,
  changedAt: bankDetails.changedAt,
  changedById: bankDetails.changedBy,
  changedBy: pgType.text,
  version: bankDetails.version,
}
export type BankDetailsRow = ShapeRow<typeof bankDetailsRow>

export const findBankDetails = (db: Database, personId: string): Promise<BankDetailsRow | undefined> =>
  queryRow(db, bankDetailsRow)`
    select b.sealed, b.changed_at, b.changed_by as changed_by_id,
      c.first_name || ' ' || c.last_name as changed_by, b.version
    from bank_details b join people c on c.id = b.changed_by
    where b.person_id = ${personId}`

/** Whether this person exists and can be paid. People who have left can, for their last pay. */
export const mayBePaid = (db: Database, personId: string): Promise<boolean> =>
  hasRows(db)`
    select 1 from people p where p.id = ${personId} and p.role <> 'student' and (p.archived_at is null
      or exists (select 1 from pay_profiles f where f.person_id = p.id)
      or exists (select 1 from payslips s where s.person_id = p.id))`

interface Change {
  sealed: Buffer
  changedAt: Date
  changedBy: string
}

/** Returns false when the details are no longer at `version`; 0 means that there are none yet. */
export async function putBankDetails(
  db: Database,
  personId: string,
  version: number,
  change: Change,
): Promise<boolean> {
  const next = { ...change, version: version + 1 }
  const { rowCount } =
    version === 0
      ? await db
          .insert(bankDetails)
          .values({ personId, ...next })
          .onConflictDoNothing()
      : await db.update(bankDetails).set(next).where(at(personId, version))
  return rowCount === 1
}

/** Returns false when the details are no longer at `version`. */
export async function deleteBankDetails(db: Database, personId: string, version: number): Promise<boolean> {
  const { rowCount } = await db.delete(bankDetails).where(at(personId, version))
  return rowCount === 1
}

const at = (personId: string, version: number) =>
  and(eq(bankDetails.personId, personId), eq(bankDetails.version, version))
