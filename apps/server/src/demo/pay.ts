import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { sealAccount } from '#domains/payroll/bank-details-seal.ts'
import { monthsBefore } from '#domains/payroll/pay-months.rules.ts'
import { computeAtOnce, startAnew } from '#domains/payroll/pay-run-start.service.ts'
import { payRuns } from '#domains/payroll/pay-runs.tables.ts'
import { bankDetails, payItems, payProfileItems, payProfiles } from '#domains/payroll/pay-setup.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import type { DemoTime } from './demo-time.ts'
import { demoPayItems, demoProfiles } from './pay-plan.ts'

type People = Map<string, { id: string; name: string }>

/** Items, profiles, the last month paid and locked, and this one computed, with what waits to be settled. */
export async function fillPay(
  platform: Pick<Platform, 'secrets'>,
  db: Database,
  { now, today }: DemoTime,
): Promise<void> {
  const found = await rowsOf<{ id: string; email: string; name: string }>(
    db,
    sql`select id, email::text as email, first_name || ' ' || last_name as name from people
      where email::text like '%@campanile.test'`,
  )
  const people: People = new Map(found.map((it) => [it.email.replace('@campanile.test', ''), it]))
  const month = today.slice(0, 7)
  await insertProfiles(platform, db, { people, month, now })
  const adminId = people.get('admin')!.id
  const last = monthsBefore(month, 1)
  await computeRun(db, { month: last, adminId, at: daysAfter(now, -20), settle: true })
  await computeRun(db, { month, adminId, at: now, settle: false })
}

async function insertProfiles(
  platform: Pick<Platform, 'secrets'>,
  db: Database,
  { people, month, now }: { people: People; month: string; now: Date },
): Promise<void> {
  const history = { createdAt: now, updatedAt: now }
  const items = demoPayItems.map((it) => ({ id: newId(), ...it, ...history }))
  await db.insert(payItems).values(items)
  const rows = demoProfiles.map((it) => ({ id: newId(), plan: it, person: people.get(it.person)! }))
  await db.insert(payProfiles).values(
    rows.map(({ id, plan: { employmentType, basis, amount, joinsOn }, person }) => ({
      id,
      personId: person.id,
      employmentType,
      basis,
      amount,
      firstDay: joinsOn ? `${month}-${String(joinsOn).padStart(2, '0')}` : `${monthsBefore(month, 6)}-01`,
      ...history,
    })),
  )
  const named = rows.flatMap(({ id, plan }) =>
    (plan.items ?? []).map((code) => ({
      payProfileId: id,
      payItemId: items.find((it) => it.code === code)!.id,
    })),
  )
  await db.insert(payProfileItems).values(named)
  await db.insert(bankDetails).values(
    rows
      .filter(({ plan }) => plan.bank)
      .map(({ person }, place) => {
        const accountNumber = `4000${String(1_230_000 + place * 4_567)}`
        const account = { holder: person.name, accountNumber, bankCode: 'CAMPGB2L', bankName: 'Campus Bank' }
        return {
          personId: person.id,
          sealed: sealAccount(platform, person.id, account),
          changedAt: now,
          changedBy: person.id,
          version: 1,
        }
      }),
  )
}

interface DemoRun {
  month: string
  adminId: string
  at: Date
  /** Everything settled, then approved, paid and locked. */
  settle: boolean
}

async function computeRun(db: Database, { month, adminId, at, settle }: DemoRun): Promise<void> {
  const id = newId()
  const by = { createdAt: at, createdBy: adminId, computedAt: at, countedAt: at }
  await db.insert(payRuns).values({ id, month, kind: 'regular', status: 'computed', currency: 'EUR', ...by })
  const items = await startAnew(db, { id, month })
  await db.execute(sql`update pay_runs set items = ${JSON.stringify(items)}::jsonb where id = ${id}`)
  const run = { id, month, currency: 'EUR', items, countedAt: at }
  await computeAtOnce(db, run, at)
  if (!settle) return
  await db.execute(sql`
    update pay_discrepancies set settled_at = ${at}, settled_by = ${adminId}, version = 1,
      decision = case when kind = 'cancelled' then 'do-not-pay' when session_id is not null then 'pay' else 'noted' end,
      note = case kind when 'not-recorded' then 'The room book shows that it took place.' end
    where pay_run_id = ${id}`)
  await db.execute(sql`update pay_run_people set computed_at = null where pay_run_id = ${id}`)
  await computeAtOnce(db, run, at)
  await db.execute(sql`
    update pay_runs set status = 'locked', version = 5, approved_at = ${at}, approved_by = ${adminId}, paid_at = ${at},
      paid_by = ${adminId}, paid_on = (${month} || '-01')::date + interval '1 month - 1 day', locked_at = ${at},
      locked_by = ${adminId}
    where id = ${id}`)
}
