import type { LeaveProposalInput } from '@campanile/contract/leave/leave-request.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { leaveProposals, leaveRequests } from './leave.tables.ts'

const proposalRow = {
  id: leaveProposals.id,
  act: leaveProposals.act,
  answer: leaveProposals.answer,
  answerReason: leaveProposals.answerReason,
  answeredAt: leaveProposals.answeredAt,
  colleagueId: leaveProposals.colleagueId,
  colleague: nullable(pgType.text),
  personId: leaveRequests.personId,
  personName: pgType.text,
  requestId: leaveRequests.id,
  leaveStatus: leaveRequests.status,
  submittedAt: leaveRequests.submittedAt,
  sessionId: sessions.id,
  classId: sessions.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  room: nullable(pgType.text),
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  students: pgType.int,
}
export type ProposalRow = ShapeRow<typeof proposalRow>

const selectProposals = sql`
  select o.id, o.act, o.answer, o.answer_reason, o.answered_at, o.colleague_id,
    f.first_name || ' ' || f.last_name as colleague, r.person_id,
    p.first_name || ' ' || p.last_name as person_name, r.id as request_id, r.status as leave_status,
    r.submitted_at, s.id as session_id, s.class_id, c.code::text as course_code, c.title as course_title,
    m.name::text as room, s.starts_at, s.ends_at,
    (select count(*)::int from enrolments e where e.class_id = s.class_id and e.left_at is null) as students
  from leave_proposals o
  join leave_requests r on r.id = o.request_id
  join people p on p.id = r.person_id
  join sessions s on s.id = o.session_id
  join classes k on k.id = s.class_id
  join courses c on c.id = k.course_id
  left join people f on f.id = o.colleague_id
  left join rooms m on m.id = s.room_id`

export const listProposals = (db: Database, requestId: string) =>
  queryRows(db, proposalRow)`${selectProposals} where o.request_id = ${requestId} order by s.starts_at, o.id`

export const findProposal = (db: Database, id: string) =>
  queryRow(db, proposalRow)`${selectProposals} where o.id = ${id}`

/** The most that one page shows; nobody is asked to cover that many sessions. */
const maxCovers = 100

/** Future sessions that a colleague was asked to cover and that may still need it. */
export const listColleagueCovers = (db: Database, colleagueId: string, now: Date) =>
  queryRows(db, proposalRow)`${selectProposals} where o.colleague_id = ${colleagueId} and s.starts_at > ${now}
      and r.status in ('pending', 'approved') order by s.starts_at, o.id limit ${maxCovers}`

export async function insertProposals(
  db: Database,
  requestId: string,
  proposals: readonly LeaveProposalInput[],
): Promise<void> {
  if (proposals.length === 0) return
  await db.insert(leaveProposals).values(
    proposals.map((it) => ({
      requestId,
      sessionId: it.sessionId,
      act: it.act,
      colleagueId: it.act === 'cover' ? it.colleagueId : null,
    })),
  )
}

interface Answer {
  answer: 'accepted' | 'declined'
  reason: string | null
  at: Date
}

/** False when it was already answered. */
export async function answerProposal(db: Database, id: string, { answer, reason, at }: Answer) {
  const { rowCount } = await db.execute(sql`
    update leave_proposals set answer = ${answer}, answer_reason = ${reason}, answered_at = ${at}
    where id = ${id} and answer is null`)
  return rowCount === 1
}
