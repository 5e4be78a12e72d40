import { type Fault, inDomain } from './fault.ts'

const kind = 'time'

export const timeFaults: Fault[] = [
  {
    name: 'staff-day-by-utc',
    kind,
    file: inDomain('staff-attendance/day-facts.service.ts'),
    text: 'today: localDay(timeZone, clock.now()).date }',
    replacement: "today: localDay('UTC', clock.now()).date }",
    tests: ['staff-attendance/'],
  },
  {
    name: 'exams-of-last-day-left-out',
    kind,
    file: inDomain('exams/exam-lists.repo.ts'),
    text: 'to && sql`e.starts_at < ((${to}::date + 1)::timestamp at time zone ${timeZone})`,',
    replacement: 'to && sql`e.starts_at < ${beginOf(to, timeZone)}`,',
    tests: ['exams/'],
  },
  {
    name: 'late-at-the-due-moment',
    kind,
    file: inDomain('assignments/mine/my-assignments.repo.ts'),
    text: "when s.submitted_at > d.due_at then 'late'",
    replacement: "when s.submitted_at >= d.due_at then 'late'",
    tests: ['assignments/'],
  },
  {
    name: 'missing-before-grace-is-over',
    kind,
    file: inDomain('staff-attendance/board.repo.ts'),
    text: "> ${query.date}::date + ${dueAt} + make_interval(mins => shift.grace_minutes) then 'missing'",
    replacement: "> ${query.date}::date + ${dueAt} then 'missing'",
    tests: ['staff-attendance/'],
  },
  {
    name: 'schedule-by-utc-days',
    kind,
    file: inDomain('timetable/schedule.service.ts'),
    text: 'const { start, end } = daysIn(timeZone, from, to)',
    replacement: "const { start, end } = daysIn('UTC', from, to)",
    tests: ['timetable/'],
  },
  {
    name: 'claim-late-by-arrival',
    kind,
    file: inDomain('attendance/offline/claim-decisions.service.ts'),
    text: 'const status = arrivalStatus(claim.lateAfter, claim.shownAt)',
    replacement: 'const status = arrivalStatus(claim.lateAfter, claim.receivedAt)',
    tests: ['attendance/'],
  },
]
