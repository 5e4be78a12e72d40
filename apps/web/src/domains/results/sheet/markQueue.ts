// The changes of one person in a mark sheet that the server has not confirmed. Pure: sending is done
// elsewhere. A change leaves the queue only when the server confirms it, when the same value is already
// stored, or when the person discards it.

import { isSameMark, type MarkText, problemOf } from './markText.ts'

/** A cell as the server last sent it. */
export interface ServerCell {
  text: MarkText
  version: number
  /** The person who entered it last. */
  by: string | null
}

export interface Change {
  /** As typed: an invalid mark waits until it is valid. */
  text: string
  /** The version it was made from. */
  base: number
  /** Values that were sent, the latest last, whose response has not arrived or never did. */
  sent?: readonly MarkText[]
  state: 'waiting' | 'sending' | 'conflict' | 'rejected'
  /** The value that somebody else entered in the meantime. */
  theirs?: ServerCell
  /** Why the server rejected it. */
  reason?: string
}

/** Changes by student. */
export type MarkQueue = Readonly<Record<string, Change>>

/** The server's result for one cell. */
export type SaveOutcome =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; theirs: ServerCell }
  | { kind: 'rejected'; reason: string }

interface Edit {
  studentId: string
  text: string
  /** The cell as it was shown. */
  cell: ServerCell
}

export type QueueAction =
  | { type: 'edit'; edits: readonly Edit[] }
  | { type: 'send'; batch: Readonly<Record<string, MarkText>> }
  | { type: 'answer'; outcomes: Readonly<Record<string, SaveOutcome>> }
  | { type: 'fail' }
  | { type: 'read'; cells: Readonly<Record<string, ServerCell>> }
  | { type: 'resolve'; studentId: string; keep: 'mine' | 'theirs' }
  | { type: 'restore'; kept: MarkQueue }

/** A change that waits to be sent; values sent before are still known. */
const waiting = (text: string, base: number, sent?: Change['sent']): Change => ({
  text,
  base,
  state: 'waiting',
  ...(sent !== undefined && { sent }),
})

/** The server has another version than the change was based on. */
function meet(change: Change, cell: ServerCell): Change | undefined {
  if (isSameMark(cell.text, change.text)) return undefined
  // It is my own: it was written though its answer was lost, and I have typed on.
  if (change.sent?.includes(cell.text)) return waiting(change.text, cell.version)
  return { text: change.text, base: change.base, state: 'conflict', theirs: cell }
}

function edited(change: Change | undefined, text: string, cell: ServerCell): Change | undefined {
  if (!change) return isSameMark(text, cell.text) ? undefined : waiting(text, cell.version)
  // A change in progress is not cancelled: typing the old value is a new change.
  if (change.state === 'sending' || change.state === 'conflict') return { ...change, text }
  if (isSameMark(text, cell.text) && change.sent === undefined) return undefined
  return waiting(text, change.base, change.sent)
}

function answered(change: Change, outcome: SaveOutcome): Change | undefined {
  if (change.state !== 'sending') return change
  const { text, sent } = change
  const unchanged = isSameMark(text, sent?.at(-1) ?? '')
  if (outcome.kind === 'saved') return unchanged ? undefined : waiting(text, outcome.version)
  if (outcome.kind === 'conflict') return meet(change, outcome.theirs)
  // The rejection applies to the value that was sent; a value typed since gets its own attempt.
  return unchanged
    ? { text, base: change.base, state: 'rejected', reason: outcome.reason }
    : waiting(text, change.base)
}

function read(change: Change, cell: ServerCell | undefined): Change | undefined {
  if (!cell || change.state === 'sending' || cell.version <= change.base) return change
  if (change.state === 'conflict' && change.theirs && cell.version <= change.theirs.version) return change
  return meet(change, cell)
}

const resolved = ({ text, theirs }: Change, keep: 'mine' | 'theirs') =>
  keep === 'theirs' || !theirs ? undefined : waiting(text, theirs.version)

/** The queue with some of its changes replaced or removed; the same object if nothing differs. */
function withChanges(queue: MarkQueue, next: Iterable<readonly [string, Change | undefined]>): MarkQueue {
  const after: Record<string, Change> = { ...queue }
  let isSame = true
  for (const [studentId, change] of next) {
    if (change === after[studentId]) continue
    isSame = false
    if (change) after[studentId] = change
    else delete after[studentId]
  }
  return isSame ? queue : after
}

const mapped = (queue: MarkQueue, map: (change: Change, studentId: string) => Change | undefined) =>
  withChanges(
    queue,
    Object.entries(queue).map(([id, change]) => [id, map(change, id)] as const),
  )

export function reduceQueue(queue: MarkQueue, action: QueueAction): MarkQueue {
  switch (action.type) {
    case 'edit':
      return withChanges(
        queue,
        action.edits.map(({ studentId, text, cell }) => [studentId, edited(queue[studentId], text, cell)]),
      )
    case 'send':
      return mapped(queue, (change, id) => {
        const sent = action.batch[id]
        return sent === undefined || change.state !== 'waiting'
          ? change
          : { ...change, sent: [...(change.sent ?? []), sent], state: 'sending' }
      })
    case 'answer':
      return mapped(queue, (change, id) => {
        const outcome = action.outcomes[id]
        return outcome ? answered(change, outcome) : change
      })
    case 'fail':
      return mapped(queue, (change) =>
        change.state === 'sending' ? { ...change, state: 'waiting' } : change,
      )
    case 'read':
      return mapped(queue, (change, id) => read(change, action.cells[id]))
    case 'resolve': {
      const { studentId, keep } = action
      const change = queue[studentId]
      return change?.state === 'conflict' ? withChanges(queue, [[studentId, resolved(change, keep)]]) : queue
    }
    case 'restore':
      // A value typed here since is newer than the kept one.
      return { ...reduceQueue(action.kept, { type: 'fail' }), ...queue }
  }
}

/** Whether a change is not saved until the person acts at its cell. */
export const needsDecision = (change: Change | undefined, maxMark: string): boolean =>
  change?.state === 'conflict' ||
  (change?.state === 'waiting' && problemOf(change.text, maxMark) !== undefined)
