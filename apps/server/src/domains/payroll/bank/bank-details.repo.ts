import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { bankDetails } from '../pay-setup.tables.ts'

export interface BankDetailsRow {
  sealed: Buffer
  changedAt: Date
  changedById: string
  changedBy: string
  version: number
}

export async function findBankDetails(db: Database, personId: string): Promise<BankDetailsRow | undefined> {
  const [row] = await rowsOf<BankDetailsRow>(
    db,
    sql`
    select b.sealed, b.changed_at as "changedAt", b.changed_by as "changedById",
      c.first_name || ' ' || c.last_name as "changedBy", b.version
    from bank_details b join people c on c.id = b.changed_by
    where b.person_id = ${personId}`,
    ['changedAt'],
  )
  return row
}

/** Whether this person exists and can be paid. People who have left can, for their last pay. */
export async function mayBePaid(db: Database, personId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`
    select 1 from people p where p.id = ${personId} and p.role <> 'student' and (p.archived_at is null
      or exists (select 1 from pay_profiles f where f.person_id = p.id)
      or exists (select 1 from payslips s where s.person_id = p.id))`,
  )
  return rows.length > 0
}

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
