import type { Transaction } from '#db/database.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import type { RequestRow } from './mitigation.repo.ts'
import type { EffectWords } from './mitigation-effects.ts'
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

const ownRequestsPath = '/app/mitigation?tab=mine'
const ownPath = ({ id }: Request) => `${ownRequestsPath}&request=${id}`

/** The most changes that one notification lists. */
const maxListed = 6

/** Each change from its old to its new value, in the reader's language. */
function changeSentences(changes: readonly EffectWords[], locale: string): string[] {
  const m = mitigationNotices(locale)
  const real = changes.map((words) => words(locale)).filter(({ before, after }) => before !== after)
  const listed = real
    .slice(0, maxListed)
    .map(({ subject, before, after }) => m.changed({ subject, before, after }))
  const more = real.length - listed.length
  return more > 0 ? [...listed, m.moreChanges({ count: more })] : listed
}

interface Decision {
  status: 'approved' | 'rejected'
  adminNotes: string | null
  /** The admin who decided; null: the settings. */
  by: string | null
  changes: readonly EffectWords[]
}

function decisionSentence({ status, by: name }: Decision, title: string, locale: string): string {
  const m = mitigationNotices(locale)
  if (name === null) return m.approvedAutomatically({ title })
  return status === 'approved' ? m.approvedBy({ title, name }) : m.rejectedBy({ title, name })
}

/** spec.md section 8 names the status; the student also learns who decided, what changed, and the note. */
export const notifyOfDecision = (tx: Transaction, at: Date, request: Request, decision: Decision) =>
  notify(tx, at, [request.studentId], (locale) => ({
    kind: 'decisions',
    type: decision.status === 'approved' ? 'success' : 'warning',
    title:
      decision.status === 'approved'
        ? mitigationNotices(locale).requestApproved()
        : mitigationNotices(locale).requestRejected(),
    message: [
      decisionSentence(decision, request.title, locale),
      ...changeSentences(decision.changes, locale),
      ...(decision.adminNotes ? [mitigationNotices(locale).note({ note: decision.adminNotes })] : []),
    ].join(' '),
    priority: 'high',
    navigationPath: ownPath(request),
  }))

interface Withdrawal {
  /** The admin who reversed the approval or deleted the request. */
  by: string
  reason: string
  /** What was reversed. */
  changes: readonly EffectWords[]
}

export const notifyOfReversal = (
  tx: Transaction,
  at: Date,
  request: Request,
  { by: name, reason, changes }: Withdrawal,
) =>
  notify(tx, at, [request.studentId], (locale) => ({
    kind: 'decisions',
    type: 'warning',
    title: mitigationNotices(locale).approvalWithdrawn(),
    message: [
      mitigationNotices(locale).approvalWithdrawnBy({ title: request.title, name }),
      ...changeSentences(changes, locale),
      reasonWords(reason, locale),
    ].join(' '),
    priority: 'high',
    navigationPath: ownPath(request),
  }))

/** The request is gone, so the notification has everything about its end. */
export const notifyOfDeletion = (
  tx: Transaction,
  at: Date,
  request: Request,
  { by: name, reason, changes, keptEffects }: Withdrawal & { keptEffects: boolean },
) =>
  notify(tx, at, [request.studentId], (locale) => ({
    kind: 'decisions',
    type: 'warning',
    title: mitigationNotices(locale).requestDeleted(),
    message: [
      mitigationNotices(locale).deletedBy({ title: request.title, name }),
      ...changeSentences(changes, locale),
      ...(keptEffects ? [mitigationNotices(locale).changesKept()] : []),
      reasonWords(reason, locale),
    ].join(' '),
    priority: 'high',
    navigationPath: ownRequestsPath,
  }))
