import { type SQL, sql } from 'drizzle-orm'

/**
 * When a mark in document `v` first changed after it was issued: the mark was corrected or withheld, or its
 * late penalty changed. Null when none did.
 */
export const supersededAt: SQL = sql`(select min(it.at) from (
  select c.at from verification_sheets vs join mark_changes c on c.sheet_id = vs.sheet_id
    where vs.verification_id = v.id and c.kind in ('corrected', 'withheld')
      and (v.student_id is null or c.student_id = v.student_id)
  union all
  select d.decided_at from verification_sheets vs
    join submissions s on s.assignment_id = vs.sheet_id
    join late_decisions d on d.submission_id = s.id
    where vs.verification_id = v.id and d.penalty_before <> d.penalty_after
      and (v.student_id is null or s.student_id = v.student_id)
  union all
  select m.at from verification_sheets vs
    join student_due_dates e on e.assignment_id = vs.sheet_id
    cross join lateral (values
      (e.created_at, e.penalty_before <> e.penalty_after),
      (e.reversed_at, coalesce(e.penalty_at_reversal, e.penalty_after, 0) <> e.penalty_restored)
    ) m(at, moved)
    where vs.verification_id = v.id and m.moved and (v.student_id is null or e.student_id = v.student_id)
  ) it where it.at > v.issued_at)`

/** Whether another document was issued later for the same student or class. */
export const hasNewer: SQL = sql`exists (select 1 from verifications n
  where n.kind = v.kind and n.is_draft = v.is_draft and n.revoked_at is null and n.issued_at > v.issued_at
    and (n.student_id = v.student_id or n.class_id = v.class_id))`

/** The state of a document; revoked takes precedence over superseded. */
export const paperStateSql: SQL = sql`case when v.revoked_at is not null then 'revoked'
  when ${supersededAt} is not null then 'superseded' else 'genuine' end`
