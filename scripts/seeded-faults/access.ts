import { type Fault, inDomain } from './fault.ts'

const kind = 'access'

export const accessFaults: Fault[] = [
  {
    name: 'upload-of-another-student',
    kind,
    file: inDomain('assignments/mine/uploads.service.ts'),
    text: 'if (row?.studentId !== ctx.actor.id || row.expiresAt <= ctx.clock.now())',
    replacement: 'if (!row || row.expiresAt <= ctx.clock.now())',
    tests: ['assignments/'],
  },
  {
    name: 'submitted-file-for-any-student',
    kind,
    file: inDomain('assignments/marking/submitted-files.service.ts'),
    text: 'if (!isOwnWork(ctx.actor, file.studentId))',
    replacement: "if (ctx.actor.role !== 'student')",
    tests: ['assignments/'],
  },
  {
    name: 'mitigation-file-without-check',
    kind,
    file: inDomain('mitigation/mitigation-files.service.ts'),
    text: `    seen(ctx, await repo.findRequest(ctx.db, requestId))
    const file`,
    replacement: '    const file',
    tests: ['mitigation/'],
  },
  {
    name: 'leave-file-without-check',
    kind,
    file: inDomain('leave/leave-files.service.ts'),
    text: `  await visibleRequest(ctx, ctx.db, requestId)
  const file`,
    replacement: '  const file',
    tests: ['leave/'],
  },
  {
    name: 'photo-for-any-lecturer',
    kind,
    file: inDomain('access/session-access.service.ts'),
    text: "(actor.role === 'lecturer' && (await isRegisterStudent(db, actor.id, personId)))",
    replacement: "actor.role === 'lecturer'",
    tests: ['people/'],
  },
  {
    name: 'photo-after-leaving-class',
    kind,
    file: inDomain('access/session-access.repo.ts'),
    text: 'where e.student_id = ${studentId} and e.left_at is null and (',
    replacement: 'where e.student_id = ${studentId} and (',
    tests: ['people/', 'access/'],
  },
  {
    name: 'paper-for-anybody',
    kind,
    file: inDomain('results/papers/papers.service.ts'),
    text: "if (!row || !maySeePaper(ctx.actor, row, runs)) throw new AppError('not-found')",
    replacement: "if (!row) throw new AppError('not-found')",
    tests: ['results/'],
  },
  {
    name: 'schedule-after-leaving-class',
    kind,
    file: inDomain('access/session-access.sql.ts'),
    text: 'where student_id = ${id} and left_at is null`',
    replacement: 'where student_id = ${id}`',
    tests: ['timetable/'],
  },
  {
    name: 'dispute-withdrawn-by-classmate',
    kind,
    file: inDomain('attendance/disputes/disputes.repo.ts'),
    text: '.where(and(eq(disputes.id, disputeId), eq(disputes.studentId, studentId)))',
    replacement: '.where(eq(disputes.id, disputeId))',
    tests: ['attendance/'],
  },
  {
    name: 'data-export-of-another-person',
    kind,
    file: inDomain('my-data/my-data.service.ts'),
    text: 'if (row?.personId !== ctx.actor.id || isExpired(row, ctx.clock.now()))',
    replacement: 'if (!row || isExpired(row, ctx.clock.now()))',
    tests: ['my-data/'],
  },
  {
    name: 'seats-for-lecturers-of-other-classes',
    kind,
    file: inDomain('exams/exam-seats.service.ts'),
    text: '!canReadSeats(actor, stateOf(exam), await repo.isStaffed(db, examId, actor.id))',
    replacement: '!canReadSeats(actor, stateOf(exam), true)',
    tests: ['exams/'],
  },
  {
    name: 'auth-session-of-another-person-ended',
    kind,
    file: inDomain('accounts/sessions/sessions.repo.ts'),
    text: '.where(and(eq(sessions.personId, personId), eq(sessions.id, sessionId)))',
    replacement: '.where(eq(sessions.id, sessionId))',
    tests: ['accounts/'],
  },
  {
    name: 'payslip-before-approval',
    kind,
    file: inDomain('payroll/payslips/payslips.service.ts'),
    text: "if (!row || !mayRead(ctx.actor, row)) throw new AppError('not-found')",
    replacement: `const isTheirs = ctx.actor.role === 'admin' || row?.personId === ctx.actor.id
  if (!row || !isTheirs) throw new AppError('not-found')`,
    tests: ['payroll/'],
  },
]
