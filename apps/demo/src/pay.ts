import { type EmploymentType, employmentTypes, type Role, roles } from '@campanile/contract/roles.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { nullable, pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { sealAccount } from '@campanile/server/domains/payroll/bank/bank-details-seal.ts'
import { monthsBefore } from '@campanile/server/domains/payroll/computing/pay-months.rules.ts'
import { payRuns } from '@campanile/server/domains/payroll/pay-runs.tables.ts'
import {
  bankDetails,
  payItems,
  payProfileItems,
  payProfiles,
} from '@campanile/server/domains/payroll/pay-setup.tables.ts'
import { fixUnpaid } from '@campanile/server/domains/payroll/runs/pay-runs.repo.ts'
import { computeAtOnce, restartComputing } from '@campanile/server/domains/payroll/runs/pay-runs.service.ts'
import { addDays, daysOfMonth, instantAt } from '@campanile/server/platform/calendar.ts'
import type { Platform } from '@campanile/server/platform/platform.ts'
import { sql } from 'drizzle-orm'
import { between } from './chance.ts'
import type { DemoTime } from './demo-time.ts'
import { type DemoProfile, demoPayItems, demoProfiles } from './pay-plan.ts'

interface Payable {
  id: string
  name: string
  role: Role
  type: EmploymentType | null
  number: string
}

/** By the part of the email address before the @. */
type People = Map<string, Payable>

/**
 * Adds pay items and profiles, last month's run (paid and locked), and this month's run (computed, with open
 * discrepancies).
 */
export async function fillPay(
  platform: Pick<Platform, 'secrets'>,
  db: Database,
  when: DemoTime,
): Promise<void> {
  const { now, today } = when
  const found = await queryRows(db, {
    id: pgType.uuid,
    name: pgType.text,
    role: pgType.oneOf(roles),
    type: nullable(pgType.oneOf(employmentTypes)),
    number: pgType.text,
    email: pgType.text,
  })`select id, email::text as email, first_name || ' ' || last_name as name, role, employment_type as type,
        coalesce(number, '') as number from people where email::text like '%@campanile.test' order by number`
  const people: People = new Map(found.map((it) => [it.email.replace('@campanile.test', ''), it]))
  const month = today.slice(0, 7)
  await insertProfiles(platform, db, { people, month, now })
  const adminId = people.get('admin')!.id
  for (const [back, end] of [
    [3, 'locked'],
    [2, 'locked'],
    [1, 'paid'],
  ] as const) {
    const before = monthsBefore(month, back)
    await computeRun(db, { month: before, adminId, at: payday(when, before), end })
  }
  await askQuestions(db, { month: monthsBefore(month, 1), adminId, now })
  await computeRun(db, { month, adminId, at: now, end: 'computed' })
}

