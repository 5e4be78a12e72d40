import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { studentPath } from '../assignment-notifications.ts'
import type { LateRow } from './late-submissions.repo.ts'

const titles: Record<LateDecision, string> = {
  accepted: 'Late work accepted, the penalty stands',
  waived: 'Late work accepted without a penalty',
  rejected: 'Late work not accepted',
}

export const notifyOfLateDecision = (
  tx: Transaction,
  at: Date,
  { studentId, assignmentId, courseCode, title }: LateRow,
  { decision, reason }: { decision: LateDecision; reason: string | null },
) =>
  notify(tx, at, [studentId], {
    kind: 'decisions',
    type: decision === 'rejected' ? 'warning' : 'success',
    title: titles[decision],
    message: [`${courseCode}: ${title}`, reason].filter(Boolean).join(': '),
    priority: 'high',
    navigationPath: studentPath(assignmentId),
  })
