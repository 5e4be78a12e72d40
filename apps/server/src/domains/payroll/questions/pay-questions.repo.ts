import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryOne, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { payLines, payQuestions, payRuns } from '../pay-runs.tables.ts'

const questionRow = {
  id: payQuestions.id,
  payslipId: payQuestions.payslipId,
  payLineId: payQuestions.payLineId,
  month: payRuns.month,
  lineLabel: payQuestions.lineLabel,
  lineAmount: pgType.float,
  lineKind: payQuestions.lineKind,
  currency: payRuns.currency,
  personId: payQuestions.personId,
  personName: pgType.text,
  profileImage: people.profileImage,
  question: payQuestions.question,
  askedAt: payQuestions.askedAt,
  answer: payQuestions.answer,
  answeredAt: payQuestions.answeredAt,
  answeredBy: nullable(pgType.text),
}
export type QuestionRow = ShapeRow<typeof questionRow>

const select = (db: Database, rest: SQL) =>
  queryRows(db, questionRow)`
    select q.id, q.payslip_id, q.pay_line_id, r.month,
      q.line_label, q.line_amount::float8 as line_amount, q.line_kind, r.currency,
      q.person_id, p.first_name || ' ' || p.last_name as person_name,
      p.profile_image, q.question, q.asked_at, q.answer,
      q.answered_at, a.first_name || ' ' || a.last_name as answered_by
    from pay_questions q
    join payslips s on s.id = q.payslip_id
    join pay_runs r on r.id = s.pay_run_id
    join people p on p.id = q.person_id
    left join people a on a.id = q.answered_by
    ${rest}`

export async function findQuestion(db: Database, questionId: string): Promise<QuestionRow | undefined> {
  const [row] = await select(db, sql`where q.id = ${questionId}`)
  return row
}

const lineRow = {
  label: payLines.label,
  kind: payLines.kind,
  amount: pgType.float,
}
type Line = ShapeRow<typeof lineRow>

/** A line of this payslip. */
export const findLine = (db: Database, payslipId: string, payLineId: string): Promise<Line | undefined> =>
  queryRow(db, lineRow)`
    select label, kind, amount::float8 as amount from pay_lines
    where id = ${payLineId} and payslip_id = ${payslipId}`

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

export async function listPersonQuestions(db: Database, personId: string, query: Page) {
  const rows = await select(
    db,
    sql`where q.person_id = ${personId} order by q.asked_at desc, q.id desc ${pageClause(query)}`,
  )
  const total = await countRows(db)`from pay_questions where person_id = ${personId}`
  return { rows, total }
}

interface Query extends Page {
  state?: 'open' | 'answered' | undefined
  payRunId?: string | undefined
  payslipId?: string | undefined
}

/** Open questions first, then latest first. The counts by state ignore the selected state. */
export async function listQuestions(db: Database, { state, payRunId, payslipId, ...page }: Query) {
  const within = allConditions(
    payRunId && sql`s.pay_run_id = ${payRunId}`,
    payslipId && sql`q.payslip_id = ${payslipId}`,
  )
  const chosen = state ? sql` and (q.answered_at is null) = ${state === 'open'}` : sql``
  const rows = await select(
    db,
    sql`where ${within}${chosen}
      order by (q.answered_at is null) desc, q.asked_at desc, q.id desc ${pageClause(page)}`,
  )
  const counts = await queryOne(db, { open: pgType.int, answered: pgType.int })`
    select count(*) filter (where q.answered_at is null)::int as open, count(q.answered_at)::int as answered
    from pay_questions q join payslips s on s.id = q.payslip_id
    where ${within}`
  return { rows, counts: counts }
}
