import type { DeliveryProblem } from '@campanile/contract/webhooks/webhooks.ts'

/** The problem with a response; null if the receiver accepted the event. */
export function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}
