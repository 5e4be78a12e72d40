import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Action } from './actions.ts'
import type { Installation } from './installation.ts'

export interface Balance {
  acknowledged: number
  /** Acknowledged but not stored. */
  lost: number
  /** Stored more than once. */
  doubled: number
  /** Stored in part: a row without its audit event, its file or its counterpart. */
  half: number
}

/** How often an action is stored, and whether it is complete. */
interface Found {
  id: string
  times: number
  whole: boolean
}

/** Queries that return, for these ids, how often the action is stored and whether it is complete. */
const questions: Record<Action['kind'], string> = {
  'check-in': `
    select id, greatest(records, accepted)::int as times, records = accepted and records <= audited as whole
    from (
      select wanted as id, (select count(*) from attendance_records a where a.student_id = wanted) as records,
        (select count(*) from attempts t where t.person_id = wanted and t.outcome = 'accepted') as accepted,
        (select count(*) from audit_events e where e.operation = 'checkInWithFace' and e.actor_id = wanted) as audited
      from unnest($1::uuid[]) wanted) it`,
  mark: `
    select id, greatest(entries, changes)::int as times, entries = changes and entries = audited as whole
    from (
      select wanted as id, (select count(*) from mark_entries e where e.student_id = wanted and mark is not null) as entries,
        (select count(*) from mark_changes c where c.student_id = wanted) as changes,
        (select count(*) from audit_events e where e.operation = 'enterMarks' and e.mentions @> array[wanted]) as audited
      from unnest($1::uuid[]) wanted) it`,
  'hand-in': `
    select id, attempts::int as times, files = attempts and submissions = attempts and audited = attempts as whole
    from (
      select wanted as id, (select count(*) from submissions s where s.student_id = wanted) as submissions,
        (select count(*) from submissions s join submission_attempts a on a.submission_id = s.id
          where s.student_id = wanted) as attempts,
        (select count(*) from submissions s join submission_attempts a on a.submission_id = s.id
          join submission_files f on f.attempt_id = a.id where s.student_id = wanted) as files,
        (select count(*) from audit_events e where e.operation = 'submitWork' and e.actor_id = wanted) as audited
      from unnest($1::uuid[]) wanted) it`,
  leave: `
    select id, greatest(approved, taken)::int as times, approved = taken and approved = audited as whole
    from (
      select wanted as id, (select count(*) from leave_requests r where r.id = wanted and r.status = 'approved') as approved,
        (select count(*) from leave_ledger l where l.request_id = wanted and l.kind = 'taken') as taken,
        (select count(*) from audit_events e where e.operation = 'approveLeave' and e.entity_id = wanted::text) as audited
      from unnest($1::uuid[]) wanted) it`,
}

/** Counts how these actions are stored, both acknowledged ones and those without an answer. */
export async function compare(
  installation: Installation,
  actions: readonly Action[],
  acknowledged: readonly Action[],
): Promise<Balance> {
  const pool = await installation.database()
  const known = new Set(acknowledged.map(keyOf))
  const balance: Balance = { acknowledged: acknowledged.length, lost: 0, doubled: 0, half: 0 }
  try {
    for (const [kind, question] of Object.entries(questions) as [Action['kind'], string][]) {
      const ids = actions.filter((it) => it.kind === kind).map(({ id }) => id)
      const { rows } = await pool.query<Found>(question, [ids])
      for (const { id, times, whole } of rows) {
        balance.lost += times === 0 && known.has(keyOf({ kind, id })) ? 1 : 0
        balance.doubled += times > 1 ? 1 : 0
        balance.half += whole ? 0 : 1
      }
    }
    balance.half += await brokenFiles(pool, installation, actions)
    return balance
  } finally {
    await pool.end()
  }
}

const keyOf = ({ kind, id }: Pick<Action, 'kind' | 'id'>) => `${kind} ${id}`

/** Files that a row names but that are missing or differ from what was sent. */
async function brokenFiles(
  pool: pg.Pool,
  { files }: Installation,
  actions: readonly Action[],
): Promise<number> {
  const sent = new Map(actions.flatMap(({ id, sha256 }) => (sha256 ? [[id, sha256] as const] : [])))
  const { rows } = await pool.query<{ studentId: string; key: string }>(
    `select s.student_id as "studentId", f.key from submissions s
     join submission_attempts a on a.submission_id = s.id join submission_files f on f.attempt_id = a.id
     where s.student_id = any($1)`,
    [[...sent.keys()]],
  )
  let broken = 0
  for (const { studentId, key } of rows) {
    const bytes = await files.get(key)
    const hash = bytes && createHash('sha256').update(bytes).digest('hex')
    broken += hash === sent.get(studentId) ? 0 : 1
  }
  return broken
}
