import { isDelegable, type WaitingItem, type WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { maxSelectedItems } from '@campanile/contract/insight/waiting-selection.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import { isUnanswered } from '#lib/errors.ts'
import { call, type Input } from '#lib/reads.ts'
import { useActOn } from '#lib/useAct.ts'
import { m } from './messages.ts'

/** Decisions that can be the same for items of several kinds. */
export type BulkDecision = 'accept' | 'reject'

interface Way {
  operation: OperationName
  /** Only rejections have a reason. */
  decide: (item: WaitingItem, reason: string) => Promise<unknown>
  /** What happens to this many items. */
  consequence: (input: { count: number }) => string
}

const way = <K extends OperationName>(
  operation: K,
  inputFrom: (item: WaitingItem, reason: string) => Input<K>,
  consequence: Way['consequence'],
): Way => ({ operation, decide: (item, reason) => call(operation, inputFrom(item, reason)), consequence })

/** The version that the reader has seen. */
const seen = ({ version }: WaitingItem) => version ?? 0

type Ways = Partial<Record<WaitingQueue, Way>>

/** Acceptances that need no further choice. */
const acceptances: Ways = {
  leave: way(
    'approveLeave',
    (item) => ({ requestId: item.id, version: seen(item), sessions: [] }),
    ({ count }) => m.acceptLeave({ count }),
  ),
  disputes: way(
    'acceptDispute',
    (item) => ({ disputeId: item.id, version: seen(item), status: 'present', words: null }),
    ({ count }) => m.acceptDisputes({ count }),
  ),
  findings: way(
    'settleFinding',
    (item) => ({ findingId: item.id, version: seen(item), words: null, marks: [] }),
    ({ count }) => m.acceptFindings({ count }),
  ),
  'offline-claims': way(
    'acceptClaim',
    ({ id, withinId }) => ({ sessionId: withinId ?? '', studentId: id }),
    ({ count }) => m.acceptClaims({ count }),
  ),
  'staff-corrections': way(
    'decideCorrection',
    ({ id }) => ({ correctionId: id, decision: 'accept', answer: null }),
    ({ count }) => m.acceptCorrections({ count }),
  ),
}

/** Rejections whose reason is sent to the person who asked. */
const rejections: Ways = {
  mitigation: way(
    'decideMitigation',
    (item, reason) => ({
      requestId: item.id,
      version: seen(item),
      decision: 'rejected',
      adminNotes: reason,
    }),
    ({ count }) => m.rejectMitigation({ count }),
  ),
  leave: way(
    'rejectLeave',
    (item, reason) => ({ requestId: item.id, version: seen(item), rejectionReason: reason }),
    ({ count }) => m.rejectLeave({ count }),
  ),
  'session-requests': way(
    'rejectSessionRequest',
    (item, reason) => ({ sessionRequestId: item.id, version: seen(item), rejectionReason: reason }),
    ({ count }) => m.rejectSessionRequests({ count }),
  ),
  'late-submissions': way(
    'decideLateSubmission',
    (item, reason) => ({
      assignmentId: item.withinId ?? '',
      studentId: item.id,
      version: seen(item),
      decision: 'rejected',
      reason,
    }),
    ({ count }) => m.rejectLateSubmissions({ count }),
  ),
  disputes: way(
    'declineDispute',
    (item, reason) => ({ disputeId: item.id, version: seen(item), words: reason }),
    ({ count }) => m.rejectDisputes({ count }),
  ),
  'offline-claims': way(
    'declineClaim',
    ({ id, withinId }, reason) => ({ sessionId: withinId ?? '', studentId: id, words: reason }),
    ({ count }) => m.rejectClaims({ count }),
  ),
  'staff-corrections': way(
    'decideCorrection',
    ({ id }, reason) => ({ correctionId: id, decision: 'reject', answer: reason }),
    ({ count }) => m.rejectCorrections({ count }),
  ),
}

const ways: Record<BulkDecision, Ways> = { accept: acceptances, reject: rejections }

/** Whether an item can be decided together with others. */
const canDecideUnseen = (decision: BulkDecision, { queue, person }: WaitingItem): boolean =>
  queue in ways[decision] &&
  // The leave of a lecturer is approved with a decision about each session.
  !(decision === 'accept' && queue === 'leave' && person?.role === 'lecturer')

/** What can be done with a selection, and with how many of its items. */
export const bulkCounts = (items: readonly WaitingItem[]) => {
  const delegable = items.filter(({ queue }) => isDelegable(queue)).length
  return {
    accept: items.filter((item) => canDecideUnseen('accept', item)).length,
    reject: items.filter((item) => canDecideUnseen('reject', item)).length,
    delegate: items.length <= maxSelectedItems ? delegable : 0,
  }
}

/** Whether the bulk bar has an act for an item. */
export const canSelectItem = (item: WaitingItem): boolean =>
  isDelegable(item.queue) || canDecideUnseen('accept', item) || canDecideUnseen('reject', item)

/** What happens if these items are decided, in one sentence for each kind. */
export const consequences = (decision: BulkDecision, items: readonly WaitingItem[]): string[] =>
  Object.entries(ways[decision]).flatMap(([queue, { consequence }]) => {
    const count = items.filter((item) => item.queue === queue && canDecideUnseen(decision, item)).length
    return count > 0 ? consequence({ count }) : []
  })

/** An item that was not decided, and why; without an error, because it needs a decision of its own. */
export interface LeftOutItem {
  item: WaitingItem
  error?: unknown
}

interface Asked {
  items: readonly WaitingItem[]
  reason: string
}

/**
 * Decides one item after another, because one may fail without the others. Returns those that were left out;
 * throws if a request was not answered.
 */
async function decideAll(decision: BulkDecision, { items, reason }: Asked): Promise<LeftOutItem[]> {
  const leftOut: LeftOutItem[] = []
  for (const item of items) {
    const decided = canDecideUnseen(decision, item) && ways[decision][item.queue]
    if (!decided) {
      leftOut.push({ item })
      continue
    }
    try {
      await decided.decide(item, reason)
    } catch (error) {
      // It may have been decided, and the next ones would have no response either.
      if (isUnanswered(error)) throw error
      leftOut.push({ item, error })
    }
  }
  return leftOut
}

/** Decides items of several kinds, then refetches the data that this changes. */
export const useDecideItems = (decision: BulkDecision) =>
  useActOn(
    ({ items }: Asked) => [...new Set(items.flatMap(({ queue }) => ways[decision][queue]?.operation ?? []))],
    (asked: Asked) => decideAll(decision, asked),
  )
