import { sql } from 'drizzle-orm'

// Fragments shared by the repositories of this domain; they expect `leave_requests` as `r`.

/** The files of a request, in upload order. */
const attachmentsOfR = sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'type', a.type, 'size', a.size,
      'uploadedAt', a.uploaded_at) order by a.id)
    from leave_attachments a where a.request_id = r.id
  ), '[]'::jsonb)`

// Subqueries rather than joins: PostgreSQL then counts only for the rows of the page.
const minutesOfR = sql`(select coalesce(sum(d.minutes), 0)::int from leave_request_days d where d.request_id = r.id)`
const daysOfR = sql`(select count(*)::int from leave_request_days d where d.request_id = r.id)`

export const requestColumns = sql`r.id, r.person_id,
  people.first_name || ' ' || people.last_name as person_name, people.role, people.employment_type,
  people.email::text as email, people.profile_image,
  r.status, r.leave_type_id, t.name::text as leave_type, t.day_minutes, t.file_after_days, t.entitled_minutes,
  r.first_day::text as "from", r.last_day::text as "to", r.part,
  to_char(r.starts_at, 'HH24:MI') as starts_at, to_char(r.ends_at, 'HH24:MI') as ends_at,
  lower(r.during)::text as "begins", upper(r.during)::text as "ends",
  ${minutesOfR} as minutes, ${daysOfR} as days, r.reason, ${attachmentsOfR} as attachments, r.submitted_at,
  r.approved_at, r.decided_at, r.decided_by as decided_by_id,
  decider.first_name || ' ' || decider.last_name as decided_by, r.rejection_reason, r.revoked_reason, r.version`

export const requestTables = sql`leave_requests r
  join people on people.id = r.person_id
  join leave_types t on t.id = r.leave_type_id
  left join people decider on decider.id = r.decided_by`

export const requestInstants = ['submittedAt', 'approvedAt', 'decidedAt'] as const