/** Adds questions about last month's pay: one is open, the other is answered. */
async function askQuestions(
  db: Database,
  { month, adminId, now }: { month: string; adminId: string; now: Date },
) {
  const asked = [
    ['visiting', 'teaching', 'Do these hours include the Friday session I covered?', null],
    [
      'staff',
      'allowance',
      'Why is this less than last month?',
      'It’s calculated by working day, and this month had fewer.',
    ],
  ] as const
  for (const [person, kind, question, answer] of asked)
    await db.execute(sql`
      insert into pay_questions (id, pay_line_id, payslip_id, person_id, line_label, line_kind, line_amount, question,
        asked_at, answer, answered_at, answered_by)
      select ${newId()}::uuid, l.id, s.id, s.person_id, l.label, l.kind, l.amount, ${question}, ${hoursBefore(now, 26)},
        ${answer}::text, ${answer && hoursBefore(now, 20)}::timestamptz, ${answer && adminId}::uuid
      from payslips s join pay_runs r on r.id = s.pay_run_id and r.month = ${month}
      join people p on p.id = s.person_id and p.email = ${`${person}@campanile.test`}
      join pay_lines l on l.payslip_id = s.id and l.kind = ${kind}
      order by l.id limit 1`)
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Runs are computed on the third of the following month. */
const payday = ({ timeZone }: DemoTime, month: string) =>
  instantAt(timeZone, addDays(daysOfMonth(month).last, 3), '10:00')

/** The planned profiles, and a typical one for everyone else who is paid. */
function profilesOf(people: People): DemoProfile[] {
  const planned = new Set([...demoProfiles.map(({ person }) => person), 'yannick.roux'])
  const others = [...people].filter(
    ([name, { role }]) => !planned.has(name) && (role === 'lecturer' || role === 'staff'),
  )
  return [
    ...demoProfiles.filter(({ person }) => people.has(person)),
    ...others.map(([person, { role, type, number }]): DemoProfile => {
      const dear = role === 'lecturer' ? 1.4 : 1
      const employmentType = type ?? 'full-time'
      if (employmentType === 'visiting' || (employmentType === 'part-time' && role === 'lecturer'))
        return {
          person,
          employmentType,
          basis: 'hour',
          amount: 100 * between(42, 68, 'rate', number),
          bank: true,
        }
      const full = 2_500 * between(105, 150, 'pay', number) * dear
      const amount = Math.round(employmentType === 'part-time' ? full / 2 : full)
      return { person, employmentType, basis: 'month', amount, bank: between(1, 30, 'bank', number) > 1 }
    }),
  ]
}

async function insertProfiles(
  platform: Pick<Platform, 'secrets'>,
  db: Database,
  { people, month, now }: { people: People; month: string; now: Date },
): Promise<void> {
  const history = { createdAt: now, updatedAt: now }
  const items = demoPayItems.map((it) => ({ id: newId(), ...it, ...history }))
  await db.insert(payItems).values(items)
  const rows = profilesOf(people).map((it) => ({ id: newId(), plan: it, person: people.get(it.person)! }))
  await db.insert(payProfiles).values(
    rows.map(({ id, plan: { employmentType, basis, amount, joinsOn }, person }) => ({
      id,
      personId: person.id,
      employmentType,
      basis,
      amount,
      firstDay: joinsOn ? `${month}-${String(joinsOn).padStart(2, '0')}` : `${monthsBefore(month, 9)}-01`,
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
  /** The final state of the run. From paid on, no discrepancy is open. */
  end: 'computed' | 'paid' | 'locked'
}

async function computeRun(db: Database, { month, adminId, at, end }: DemoRun): Promise<void> {
  const id = newId()
  const by = { createdAt: at, createdBy: adminId, computedAt: at, countedAt: at }
  await db.insert(payRuns).values({ id, month, kind: 'regular', status: 'computed', currency: 'EUR', ...by })
  const items = await restartComputing(db, { id, month })
  await db.execute(sql`update pay_runs set items = ${JSON.stringify(items)}::jsonb where id = ${id}`)
  const run = { id, month, currency: 'EUR', items, countedAt: at }
  await computeAtOnce(db, run, at)
  if (end === 'computed') return
  await db.execute(sql`
    update pay_discrepancies set settled_at = ${at}, settled_by = ${adminId}, version = 1,
      decision = case when kind = 'cancelled' then 'do-not-pay' when session_id is not null then 'pay' else 'acknowledged' end,
      note = case kind when 'not-recorded' then 'The room booking shows that it took place.' end
    where pay_run_id = ${id}`)
  await db.execute(sql`update pay_run_people set computed_at = null where pay_run_id = ${id}`)
  await computeAtOnce(db, run, at)
  await db.execute(sql`
    update pay_runs set status = ${end}, version = ${end === 'locked' ? 5 : 4}, approved_at = ${at}, approved_by = ${adminId}, paid_at = ${at},
      paid_by = ${adminId}, paid_on = (${month} || '-01')::date + interval '1 month - 1 day',
      pay_on = (${month} || '-01')::date + interval '1 month - 1 day', computed_by = ${adminId},
      locked_at = ${end === 'locked' ? at : null}::timestamptz, locked_by = ${end === 'locked' ? adminId : null}::uuid
    where id = ${id}`)
  await fixUnpaid(db, id)
}
