import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { payQuestions } from '../pay-runs.tables.ts'

export interface QuestionRow {
  id: string
  payslipId: string
  payLineId: string | null
  month: string
  lineLabel: string
  lineAmount: number
  lineKind: PayLineKind
  currency: string
  personId: string
  personName: string
  profileImage: string | null
  question: string
  askedAt: Date
  answer: string | null
  answeredAt: Date | null
  answeredBy: string | null
}

const select = (db: Database, rest: SQL) =>
  rowsOf<QuestionRow>(
    db,
    sql`
    select q.id, q.payslip_id as "payslipId", q.pay_line_id as "payLineId", r.month,
      q.line_label as "lineLabel", q.line_amount::float8 as "lineAmount", q.line_kind as "lineKind", r.currency,
      q.person_id as "personId", p.first_name || ' ' || p.last_name as "personName",
      p.profile_image as "profileImage", q.question, q.asked_at as "askedAt", q.answer,
      q.answered_at as "answeredAt", a.first_name || ' ' || a.last_name as "answeredBy"
    from pay_questions q
    join payslips s on s.id = q.payslip_id
    join pay_runs r on r.id = s.pay_run_id
    join people p on p.id = q.person_id
    left join people a on a.id = q.answered_by
    ${rest}`,
    ['askedAt', 'answeredAt'],
  )

export async function findQuestion(db: Database, questionId: string): Promise<QuestionRow | undefined> {
  const [row] = await select(db, sql`where q.id = ${questionId}`)
  return row
}

interface Line {
  label: string
  kind: PayLineKind
  amount: number
}

/** A line of this payslip. */
export async function findLine(
  db: Database,
  payslipId: string,
  payLineId: string,
): Promise<Line | undefined> {
  const [row] = await rowsOf<Line>(
    db,
    sql`
    select label, kind, amount::float8 as amount from pay_lines
    where id = ${payLineId} and payslip_id = ${payslipId}`,
  )
  return row
}

/** Returns false when this question exists already, or another one on the line is open. */
export async function insertQuestion(db: Database, row: typeof payQuestions.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(payQuestions).values(row).onConflictDoNothing()
  return rowCount === 1
}

interface Answer {
  answer: string
  answeredAt: Date
  answeredBy: string
}

/** Returns false when it already has an answer. */
export async function answerQuestion(db: Database, questionId: string, answer: Answer): Promise<boolean> {
  const { rowCount } = await db
    .update(payQuestions)
    .set(answer)
    .where(and(eq(payQuestions.id, questionId), isNull(payQuestions.answeredAt)))
  return rowCount === 1
}

interface Page {
  page: number
  pageSize: number
}

export async function listQuestionsOf(db: Database, personId: string, query: Page) {
  const rows = await select(
    db,
    sql`where q.person_id = ${personId} order by q.asked_at desc, q.id desc ${pageClause(query)}`,
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from pay_questions where person_id = ${personId}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

interface Query extends Page {
  state?: 'open' | 'answered' | undefined
  payRunId?: string | undefined
  payslipId?: string | undefined
}

/** Open questions first, then latest first. The counts by state ignore the selected state. */
export async function listQuestions(db: Database, { state, payRunId, payslipId, ...page }: Query) {
  const within = sql.join(
    [
      sql`true`,
      ...(payRunId ? [sql`s.pay_run_id = ${payRunId}`] : []),
      ...(payslipId ? [sql`q.payslip_id = ${payslipId}`] : []),
    ],
    sql` and `,
  )
  const chosen = state ? sql` and (q.answered_at is null) = ${state === 'open'}` : sql``
  const rows = await select(
    db,
    sql`where ${within}${chosen}
      order by (q.answered_at is null) desc, q.asked_at desc, q.id desc ${pageClause(page)}`,
  )
  const [counts] = await rowsOf<{ open: number; answered: number }>(
    db,
    sql`
    select count(*) filter (where q.answered_at is null)::int as open, count(q.answered_at)::int as answered
    from pay_questions q join payslips s on s.id = q.payslip_id
    where ${within}`,
  )
  return { rows, counts: counts! }
}
