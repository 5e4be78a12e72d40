import { type Fault, inDomain } from './fault.ts'

const kind = 'audit'

export const auditFaults: Fault[] = [
  {
    name: 'dispute-decision-without-audit',
    kind,
    file: inDomain('attendance/disputes/disputes.service.ts'),
    text: `  await recordAudit(ctx, tx, {
    entity: 'dispute',
    entityId: disputeId,
    about: row.studentId,
    before: { state: 'open' },
    after: { state, words },
  })
`,
    replacement: '',
    tests: ['attendance/'],
  },
  {
    name: 'accepted-dispute-audited-apart',
    kind,
    file: inDomain('attendance/disputes/disputes.service.ts'),
    text: `  await recordAudit(ctx, tx, {
    entity: 'dispute',
    entityId: disputeId,
    about: row.studentId,
    before: { state: 'open' },
    after: { state, words },
  })
`,
    replacement: `  await recordAudit(ctx, { ...tx, db: ctx.db }, {
    entity: 'dispute',
    entityId: disputeId,
    about: row.studentId,
    before: { state: 'open' },
    after: { state, words },
  })
`,
    tests: ['attendance/'],
  },
  {
    name: 'leave-approval-audited-apart',
    kind,
    file: inDomain('leave/leave-approval.service.ts'),
    text: `      await recordAudit(ctx, tx, {
        entity: 'leave-request',
        entityId: requestId,
        about: row.personId,
        before: { status: row.status, minutes: row.minutes },
        after: { status: 'approved', sessions },
      })
`,
    replacement: `      await recordAudit(ctx, { ...tx, db: ctx.db }, {
        entity: 'leave-request',
        entityId: requestId,
        about: row.personId,
        before: { status: row.status, minutes: row.minutes },
        after: { status: 'approved', sessions },
      })
`,
    tests: ['leave/'],
  },
  {
    name: 'balance-adjustment-without-audit',
    kind,
    file: inDomain('leave/leave-balances.service.ts'),
    text: "      await recordAudit(ctx, tx, { entity: 'leave-balance', entityId: personId, after: entry })\n",
    replacement: '',
    tests: ['leave/'],
  },
  {
    name: 'archived-scheme-without-audit',
    kind,
    file: inDomain('results/schemes/grade-schemes.service.ts'),
    text: `    await recordAudit(ctx, tx, {
      entity: 'grade-scheme',
      entityId: schemeId,
      before: facts(row),
      after: { archivedAt },
    })
`,
    replacement: '',
    tests: ['results/'],
  },
  {
    name: 'payslip-read-without-audit',
    kind,
    file: inDomain('payroll/payslips/payslips.service.ts'),
    text: "  await recordView(ctx, { entity: 'payslip', entityId: payslipId, people: [row.personId] })\n",
    replacement: '',
    tests: ['payroll/'],
  },
  {
    name: 'mitigation-audit-names-no-student',
    kind,
    file: inDomain('mitigation/mitigation-decision.service.ts'),
    text: `      about: request.studentId,
      before: { status: 'pending' },`,
    replacement: "      before: { status: 'pending' },",
    tests: ['mitigation/'],
  },
  {
    name: 'sign-out-everywhere-without-audit',
    kind,
    file: inDomain('accounts/sessions/sign-ins.service.ts'),
    text: "    await recordAudit(ctx, tx, { entity: 'session', entityId: id, after: { all: true } })\n",
    replacement: '',
    tests: ['accounts/', 'audit/'],
  },
]
