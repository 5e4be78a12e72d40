import { type Fault, inDomain } from './fault.ts'

const kind = 'version'

export const versionFaults: Fault[] = [
  {
    name: 'leave-type-over-newer-one',
    kind,
    file: inDomain('leave/leave-types.repo.ts'),
    text: 'and(eq(leaveTypes.id, id), eq(leaveTypes.version, version), isNull(leaveTypes.archivedAt))',
    replacement: 'and(eq(leaveTypes.id, id), isNull(leaveTypes.archivedAt))',
    tests: ['leave/'],
  },
  {
    name: 'mark-over-newer-mark',
    kind,
    file: inDomain('results/marks/mark-entries.repo.ts'),
    text: `
      where m.version + 1 = excluded.version
      returning`,
    replacement: `
      returning`,
    tests: ['results/'],
  },
  {
    name: 'mitigation-decided-from-old-version',
    kind,
    file: inDomain('mitigation/mitigation-decision.service.ts'),
    text: `
    if (request.version !== version) throw new AppError('edit-conflict')`,
    replacement: '',
    tests: ['mitigation/'],
  },
  {
    name: 'record-over-check-in-meanwhile',
    kind,
    file: inDomain('attendance/records/records.service.ts'),
    text: 'if (version !== undefined && (before?.version ?? null) !== version)',
    replacement: 'if (version && before?.version !== version)',
    tests: ['attendance/'],
  },
  {
    name: 'staff-correction-decided-twice',
    kind,
    file: inDomain('staff-attendance/corrections.repo.ts'),
    text: ".where(and(eq(staffCorrections.id, correctionId), eq(staffCorrections.status, 'pending')))",
    replacement: '.where(eq(staffCorrections.id, correctionId))',
    tests: ['staff-attendance/'],
  },
  {
    name: 'mitigation-files-counted-without-lock',
    kind,
    file: inDomain('mitigation/mitigation-files.service.ts'),
    text: "const request = open(ctx, await repo.lockRequest(tx.db, requestId), 'attach')",
    replacement: "const request = open(ctx, await repo.findRequest(tx.db, requestId), 'attach')",
    tests: ['mitigation/'],
  },
]
