import type { DeliveryProblem } from '@campanile/contract/webhooks/webhooks.ts'

/** The problem with a response; null if the receiver accepted the event. */
export function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

const noHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'])

/** Why there was no answer. */
export function deliveryProblem(error: Error & { code?: string }): DeliveryProblem {
  const { name, code = '' } = error
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timeout'
  if (noHost.has(code)) return 'no-such-host'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable'
}
