import type { DeliveryProblem } from '@campanile/contract/webhooks/webhooks.ts'
import { m } from './messages.ts'

/** The name of an event type, which may be one of an earlier version. */
export const webhookEventWords = (type: string): string => m.event({ type: type.replaceAll(/[.-]/g, '_') })

/** The problem and its solution. */
export function problemWords(problem: DeliveryProblem, status: number | null): string {
  switch (problem) {
    case 'address-refused':
      return m.addressRefused()
    case 'no-such-host':
      return m.noSuchHost()
    case 'unreachable':
      return m.unreachable()
    case 'certificate':
      return m.certificate()
    case 'timeout':
      return m.timeout()
    case 'redirect':
      return m.redirect({ status: String(status) })
    case 'status':
      return m.status({ status: String(status) })
  }
}
