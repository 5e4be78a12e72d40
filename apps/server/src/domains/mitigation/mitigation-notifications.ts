import type { Transaction } from '#db/database.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import type { RequestRow } from './mitigation.repo.ts'
import { mitigationNotices } from './notices.messages.ts'

type Request = Pick<RequestRow, 'id' | 'studentId' | 'studentName' | 'title'>

/** Refreshes open lists of the student and of the admins. */
export const announceMitigation = (tx: Transaction, { id, studentId }: Pick<Request, 'id' | 'studentId'>) =>
  tx.announce({ event: { topic: 'mitigation', id }, people: [studentId], role: 'admin' })

/** Notifies the admins of a new request, including one that was approved automatically. */
export const notifyAdminsOfRequest = (tx: Transaction, at: Date, request: Request, autoApproved: boolean) =>
  notifyAdmins(
    tx,
    at,
    (locale) => ({
      kind: 'requests',
      type: 'info',
      title: autoApproved
        ? mitigationNotices(locale).requestApprovedAutomatically()
        : mitigationNotices(locale).newRequest(),
      message: mitigationNotices(locale).requestOf({ name: request.studentName, title: request.title }),
      priority: autoApproved ? 'low' : 'medium',
      navigationPath: `/app/mitigation?request=${request.id}`,
    }),
    request.studentId,
  )

const ownPath = ({ id }: Request) => `/app/mitigation?tab=mine&request=${id}`

/** spec.md section 8 names the status; the title and the notes make it specific to the request. */
export const notifyOfDecision = (
  tx: Transaction,
  at: Date,
  request: Request,
  { status, adminNotes }: { status: 'approved' | 'rejected'; adminNotes: string | null },
) =>
  notify(tx, at, [request.studentId], (locale) => ({
    kind: 'decisions',
    type: status === 'approved' ? 'success' : 'warning',
    title:
      status === 'approved'
        ? mitigationNotices(locale).requestApproved()
        : mitigationNotices(locale).requestRejected(),
    message: adminNotes
      ? mitigationNotices(locale).requestBecause({ title: request.title, reason: adminNotes })
      : request.title,
    priority: 'high',
    navigationPath: ownPath(request),
  }))

export const notifyOfReversal = (tx: Transaction, at: Date, request: Request, reason: string) =>
  notify(tx, at, [request.studentId], (locale) => ({
    kind: 'decisions',
    type: 'warning',
    title: mitigationNotices(locale).approvalWithdrawn(),
    message: mitigationNotices(locale).requestBecause({ title: request.title, reason }),
    priority: 'high',
    navigationPath: ownPath(request),
  }))
