import type { WaitingItem, WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import { isUnanswered } from '#lib/errors.ts'
import { call, type Input } from '#lib/reads.ts'
import { useActOn } from '#lib/useAct.ts'
import { m } from './messages.ts'

interface Acceptance {
  operation: OperationName
  accept: (item: WaitingItem) => Promise<unknown>
  /** What happens to this many items. */
  consequence: (input: { count: number }) => string
}

const acceptance = <K extends OperationName>(
  operation: K,
  inputFrom: (item: WaitingItem) => Input<K>,
  consequence: Acceptance['consequence'],
): Acceptance => ({ operation, accept: (item) => call(operation, inputFrom(item)), consequence })

/** The version that the reader has seen. */
const seen = ({ version }: WaitingItem) => version ?? 0

/** Acceptances that need no further choice, so that several items can be accepted at once. */
const acceptances: Partial<Record<WaitingQueue, Acceptance>> = {
  leave: acceptance(
    'approveLeave',
    (item) => ({ requestId: item.id, version: seen(item), sessions: [] }),
    ({ count }) => m.acceptLeave({ count }),
  ),
  disputes: acceptance(
    'acceptDispute',
    (item) => ({ disputeId: item.id, version: seen(item), status: 'present', words: null }),
    ({ count }) => m.acceptDisputes({ count }),
  ),
  findings: acceptance(
    'settleFinding',
    (item) => ({ findingId: item.id, version: seen(item), words: null, marks: [] }),
    ({ count }) => m.acceptFindings({ count }),
  ),
  'offline-claims': acceptance(
    'acceptClaim',
    ({ id, withinId }) => ({ sessionId: withinId ?? '', studentId: id }),
    ({ count }) => m.acceptClaims({ count }),
  ),
  'staff-corrections': acceptance(
    'decideCorrection',
    ({ id }) => ({ correctionId: id, decision: 'accept', answer: null }),
    ({ count }) => m.acceptCorrections({ count }),
  ),
}

/** The leave of a lecturer needs a decision about each session. */
export const canAcceptUnseen = ({ queue, person }: WaitingItem): boolean =>
  queue in acceptances && !(queue === 'leave' && person?.role === 'lecturer')

/** What happens if these items are accepted, in one sentence for each kind. */
export const consequences = (items: readonly WaitingItem[]): string[] =>
  Object.entries(acceptances).flatMap(([queue, { consequence }]) => {
    const count = items.filter((item) => item.queue === queue).length
    return count > 0 ? consequence({ count }) : []
  })

/** An item that was not accepted, and why. */
export interface LeftOutItem {
  item: WaitingItem
  error: unknown
}

/**
 * Accepts one item after another, because one may fail without the others. Returns those that were left out;
 * throws if a request was not answered.
 */
async function acceptAll(items: readonly WaitingItem[]): Promise<LeftOutItem[]> {
  const leftOut: LeftOutItem[] = []
  for (const item of items) {
    try {
      await acceptances[item.queue]?.accept(item)
    } catch (error) {
      // It may have been accepted, and the next ones would have no response either.
      if (isUnanswered(error)) throw error
      leftOut.push({ item, error })
    }
  }
  return leftOut
}

/** Accepts items of several kinds, then refetches the data that this changes. */
export const useAcceptItems = () =>
  useActOn(
    (items: readonly WaitingItem[]) => [
      ...new Set(items.flatMap(({ queue }) => acceptances[queue]?.operation ?? [])),
    ],
    acceptAll,
  )
