/**
 * The state of an upload. lost: the connection broke, and the upload resumes automatically; held: the student paused it;
 * failed: the server refused it.
 */
type UploadState = 'waiting' | 'sending' | 'lost' | 'held' | 'failed' | 'done'

export interface UploadStep {
  state: UploadState
  /** The share that has arrived, from 0 to 1. */
  share: number
  /** Why it failed. */
  problem?: string | undefined
}

export type UploadEvent =
  | { type: 'begun' | 'lost' | 'held' | 'wanted' | 'arrived' }
  | { type: 'sent'; share: number }
  | { type: 'refused'; problem: string }

/** The valid events of a state; others arrive too late and change nothing. */
const heard: Record<UploadState, readonly UploadEvent['type'][]> = {
  waiting: ['begun', 'held'],
  sending: ['sent', 'lost', 'held', 'refused', 'arrived'],
  lost: ['wanted', 'held'],
  held: ['wanted'],
  failed: ['wanted'],
  done: [],
}

/**
 * The next step after an event. Received data stays received: the bar only goes back when a file starts
 * again.
 */
export function nextUploadStep(step: UploadStep, event: UploadEvent): UploadStep {
  if (!heard[step.state].includes(event.type)) return step
  const { share } = step
  switch (event.type) {
    case 'begun':
      return { state: 'sending', share }
    case 'sent':
      return { state: 'sending', share: Math.max(share, Math.min(1, event.share)) }
    case 'lost':
      return { state: 'lost', share }
    case 'held':
      return { state: 'held', share }
    case 'wanted':
      return { state: 'waiting', share: step.state === 'failed' ? 0 : share }
    case 'refused':
      return { state: 'failed', share, problem: event.problem }
    case 'arrived':
      return { state: 'done', share: 1 }
  }
}

/** Whether it is in progress or will continue automatically. */
export const isUnderWay = ({ state }: UploadStep) =>
  state === 'waiting' || state === 'sending' || state === 'lost'
