import { m } from './messages.ts'

/** An empty list of students at risk: there are none, or none are known while figures are being counted. */
export const nobodyAtRisk = (pending: number) =>
  pending > 0
    ? ({ kind: 'none', title: m.stillCounting(), text: m.stillCountingText({ pending }) } as const)
    : ({ kind: 'done', title: m.noStudentsAtRisk(), text: undefined } as const)
