import { roleQueues, type WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { unsentMailStates } from '@campanile/contract/mail/mail.ts'
import { type SQL, sql } from 'drizzle-orm'
import { runsAllClasses } from '#domains/access/session-access.policy.ts'
import { isClassRunBy, isRunByS, taughtClasses } from '#domains/access/session-access.sql.ts'
import { ownDates, workToMarkOfA } from '#domains/assignments/assignments.sql.ts'
import { fromMissedRegisters } from '#domains/attendance/missed/missed-registers.sql.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'
import type { Actor } from '#http/context.ts'

/** The owner of the queues, and the time of reading. */
export interface Reader {
  actor: Pick<Actor, 'id' | 'role'>
  now: Date
  /** The institution's day. */
  today: string
}

interface Columns {
  id: SQL
  withinId?: SQL
  personId?: SQL
  about?: SQL
  day?: SQL
  at: SQL
  deadline?: SQL
  submissions?: SQL
  version?: SQL
}

const item = ({ id, withinId, personId, about, day, at, deadline, submissions, version }: Columns) => sql`
  select ${id} as id, ${withinId ?? sql`null`}::uuid as within_id, ${personId ?? sql`null`}::uuid as person_id,
    ${about ?? sql`null`}::text as about, ${day ?? sql`null`}::date as day, ${at} as at,
    ${deadline ?? sql`null`}::timestamptz as deadline, ${submissions ?? sql`null`}::int as submissions,
    ${version ?? sql`null`}::int as version`

// Left joins to what an item is about cost nothing where items are only counted: PostgreSQL leaves them out.
const joinSession = (sessionId: SQL) => sql`join sessions s on s.id = ${sessionId}
  left join classes k on k.id = s.class_id left join courses c on c.id = k.course_id`

/** The items of each queue. Counts, badges and lists all read these. */
const queues: Record<WaitingQueue, (reader: Reader) => SQL> = {
  mitigation: () =>
    sql`${item({
      id: sql`q.id`,
      personId: sql`q.student_id`,
      about: sql`q.title`,
      at: sql`q.request_date`,
      version: sql`q.version`,
    })} from mitigation_requests q where q.status = 'pending'`,
  leave: () =>
    sql`${item({
      id: sql`q.id`,
      personId: sql`q.person_id`,
      about: sql`t.name`,
      day: sql`q.first_day`,
      at: sql`q.submitted_at`,
      deadline: sql`(q.first_day::timestamp at time zone ${institutionZone})`,
      version: sql`q.version`,
    })} from leave_requests q left join leave_types t on t.id = q.leave_type_id where q.status = 'pending'`,
  'session-requests': () =>
    sql`${item({
      id: sql`q.id`,
      withinId: sql`q.session_id`,
      personId: sql`q.person_id`,
      about: sql`c.title`,
      at: sql`q.requested_at`,
      deadline: sql`q.session_starts_at`,
      version: sql`q.version`,
    })} from session_requests q ${joinSession(sql`q.session_id`)} where q.status = 'pending' and q.expired_at is null`,
  // Includes only submissions that are late by the student's own due date.
  'late-submissions': () => sql`${item({
    id: sql`q.student_id`,
    withinId: sql`q.assignment_id`,
    personId: sql`q.student_id`,
    about: sql`a.title`,
    at: sql`q.submitted_at`,
    version: sql`q.version`,
  })} from submissions q join assignments a on a.id = q.assignment_id
    cross join ${ownDates(sql`q.student_id`)} where q.may_await and q.submitted_at > d.due_at`,
  'face-reviews': () =>
    sql`${item({
      id: sql`q.person_id`,
      personId: sql`q.person_id`,
      at: sql`q.registered_at`,
    })} from face_reviews q`,
  'mark-sheets': () => sql`${item({
    id: sql`q.id`,
    withinId: sql`q.class_id`,
    personId: sql`q.submitted_by`,
    about: sql`coalesce(x.title, a.title)`,
    at: sql`q.submitted_at`,
  })} from mark_sheets q left join exams x on x.id = q.exam_id left join assignments a on a.id = q.assignment_id
    where q.status = 'submitted'`,
  disputes: ({ actor }) =>
    sql`${item({
      id: sql`q.id`,
      withinId: sql`q.session_id`,
      personId: sql`q.student_id`,
      about: sql`c.title`,
      at: sql`q.opened_at`,
      version: sql`q.version`,
    })} from disputes q ${joinSession(sql`q.session_id`)} where q.state = 'open' and ${isRunByS(actor)}`,
  findings: ({ actor }) =>
    sql`${item({
      id: sql`q.id`,
      about: sql`(select string_agg(distinct c.title, ', ') from attendance_finding_sides d
      ${joinSession(sql`d.session_id`)} where d.finding_id = q.id)`,
      at: sql`q.found_at`,
      version: sql`q.version`,
    })} from attendance_findings q where q.state = 'open' and ${
      runsAllClasses(actor)
        ? sql`true`
        : sql`exists (select 1 from attendance_finding_sides d join sessions s on s.id = d.session_id
          where d.finding_id = q.id and ${isRunByS(actor)})`
    }`,
  // A student who has since been recorded as present needs no decision.
  'offline-claims': ({ actor }) => sql`${item({
    id: sql`q.student_id`,
    withinId: sql`q.session_id`,
    personId: sql`q.student_id`,
    about: sql`c.title`,
    at: sql`q.received_at`,
  })} from offline_claims q ${joinSession(sql`q.session_id`)}
    where q.status = 'pending' and ${isRunByS(actor)} and not exists (select 1 from attendance_records m
      where m.session_id = q.session_id and m.student_id = q.student_id and m.status <> 'absent')`,
  'staff-corrections': () =>
    sql`${item({
      id: sql`q.id`,
      personId: sql`q.person_id`,
      day: sql`q.date`,
      at: sql`q.requested_at`,
    })} from staff_corrections q where q.status = 'pending'`,
  'pay-discrepancies': () => sql`${item({
    id: sql`q.id`,
    withinId: sql`r.id`,
    personId: sql`q.person_id`,
    about: sql`q.about`,
    at: sql`coalesce(r.computed_at, r.created_at)`,
  })} from pay_discrepancies q join pay_runs r on r.id = q.pay_run_id
    where q.decision is null and r.status in ('draft', 'computing', 'computed')`,
  'pay-questions': () =>
    sql`${item({
      id: sql`q.id`,
      withinId: sql`q.payslip_id`,
      personId: sql`q.person_id`,
      about: sql`q.line_label`,
      at: sql`q.asked_at`,
    })} from pay_questions q where q.answered_at is null`,
  mails: () =>
    sql`${item({
      id: sql`q.id`,
      personId: sql`q.person_id`,
      at: sql`q.created_at`,
    })} from mail_outbox q where q.state = any(${sql.param([...unsentMailStates])}::text[])`,
  // The rule of leave-cover.rules.ts.
  'cover-requests': ({ actor, now }) => sql`${item({
    id: sql`q.id`,
    withinId: sql`q.session_id`,
    personId: sql`l.person_id`,
    about: sql`c.title`,
    at: sql`l.submitted_at`,
    deadline: sql`s.starts_at`,
  })} from leave_proposals q join leave_requests l on l.id = q.request_id ${joinSession(sql`q.session_id`)}
    where q.colleague_id = ${actor.id} and q.answer is null and l.status = 'pending'
      and s.starts_at > ${now}::timestamptz`,
  registers: ({ actor, now, today }) =>
    sql`${item({
      id: sql`s.id`,
      about: sql`c.title`,
      at: sql`s.ends_at`,
    })} ${fromMissedRegisters(actor, now, today)}`,
  // One item for each assignment, which stays as long as a submission has no mark.
  marking: ({ actor }) => sql`${item({
    id: sql`a.id`,
    withinId: sql`a.class_id`,
    about: sql`a.title`,
    at: sql`w.oldest_at`,
    submissions: sql`w.count`,
  })} from assignments a join classes k on k.id = a.class_id and k.archived_at is null
    cross join lateral (
      select count(*)::int as count, min(s.submitted_at) as oldest_at from ${workToMarkOfA}) w
    where a.class_id in (${taughtClasses(actor.id)}) and a.published_at is not null
      and a.archived_at is null and w.count > 0`,
  // A case waits while no next step is planned, and from the day of the next step.
  cases: ({ actor, today }) => sql`${item({
    id: sql`q.id`,
    personId: sql`q.student_id`,
    about: sql`coalesce(q.next_step, c.title)`,
    day: sql`q.next_step_on`,
    at: sql`coalesce(q.next_step_on::timestamp at time zone ${institutionZone}, q.opened_at)`,
    deadline: sql`((q.next_step_on + 1)::timestamp at time zone ${institutionZone})`,
    version: sql`q.version`,
  })} from student_cases q left join classes k on k.id = q.class_id left join courses c on c.id = k.course_id
    where q.closed_at is null and ${isClassRunBy(sql`q.class_id`, actor)}
      and (q.next_step_on is null or q.next_step_on <= ${today}::date)`,
}

/** The queues that this person works through, each with the query for its items. */
export const readerQueues = (reader: Reader): [WaitingQueue, SQL][] =>
  roleQueues(reader.actor.role).map((queue) => [queue, queues[queue](reader)])
