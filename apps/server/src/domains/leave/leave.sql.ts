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

export const requestColumns = sql`r.id, r.person_id as "personId",
  people.first_name || ' ' || people.last_name as "personName", people.role, people.employment_type as "employmentType",
  people.email::text as email, people.profile_image as "profileImage",
  r.status, r.leave_type_id as "leaveTypeId", t.name::text as "leaveType", t.day_minutes as "dayMinutes",
  t.file_after_days as "fileAfterDays", t.entitled_minutes as "entitledMinutes",
  r.first_day::text as "from", r.last_day::text as "to", r.part,
  to_char(r.starts_at, 'HH24:MI') as "startsAt", to_char(r.ends_at, 'HH24:MI') as "endsAt",
  lower(r.during)::text as "begins", upper(r.during)::text as "ends",
  ${minutesOfR} as minutes, ${daysOfR} as days, r.reason, ${attachmentsOfR} as attachments, r.submitted_at as "submittedAt",
  r.approved_at as "approvedAt", r.decided_at as "decidedAt", r.decided_by as "decidedById",
  decider.first_name || ' ' || decider.last_name as "decidedBy", r.rejection_reason as "rejectionReason",
  r.revoked_reason as "revokedReason", r.version`

export const requestTables = sql`leave_requests r
  join people on people.id = r.person_id
  join leave_types t on t.id = r.leave_type_id
  left join people decider on decider.id = r.decided_by`

export const requestInstants = ['submittedAt', 'approvedAt', 'decidedAt'] as const
